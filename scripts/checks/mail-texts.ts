// What our mails say, for the check of the glossary's words: each is written with everything that may stand in it. Names
// and numbers that are filled in mean nothing.
import type { FailureReason } from '@praxora/rules/transmission-failure';
import {
  approvedMail,
  rejectedMail,
  waitingMail,
} from '../../server/src/modules/approvals/approvals.mails.ts';
import { passwordResetMail } from '../../server/src/modules/identity/identity.mails.ts';
import { aDocument } from '../../server/src/modules/transmission/testing/a-document.ts';
import { notTransmittedMail, orderMail } from '../../server/src/modules/transmission/transmission.mails.ts';
import type { MailContent } from '../../server/src/platform/mail/layout.ts';
import type { Texts } from './translation-texts.ts';

type Language = 'de' | 'en';

const reasons: Record<FailureReason, true> = {
  'mail-unreachable': true,
  'mail-refused': true,
  'webhook-unreachable': true,
  'webhook-error': true,
  'webhook-refused': true,
  'webhook-not-allowed': true,
  'webhook-without-secret': true,
  unexpected: true,
};

const told = (language: Language) => ({
  language,
  firstName: 'X',
  company: 'X',
  link: 'https://x.example',
  orderNumber: '1',
  vendorName: 'X',
  netCents: 1,
});
const decided = (language: Language) => ({ ...told(language), approver: 'X', comment: 'X' });

/** By the name of what writes it. */
const mails: Readonly<Record<string, (language: Language) => MailContent[]>> = {
  passwordResetMail: (language) => [passwordResetMail({ ...told(language), minutes: 1 })],
  waitingMail: (language) => [
    waitingMail({ ...told(language), buyer: 'X', limitCents: 1, countedCents: 2, at: new Date(0) }),
  ],
  approvedMail: (language) => [approvedMail(decided(language))],
  rejectedMail: (language) => [rejectedMail(decided(language))],
  notTransmittedMail: (language) =>
    (Object.keys(reasons) as FailureReason[]).map((reason) =>
      notTransmittedMail({ ...told(language), reason }),
    ),
  // Vendors are written to in German.
  orderMail: (language) => (language === 'de' ? [orderMail(aDocument(1), 'X')] : []),
};

export const writtenMails: readonly string[] = Object.keys(mails);

export function mailTexts(language: Language): Texts {
  return new Map(
    Object.entries(mails).flatMap(([name, write]) =>
      write(language).flatMap(({ subject, text }, index): [string, string][] => [
        [`mail ${name} ${index}, subject`, subject],
        [`mail ${name} ${index}`, text],
      ]),
    ),
  );
}
