// Stock that goes back to its vendor: it leaves without being used.
import type { UserContext } from '../../platform/context.ts';
import { concerning, Refusal } from '../../platform/errors.ts';
import { type Booked, lockedEntry, type Particulars, post } from './bookings.ts';

/** `amount` in the counting unit. */
export async function giveBack(
  context: UserContext,
  { stockId, amount }: { readonly stockId: number; readonly amount: number },
  particulars: Particulars,
): Promise<Booked> {
  const { entry, article } = await lockedEntry(context, stockId);
  if (entry.balance < amount)
    throw new Refusal('NOT_ENOUGH_STOCK', { available: entry.balance }, concerning(article));
  return post(context, article, [{ stock_entry_id: stockId, kind: 'return', amount: -amount }], particulars);
}
