import type { FailureReason } from '@praxora/rules/purchasing/transmission-failure';
import { it } from 'vitest';
import { expectGlossaryWords, mailValues } from '../../../testing/mail-words.ts';
import { aDocument } from './testing/a-document.ts';
import { notTransmittedMail, orderMail, testMail } from './transmission.mails.ts';

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

it('mails about transmitting orders use the words of the glossary', () => {
  expectGlossaryWords({
    notTransmittedMail: (language) =>
      (Object.keys(reasons) as FailureReason[]).map((reason) =>
        notTransmittedMail({ ...mailValues(language), reason }),
      ),
    // Vendors are written to in German.
    orderMail: (language) => (language === 'de' ? [orderMail(aDocument(1), 'X')] : []),
    testMail: (language) => (language === 'de' ? [testMail('X')] : []),
  });
});
