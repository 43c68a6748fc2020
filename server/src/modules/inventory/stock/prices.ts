// A price that was not recorded when goods came in, added later: the entry gives way to one with the price, day by day as it was.
import { randomUUID } from 'node:crypto';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { wrongFields } from '../../../platform/http/problems.ts';
import { carryBlocks } from './blocks.ts';
import { type Posting, postAll } from './bookings.ts';
import * as ledger from './ledger.repository.ts';
import { lockedEntries } from './locks.ts';
import * as repository from './prices.repository.ts';
import type { EntryRow, StockArticle } from './stock.repository.ts';

export interface AddedPrice {
  readonly stockId: number;
  readonly orderUnitPriceCents: number;
}

interface Priced {
  readonly article: StockArticle;
  readonly stockId: number;
  readonly newStockId: number;
  readonly days: readonly repository.DayOfEntry[];
}

/**
 * For every day on which the entry changed, that change is taken off it and booked on the new one: whatever day is looked at, the
 * same amount lies there, now with a price. It is no movement of goods, and counts as none.
 */
export async function addPrices(
  context: UserContext,
  prices: readonly AddedPrice[],
): Promise<{ stockId: number; newStockId: number }[]> {
  const { tx } = context;
  const stockIds = prices.map(({ stockId }) => stockId);
  const again = stockIds.findIndex((stockId, index) => stockIds.indexOf(stockId) < index);
  if (again >= 0)
    throw wrongFields([{ field: `prices.${again}.stockId`, code: 'INCORRECT_VALUE' }], { prices });
  const locked = await lockedEntries(context, stockIds);
  const days = groupBy(await repository.listDays(tx, stockIds), ({ stock_entry_id }) => stock_entry_id);
  for (const { entry } of locked.values())
    if (entry.order_unit_price_cents !== null || !days.has(entry.id)) throw new Refusal('PRICE_RECORDED');
  const wished = prices.flatMap(({ stockId, orderUnitPriceCents }) => {
    const found = locked.get(stockId);
    return found ? { ...found, orderUnitPriceCents } : [];
  });
  const newIds = await ledger.insertEntries(
    tx,
    wished.map(({ entry, orderUnitPriceCents }) => pricedEntry(entry, orderUnitPriceCents)),
  );
  await carryBlocks(
    tx,
    wished.map(({ entry }, index) => ({ entry, newStockId: newIds[index] ?? 0 })),
  );
  const priced = wished.map(
    ({ entry, article }, index): Priced => ({
      article,
      stockId: entry.id,
      newStockId: newIds[index] ?? 0,
      days: days.get(entry.id) ?? [],
    }),
  );
  // Additions first: no balance is below zero on the way.
  const bookingId = randomUUID();
  await postAll(
    context,
    postingsOf(priced, (amount) => amount > 0),
    { bookingId },
  );
  await postAll(
    context,
    postingsOf(priced, (amount) => amount < 0),
    { bookingId },
  );
  await repository.handOver(
    tx,
    priced.map(({ stockId }) => stockId),
    newIds,
  );
  return priced.map(({ stockId, newStockId }) => ({ stockId, newStockId }));
}

const pricedEntry = (entry: EntryRow, orderUnitPriceCents: number): ledger.NewEntry => ({
  article_id: entry.article_id,
  storage_id: entry.storage_id,
  batch_number: entry.batch_number,
  expiration_date: entry.expiration_date,
  price_type: 'paid',
  order_unit_price_cents: orderUnitPriceCents,
  units_per_order_unit: entry.units_per_order_unit,
  vendor_id: entry.vendor_id,
  vendor_name: entry.vendor_name,
  order_id: entry.order_id,
  received_on: entry.received_on,
  moved_from: null,
  block_reason: entry.block_reason,
  use_first: entry.use_first,
  opened_on: entry.opened_on,
});

/** Postings, one for each day of each entry. */
const postingsOf = (priced: readonly Priced[], isWanted: (amount: number) => boolean): Posting[] =>
  priced.flatMap(({ article, stockId, newStockId, days }) =>
    days.flatMap(({ day, amount }) => {
      const movements = [
        { stock_entry_id: stockId, kind: 'price' as const, amount: -amount },
        { stock_entry_id: newStockId, kind: 'price' as const, amount },
      ].filter((movement) => isWanted(movement.amount));
      return movements.length > 0 ? { article, day, movements } : [];
    }),
  );
