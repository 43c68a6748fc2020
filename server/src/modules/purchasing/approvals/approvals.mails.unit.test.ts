import { it } from 'vitest';
import { expectGlossaryWords, mailValues } from '../../../testing/mail-words.ts';
import { approvedMail, rejectedMail, waitingMail } from './approvals.mails.ts';

const decided = (language: 'de' | 'en') => ({ ...mailValues(language), approver: 'X', comment: 'X' });

it('mails about approvals use the words of the glossary', () => {
  expectGlossaryWords({
    waitingMail: (language) => {
      const notice = { ...mailValues(language), buyer: 'X', limitCents: 1, countedCents: 2, at: new Date(0) };
      return [
        waitingMail({ ...notice, month: null, isOverBudget: true }),
        ...[null, { limitCents: 1, orderedCents: 2 }].map((month) =>
          waitingMail({ ...notice, month, isOverBudget: false }),
        ),
      ];
    },
    approvedMail: (language) =>
      [false, true].map((isByHand) => approvedMail({ ...decided(language), isByHand })),
    rejectedMail: (language) => [rejectedMail(decided(language))],
  });
});
