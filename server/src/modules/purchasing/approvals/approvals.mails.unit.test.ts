import { it } from 'vitest';
import { expectGlossaryWords, mailValues } from '../../../testing/mail-words.ts';
import { approvedMail, rejectedMail, waitingMail } from './approvals.mails.ts';

const decided = (language: 'de' | 'en') => ({ ...mailValues(language), approver: 'X', comment: 'X' });

it('mails about approvals use the words of the glossary', () => {
  expectGlossaryWords({
    waitingMail: (language) => [
      waitingMail({ ...mailValues(language), buyer: 'X', limitCents: 1, countedCents: 2, at: new Date(0) }),
    ],
    approvedMail: (language) =>
      [false, true].map((isByHand) => approvedMail({ ...decided(language), isByHand })),
    rejectedMail: (language) => [rejectedMail(decided(language))],
  });
});
