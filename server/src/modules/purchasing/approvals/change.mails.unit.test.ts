import { it } from 'vitest';
import { expectGlossaryWords, mailValues } from '../../../testing/mail-words.ts';
import { changedMail, replacedMail } from './change.mails.ts';

const decided = (language: 'de' | 'en') => ({ ...mailValues(language), approver: 'X', comment: 'X' });

it('mails about changed orders use the words of the glossary', () => {
  expectGlossaryWords({
    changedMail: (language) => [changedMail({ ...decided(language), beforeCents: 1 })],
    replacedMail: (language) => {
      const orders = [{ orderNumber: 'X', vendorName: 'X', netCents: 1 }];
      return [replacedMail({ ...decided(language), orders })];
    },
  });
});
