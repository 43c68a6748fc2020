// Goods that are thrown away: they leave the stock without being used.
import type { stockCalls } from '@praxora/contract/inventory/stock.calls';
import type { BodyOf } from '@praxora/contract/shared/call';
import { isExpired } from '@praxora/rules/inventory/expiry';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { UserContext } from '../../../platform/context.ts';
import { concerning, Refusal } from '../../../platform/errors.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { type BookingResult, post, postAll } from './bookings.ts';
import { lockedEntries, lockedEntry, lockedOpenEntries } from './locks.ts';

export async function writeOff(
  context: UserContext,
  { articleId, stockId, stockIds, amount, note }: BodyOf<typeof stockCalls.writeOff>,
): Promise<BookingResult> {
  if (stockId !== undefined) {
    const { entry, article } = await lockedEntry(context, stockId);
    const { balance } = entry;
    if (balance === 0 || balance < (amount ?? 0))
      throw new Refusal('NOT_ENOUGH_STOCK', { available: balance }, concerning(article));
    return post(
      context,
      article,
      [{ stock_entry_id: stockId, kind: 'write-off', amount: -(amount ?? balance) }],
      { note },
    );
  }
  if (stockIds !== undefined) return writeOffAll(context, stockIds, note);
  if (articleId === undefined) throw new Refusal('NOT_FOUND');
  const { article, entries } = await lockedOpenEntries(context, articleId, null);
  const today = calendarDay(context.now());
  const expired = entries.filter(({ expiration_date }) => isExpired(expiration_date, today));
  if (expired.length === 0) throw new Refusal('NOT_ENOUGH_STOCK', { available: 0 }, concerning(article));
  return post(
    context,
    article,
    expired.map(({ id, balance }) => ({ stock_entry_id: id, kind: 'write-off' as const, amount: -balance })),
    { note },
  );
}

/** By one booking, so that all of it can be taken back at once. What others have emptied meanwhile refuses all. */
async function writeOffAll(
  context: UserContext,
  stockIds: readonly number[],
  note: string,
): Promise<BookingResult> {
  const locked = await lockedEntries(context, [...new Set(stockIds)]);
  for (const { entry, article } of locked.values())
    if (entry.balance === 0) throw new Refusal('NOT_ENOUGH_STOCK', { available: 0 }, concerning(article));
  const byArticle = groupBy([...locked.values()], ({ article }) => article.id);
  const booked = await postAll(
    context,
    [...byArticle.values()].flatMap((entries) => {
      const article = entries[0]?.article;
      const movements = entries.map(({ entry }) => ({
        stock_entry_id: entry.id,
        kind: 'write-off' as const,
        amount: -entry.balance,
      }));
      return article ? [{ article, movements }] : [];
    }),
    { note },
  );
  const [first] = booked;
  if (first === undefined) throw new Refusal('NOT_FOUND');
  return { ...first, entries: booked.flatMap(({ entries }) => entries) };
}
