// Why an order could not be transmitted: a word the screens have a sentence for, and what the other side said.

const reasons = [
  /** Our mail server could not be reached, or took nothing for now. */
  'mail-unreachable',
  /** The vendor's address or the mail itself was refused. */
  'mail-refused',
  'webhook-unreachable',
  /** The vendor's system answered with an error of its own. */
  'webhook-error',
  /** The vendor's system refused the order. */
  'webhook-refused',
  /** The vendor's address is not one the operator allows. */
  'webhook-not-allowed',
  /** The vendor has no key to sign with. */
  'webhook-without-secret',
  'unexpected',
] as const;
export type FailureReason = (typeof reasons)[number];

export interface TransmissionFailure {
  readonly reason: FailureReason;
  readonly detail: string;
}

const longestDetail = 500;

/** In one line, cut, and without what no database keeps: the other side may send anything. */
const readable = (text: string): string =>
  text
    .slice(0, 4 * longestDetail)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .slice(0, longestDetail)
    .replace(/\p{Cs}/gu, '')
    .trim();

export const writeFailure = (reason: FailureReason, detail: string): string =>
  `${reason}: ${readable(detail)}`;

/** A text not written by `writeFailure` is read as an unexpected failure. */
export function readFailure(text: string): TransmissionFailure {
  const [word = '', ...rest] = text.split(': ');
  const reason = reasons.find((known) => known === word);
  return reason === undefined
    ? { reason: 'unexpected', detail: readable(text) }
    : { reason, detail: readable(rest.join(': ')) };
}
