// Rows of the table that compares an invoice with orders and receipts.
import type { InvoiceDetail } from '@praxora/contract/purchasing/invoice';

export type Difference = InvoiceDetail['rows'][number]['differences'][number];

export interface MatchedLine {
  readonly key: string;
  readonly name: string;
  readonly number: string | null;
  /** Of the ordered article; null for what nobody ordered. */
  readonly picture: string | null;
  /** Place in the document; null for what it does not charge, and for its charges and total. */
  readonly lineIndex: number | null;
  readonly positionId: number | null;
  readonly ordered: number | null;
  readonly orderedCents: number | null;
  readonly received: number | null;
  readonly invoiced: number | null;
  readonly invoicedCents: number | null;
  readonly agreedCents: number | null;
  readonly differences: readonly Difference[];
}

interface Names {
  readonly charges: string;
  readonly total: string;
}

export function toMatchedLines(
  { rows, charges, total }: Pick<InvoiceDetail, 'rows' | 'charges' | 'total'>,
  language: 'de' | 'en',
  names: Names,
): MatchedLine[] {
  const lines = rows.map(
    (row, index): MatchedLine => ({
      ...row,
      key: `line-${index}`,
      name: row.orderedName?.[language] ?? row.invoicedName ?? '–',
      number: row.invoicedNumber,
      picture: row.positionId === null ? null : (row.picture ?? ''),
    }),
  );
  const whole = (key: keyof Names, row: InvoiceDetail['charges']): MatchedLine[] =>
    row === null ? [] : [{ ...nothing, key, name: names[key], ...row }];
  return [...lines, ...whole('charges', charges), ...whole('total', total)];
}

const nothing = {
  number: null,
  picture: null,
  lineIndex: null,
  positionId: null,
  ordered: null,
  orderedCents: null,
  received: null,
  invoiced: null,
};
