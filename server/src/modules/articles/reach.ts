// How long the stock of articles lasts at the rate it was used.
import { calendarDay } from '@praxora/rules/dates';
import { lastsUntil, usedPerWorkingDay } from '@praxora/rules/reach';
import type { UserContext } from '../../platform/context.ts';
import { listUsedIn90Days } from './articles.repository.ts';

/** By article: the last working day its stock suffices for; null where it is not used, or for years. */
export async function reachOf(
  { tx, now }: Pick<UserContext, 'tx' | 'now'>,
  articles: readonly { readonly id: number; readonly stock: number }[],
): Promise<ReadonlyMap<number, string | null>> {
  const today = calendarDay(now());
  const used = await listUsedIn90Days(
    tx,
    articles.map(({ id }) => id),
    today,
  );
  return new Map(
    articles.map(({ id, stock }) => [id, lastsUntil(stock, usedPerWorkingDay(used.get(id) ?? 0), today)]),
  );
}
