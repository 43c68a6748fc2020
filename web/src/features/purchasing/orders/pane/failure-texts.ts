import type { FailureReason } from '@praxora/rules/purchasing/transmission-failure';

/** Why an order could not be transmitted, in a sentence. */
export const failureTexts = {
  'mail-unreachable': 'failure.mailUnreachable',
  'mail-refused': 'failure.mailRefused',
  'webhook-unreachable': 'failure.webhookUnreachable',
  'webhook-error': 'failure.webhookError',
  'webhook-refused': 'failure.webhookRefused',
  'webhook-not-allowed': 'failure.webhookNotAllowed',
  'webhook-without-secret': 'failure.webhookWithoutSecret',
  unexpected: 'failure.unexpected',
} as const satisfies Record<FailureReason, unknown>;

/** Text key for the failure reason in an event's detail; null if there is none. */
export function failureText(reason: unknown) {
  return typeof reason === 'string' && Object.hasOwn(failureTexts, reason)
    ? failureTexts[reason as FailureReason]
    : null;
}
