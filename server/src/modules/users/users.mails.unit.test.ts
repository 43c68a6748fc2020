import { it } from 'vitest';
import { expectGlossaryWords, toldIn } from '../../testing/mail-words.ts';
import { invitationMail } from './users.mails.ts';

it('the invitation uses the words of the glossary', () => {
  expectGlossaryWords({
    invitationMail: (language) => [
      invitationMail({ ...toldIn(language), practice: 'X', invitedBy: 'X', days: 1 }),
    ],
  });
});
