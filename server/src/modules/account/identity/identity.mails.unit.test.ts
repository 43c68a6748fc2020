import { it } from 'vitest';
import { expectGlossaryWords, mailValues } from '../../../testing/mail-words.ts';
import { passwordResetMail } from './identity.mails.ts';

it('mails about logging in use the words of the glossary', () => {
  expectGlossaryWords({
    passwordResetMail: (language) => [passwordResetMail({ ...mailValues(language), minutes: 1 })],
  });
});
