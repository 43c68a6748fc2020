// The heavy practice: a million movements, a cart of 300 positions, and clients that export, report, optimize and book without a pause.
import type { Client } from 'pg';
import type { Visitor } from '../../http/place.ts';
import { marketplace } from '../../http/row.ts';
import type { LoopClient } from './loops.ts';

const movements = 1_000_000;
const cartPositions = 300;
const allTime = 'preset=allTime';

export async function makeHeavy(owner: Client, practiceId: number): Promise<void> {
  await owner.query('begin');
  // The rows are consistent by construction: checking every reference, and noting every change, would take most of the time.
  await owner.query('set local session_replication_role = replica');
  // Corrections up and down again, so that every balance stays as the ledger has it.
  await owner.query(
    `insert into stock_movement (practice_id, article_id, stock_entry_id, booking_id, kind, amount, unit_to_count, unit_id, happened_on)
     select $1, e.article_id, e.id, gen_random_uuid(), 'correction', amount, 'ORDER_UNIT', 2,
       greatest(e.received_on, current_date - (n % 365)::integer)
     from (select article_id, id, received_on from stock_entry where practice_id = $1) e,
       generate_series(1, (select $2::integer / count(*) from stock_entry where practice_id = $1)) n, unnest(array[1, -1]) amount`,
    [practiceId, movements / 2],
  );
  await owner.query('delete from cart_position where practice_id = $1', [practiceId]);
  await owner.query(
    `insert into cart_position (practice_id, address_id, vendor_id, product_id, quantity)
     select $1, (select min(id) from address where practice_id = $1 and kind = 'shipping'), vendor_id, product_id, 1 + product_id % 7
     from (select distinct on (product_id) product_id, vendor_id from offer
           where practice_id is null and minimum_quantity = 1 and order_step = 1 and availability = 'available'
           order by product_id, vendor_id limit $2) o`,
    [practiceId, cartPositions],
  );
  await owner.query('commit');
  await owner.query('vacuum (analyze)');
}

/** How many clients the practice has. */
export const heavyClients = 4;

/** Each asks again as soon as it has its answer. */
export function listHeavyClients(visitors: readonly Visitor[]): LoopClient[] {
  const [exporting, reporting, optimizing, booking] = visitors as [Visitor, Visitor, Visitor, Visitor];
  return [
    {
      name: 'export of articles',
      visitor: exporting,
      ask: () => ({ method: 'GET', path: '/pro/inventory/article/export?format=xlsx' }),
    },
    {
      name: 'report over all movements',
      visitor: reporting,
      ask: (turn) => ({
        method: 'GET',
        path: `/pro/reports/${turn % 2 === 0 ? 'stock-movements' : 'consumption'}?${allTime}`,
      }),
    },
    {
      name: 'optimizer, 300 positions',
      visitor: optimizing,
      ask: (turn) => ({
        ...{ method: 'POST', path: `${marketplace}/middleware/basket/optimiser` },
        // Other parameters every time: a result that is known is not computed again.
        body: {
          data: {
            addressIds: [optimizing.place.addressId],
            controlParameters: { parcelWorthCents: turn % 100_000 },
          },
        },
      }),
    },
    {
      name: 'booking',
      visitor: booking,
      ask: (turn) => ({
        ...{ method: 'POST', path: '/pro/stock/manual/input' },
        body: {
          articleId: booking.place.articleIds[turn % booking.place.articleIds.length],
          amount: 1,
          storageId: booking.place.storageId,
        },
      }),
    },
  ];
}
