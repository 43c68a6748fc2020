// All calls that are measured.
import { bookings } from './bookings.ts';
import type { Row } from './row.ts';
import { searches } from './searches.ts';
import { shopReads } from './shop-reads.ts';
import { stockReads } from './stock-reads.ts';

export const rows: readonly Row[] = [...shopReads, ...stockReads, ...searches, ...bookings];

/** Which call a turn sends; null: none of these has a share. */
export function mixRows(rows: readonly Row[]): ((turn: number) => Row) | null {
  const mix = rows.flatMap((row) => Array.from({ length: row.share ?? 0 }, () => row));
  // A prime step walks through all of them, evenly mixed.
  return mix.length === 0 ? null : (turn) => mix[(turn * 7919) % mix.length] as Row;
}
