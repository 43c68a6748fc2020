import { it } from 'vitest';
import { expectGlossaryWords, toldIn } from '../../../testing/mail-words.ts';
import { passwordResetMail } from './identity.mails.ts';

it('mails about logging in use the words of the glossary', () => {
  expectGlossaryWords({
    passwordResetMail: (language) => [passwordResetMail({ ...toldIn(language), minutes: 1 })],
  });
});
