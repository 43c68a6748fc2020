// Stock that goes back to its vendor: it leaves without being used.
import type { UserContext } from '../../../platform/context.ts';
import { concerning, Refusal } from '../../../platform/errors.ts';
import { refuseGoneBefore } from './booking-day.ts';
import { type BookingResult, type Particulars, postAll } from './bookings.ts';
import { lockedEntries } from './locks.ts';

export interface ReturnedPart {
  readonly stockId: number;
  /** In the counting unit. */
  readonly amount: number;
}

/** An entry may come several times. */
export async function giveBack(
  context: UserContext,
  parts: readonly ReturnedPart[],
  particulars: Particulars & { readonly day: string },
): Promise<BookingResult[]> {
  const locked = await lockedEntries(
    context,
    parts.map(({ stockId }) => stockId),
  );
  await refuseGoneBefore(
    context,
    parts.flatMap(({ stockId, amount }) => {
      const row = locked.get(stockId);
      return row && row.entry.balance >= amount ? [{ ...row, amount }] : [];
    }),
    particulars.day,
  );
  const balances = new Map([...locked].map(([stockId, { entry }]) => [stockId, entry.balance]));
  return postAll(
    context,
    parts.flatMap(({ stockId, amount }) => {
      const article = locked.get(stockId)?.article;
      const available = balances.get(stockId) ?? 0;
      if (article === undefined) return [];
      if (available < amount) throw new Refusal('NOT_ENOUGH_STOCK', { available }, concerning(article));
      balances.set(stockId, available - amount);
      return [
        { article, movements: [{ stock_entry_id: stockId, kind: 'return' as const, amount: -amount }] },
      ];
    }),
    particulars,
  );
}
