// Goods that are thrown away: they leave the stock without being used.
import type { stockCalls } from '@praxora/contract/inventory/stock.calls';
import type { BodyOf } from '@praxora/contract/shared/call';
import { isExpired } from '@praxora/rules/inventory/expiry';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { UserContext } from '../../../platform/context.ts';
import { concerning, Refusal } from '../../../platform/errors.ts';
import { type BookingResult, post } from './bookings.ts';
import { lockedEntry, lockedOpenEntries } from './locks.ts';

export async function writeOff(
  context: UserContext,
  { articleId, stockId, amount, note }: BodyOf<typeof stockCalls.writeOff>,
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
