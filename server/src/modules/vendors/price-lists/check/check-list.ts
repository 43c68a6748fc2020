// Which lines of a price list are looked at: all of them, those that what happened since concerns, or a corrected one.
import { calendarDay } from '@praxora/rules/shared/dates';
import type { UserContext } from '../../../../platform/context.ts';
import type { Draft, Line } from '../draft.ts';
import { listLines, listStaleLines, markRepeatedLines } from '../lines.repository.ts';
import { noteChecked } from '../price-lists.repository.ts';
import { checkLines, linesAtOnce } from './check-lines.ts';

type Checking = Pick<UserContext, 'tx' | 'now'>;

export async function checkAll(context: Checking, draft: Draft): Promise<void> {
  await checkInParts(context, draft, (afterRow) => listLines(context.tx, draft.id, afterRow, linesAtOnce));
  await markRepeatedLines(context.tx, draft.id, null);
  await noteChecked(context.tx, draft.id);
}

/** Articles come and go, and prices run out, between two looks at a list. */
export async function checkStale(context: Checking, draft: Draft): Promise<void> {
  const today = calendarDay(context.now());
  const count = await checkInParts(context, draft, (afterRow) =>
    listStaleLines(context.tx, draft.id, today, afterRow, linesAtOnce),
  );
  if (count === 0) return;
  await markRepeatedLines(context.tx, draft.id, null);
  await noteChecked(context.tx, draft.id);
}

async function checkInParts(
  context: Checking,
  draft: Draft,
  next: (afterRow: number) => Promise<Line[]>,
): Promise<number> {
  let afterRow = -1;
  for (let count = 0; ; ) {
    const lines = await next(afterRow);
    const last = lines.at(-1);
    if (last === undefined) return count;
    await checkLines(context, draft, lines);
    count += lines.length;
    afterRow = last.row;
  }
}

/** Few lines, and those that share an article with them. */
export async function recheck(context: Checking, draft: Draft, lines: readonly Line[]): Promise<void> {
  const articleIds = await checkLines(context, draft, lines);
  await markRepeatedLines(context.tx, draft.id, articleIds);
}
