// Rows of the form in which the lines of a plain PDF are typed.
import type { InvoiceDetail } from '@praxora/contract/purchasing/invoice';
import { isRefused, type NumberEntry } from '@praxora/rules/shared/number-entry';

export interface TypedRow {
  readonly key: number;
  readonly number: string;
  readonly name: string;
  readonly quantity: NumberEntry;
  /** Of the whole line, in euros. */
  readonly net: NumberEntry;
}

interface TypedLine {
  readonly number: string;
  readonly name: string;
  readonly quantity: number;
  readonly netCents: number;
}

export const emptyRow = (key: number): TypedRow => ({ key, number: '', name: '', quantity: null, net: null });

export const toRows = ({ document }: Pick<InvoiceDetail, 'document'>): TypedRow[] =>
  document.lines.map(({ number, name, quantity, netCents }, key) => ({
    ...{ key, number: number ?? '', name: name ?? '' },
    quantity: quantity === null ? null : Number(quantity),
    net: netCents === null ? null : netCents / 100,
  }));

export const isEmptyRow = ({ number, name, quantity, net }: TypedRow): boolean =>
  number.trim() === '' && name.trim() === '' && quantity === null && net === null;

/** Null: something is missing, or is no number. */
function toLine({ number, name, quantity, net }: TypedRow): TypedLine | null {
  if (name.trim() === '' || quantity === null || net === null || isRefused(quantity) || isRefused(net))
    return null;
  return { number: number.trim(), name: name.trim(), quantity, netCents: Math.round(net * 100) };
}

/** Rows left empty do not count; null while one of the others is not complete. */
export function toLines(rows: readonly TypedRow[]): TypedLine[] | null {
  const lines = rows.filter((row) => !isEmptyRow(row)).map(toLine);
  return lines.every((line) => line !== null) ? lines : null;
}

export const sumNet = (rows: readonly TypedRow[]): number =>
  rows.reduce((sum, { net }) => sum + (typeof net === 'number' ? Math.round(net * 100) : 0), 0);
