import { it } from 'vitest';
import { expectGlossaryWords, mailValues } from '../../../testing/mail-words.ts';
import { settingsChangedMail } from './clinics.mails.ts';

it('mails about approval settings use the words of the glossary', () => {
  expectGlossaryWords({
    settingsChangedMail: (language) => [
      settingsChangedMail({
        ...mailValues(language),
        practice: 'X',
        by: 'X',
        before: { spendingLimitCents: 1, monthLimitCents: null },
        after: {
          spendingLimitCents: 2,
          monthLimitCents: 3,
          approvers: [
            { name: 'X', substitute: null },
            { name: 'X', substitute: { userId: 1, name: 'X', from: '2026-01-01', until: '2026-02-01' } },
          ],
        },
      }),
    ],
  });
});
