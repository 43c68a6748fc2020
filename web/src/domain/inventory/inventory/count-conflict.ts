// Two people count one line: what the other one counted, and what becomes of both numbers.
import type { Stocktaking } from '@praxora/contract/inventory/stocktaking.calls';
import { calendarDay } from '@praxora/rules/shared/dates';
import { formatDateTime, formatTime } from '../../../lib/format.ts';

export interface OtherCount {
  readonly name: string;
  readonly at: string;
  readonly counted: number;
}

/** Null: nobody else has counted the line, or as much as this. */
export function otherCount(
  { counted: theirs, countedBy }: Pick<Stocktaking['lines'][number], 'counted' | 'countedBy'>,
  mine: number | null,
): OtherCount | null {
  if (theirs === null || countedBy === null || countedBy.isOwn || theirs === mine) return null;
  return { name: countedBy.name, at: countedBy.at, counted: theirs };
}

/** As the server refuses a count. */
export function otherCountInRefusal({
  who,
  when,
  counted,
}: Readonly<Record<string, string | number>>): OtherCount | null {
  if (typeof counted !== 'number') return null;
  return { name: String(who ?? ''), at: String(when ?? ''), counted };
}

/** The time alone where it was today. */
export const countedTime = (at: string): string =>
  calendarDay(new Date(at)) === calendarDay(new Date()) ? formatTime(at) : formatDateTime(at);
