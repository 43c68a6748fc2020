import { it } from 'vitest';
import { expectGlossaryWords, mailValues } from '../../../testing/mail-words.ts';
import { deactivationMail, deviceHandOverMail, invitationMail } from './users.mails.ts';

it('they use the words of the glossary', () => {
  expectGlossaryWords({
    invitationMail: (language) => [
      invitationMail({ ...mailValues(language), practice: 'X', invitedBy: 'X', days: 1 }),
    ],
    deactivationMail: (language) => [
      deactivationMail({
        ...mailValues(language),
        ...{ practice: 'X', by: 'X', blocked: ['X'], handedOver: [{ name: 'X', to: 'X' }] },
      }),
    ],
    deviceHandOverMail: (language) => [
      deviceHandOverMail({ ...mailValues(language), practice: 'X', by: 'X', from: 'X', devices: ['X'] }),
    ],
  });
});
