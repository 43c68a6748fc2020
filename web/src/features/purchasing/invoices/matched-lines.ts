// Rows of the table that compares an invoice with orders and receipts.
import type { InvoiceDetail } from '@praxora/contract/purchasing/invoice';

type Difference = InvoiceDetail['rows'][number]['differences'][number];

export interface MatchedLine {
  readonly key: string;
  readonly name: string;
  readonly number: string | null;
  readonly ordered: number | null;
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
      key: `line-${index}`,
      name: row.orderedName?.[language] ?? row.invoicedName ?? '–',
      number: row.invoicedNumber,
      ordered: row.ordered,
      received: row.received,
      invoiced: row.invoiced,
      invoicedCents: row.invoicedCents,
      agreedCents: row.agreedCents,
      differences: row.differences,
    }),
  );
  const whole = (key: keyof Names, row: InvoiceDetail['charges']): MatchedLine[] =>
    row === null
      ? []
      : [{ key, name: names[key], number: null, ordered: null, received: null, invoiced: null, ...row }];
  return [...lines, ...whole('charges', charges), ...whole('total', total)];
}
