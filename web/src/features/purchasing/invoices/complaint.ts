// What of an invoice is complained about: every difference that costs something, unless it was said to be in order.
import type { InvoiceDetail } from '@praxora/contract/purchasing/invoice';
import type { Difference, MatchedLine } from './matched-lines.ts';

/** What a person says about a line: another reason, or that it is in order. */
export type Reason = Difference['kind'] | 'OK';
export type Reasons = Readonly<Record<string, Reason>>;

const told: ReadonlySet<string> = new Set(['VAT_RATE', 'NOT_INVOICED', 'PRICE_LOWER']);

export const listCounted = ({ differences }: MatchedLine): readonly Difference[] =>
  differences.filter(({ kind, cents }) => !told.has(kind) && cents !== 0);

/** Above zero where the line charges too much. */
export const sumTooMuch = (line: MatchedLine): number =>
  listCounted(line).reduce((sum, { cents }) => sum + cents, 0);

export interface ComplaintLine {
  readonly line: MatchedLine;
  /** The suggested reason, or the one that a person chose. */
  readonly kind: Difference['kind'];
  readonly cents: number;
}

/** One entry a difference; a line whose reason was chosen by hand has one for all of them. */
export const complaintLines = (lines: readonly MatchedLine[], reasons: Reasons): ComplaintLine[] =>
  lines.flatMap((line): ComplaintLine[] => {
    const counted = listCounted(line);
    const reason = reasons[line.key];
    if (counted.length === 0 || reason === 'OK') return [];
    if (reason !== undefined && reason !== counted[0]?.kind)
      return [{ line, kind: reason, cents: sumTooMuch(line) }];
    return counted.map(({ kind, cents }) => ({ line, kind, cents }));
  });

/** With the VAT of the document, in the share that it has there. */
export function withVat(
  cents: number,
  { netCents, grossCents }: Pick<InvoiceDetail, 'netCents' | 'grossCents'>,
): number {
  return netCents === null || netCents === 0 ? cents : Math.round((cents * grossCents) / netCents);
}
