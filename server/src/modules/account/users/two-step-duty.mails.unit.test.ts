import { it } from 'vitest';
import { expectGlossaryWords, mailValues } from '../../../testing/mail-words.ts';
import { twoStepDutyMail } from './two-step-duty.mails.ts';

it('the mail about two-step login uses the words of the glossary', () => {
  expectGlossaryWords({
    twoStepDutyMail: (language) => [
      twoStepDutyMail({ ...mailValues(language), practice: 'X', by: 'X', until: '2026-12-01' }),
    ],
  });
});
