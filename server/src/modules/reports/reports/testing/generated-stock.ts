// A practice with a past: lots with and without price, moved, used, corrected, taken back and booked for earlier days; of two vendors, for
// two cost centers and of one category and none.
import { addDays } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import fc from 'fast-check';
import type { TestApp } from '../../../../testing/app.ts';
import { aVendor } from '../../../../testing/catalog-builders.ts';
import type { StoreKeeper } from '../../../../testing/inventory-builders.ts';
import { lastClockChanges } from './clock-changes.ts';

export interface RawMovement {
  readonly id: number;
  readonly booking: string;
  readonly article: number;
  readonly entry: number;
  readonly kind: string;
  readonly reversed: string | null;
  readonly amount: number;
  readonly day: string;
  readonly bookedOn: string;
  readonly storage: number;
  readonly category: number | null;
  readonly vendor: number | null;
  readonly costCenter: number | null;
  readonly batch: string;
  readonly expiry: string | null;
  readonly price: number | null;
  readonly units: number;
}

const seed = 20_261_116;

export async function generateStock(app: TestApp, me: StoreKeeper, count = 40): Promise<void> {
  const today = calendarDay(new Date());
  const { spring, autumn } = lastClockChanges(today);
  const aroundAutumn = [-1, 0, 6].map((days) => addDays(autumn, days)).filter((day) => day <= today);
  const [shelf, cellar] = [await me.aStorage(), await me.aStorage()];
  const articles = [await me.anArticle(), await me.anArticle(), await me.anArticle()];
  const vendors = [await aVendor(app), await aVendor(app), null];
  await placeArticles(app, me.user.practiceId, articles);
  const lots = fc.sample(
    fc.record({
      article: fc.constantFrom(...articles),
      amount: fc.integer({ min: 4, max: 60 }),
      date: fc.oneof(
        fc.integer({ min: 0, max: 400 }).map((days) => addDays(today, -days)),
        fc.constantFrom(...[-1, 0].map((days) => addDays(spring, days)), ...aroundAutumn),
      ),
      batchNumber: fc.constantFrom('', 'A1', 'B2'),
      expirationDate: fc.option(fc.integer({ min: -40, max: 250 }).map((days) => addDays(today, days))),
      type: fc.constantFrom('CORRECTION', 'INCOMING_GOODS_FROM_OUTSIDE_ORDER'),
      price: fc.option(fc.integer({ min: 1, max: 999 })),
      units: fc.constantFrom(1, 3, 7),
      vendor: fc.constantFrom(...vendors),
      place: fc.constantFrom(shelf, shelf, cellar),
      next: fc.constantFrom('move', 'moveBack', 'use', 'useBack', 'correct', 'nothing'),
    }),
    { seed, numRuns: count },
  );
  for (const { article, amount, price, units, vendor, place, next, ...more } of lots) {
    const { stockId } = await me.bookIn(article, amount, place, more);
    await app.asOwner.run(
      'update stock_entry set order_unit_price_cents = $2, units_per_order_unit = $3, vendor_id = $4 where id = $1',
      [stockId, price, units, vendor],
    );
    const date = addDays(more.date, Math.min(20, (Date.parse(today) - Date.parse(more.date)) / 86_400_000));
    const storageId = place === shelf ? cellar : shelf;
    const after = await {
      move: () => me.send('POST', 'stock/move', { stockId, amount: 2, storageId }),
      moveBack: () => me.send('POST', 'stock/move', { stockId, amount: 1, storageId }),
      use: () => me.send('POST', 'stock/consumption', { stockId, amount: 3, date }),
      useBack: () => me.send('POST', 'stock/consumption', { stockId, amount: 2, date }),
      correct: () => me.send('POST', 'stock/correction', { stockId, amount: amount + 5 }),
      nothing: async () => null,
    }[next]();
    if (next.endsWith('Back')) await me.send('POST', `stock/undo/${after?.data.bookingId}`);
  }
}

/** The first at one cost center and in a category, the second at another, the third at the standard. */
async function placeArticles(app: TestApp, practiceId: number, articles: readonly number[]): Promise<void> {
  const { asOwner } = app;
  await asOwner.run(
    `insert into practice_feature (practice_id, feature, is_active) values ($1, 'costCenters', true)`,
    [practiceId],
  );
  const centers = await asOwner.rows<{ id: number }>(
    `insert into cost_center (practice_id, number, name, is_standard)
     select $1, 'K' || n, 'Zimmer ' || n, n = 3 from generate_series(1, 3) n returning id`,
    [practiceId],
  );
  for (const [index, { id }] of centers.slice(0, 2).entries())
    await asOwner.run('update article set cost_center_id = $2 where id = $1', [articles[index], id]);
  const { product, category } = await asOwner.one<{ product: number; category: number }>(
    `select product_id as product, (select min(id) from category where parent_id is not null) as category
     from article where practice_id = $1 and id = $2`,
    [practiceId, articles[0]],
  );
  await asOwner.run('update product set category_id = $2 where id = $1', [product, category]);
}

/** The ledger as it stands there, without any reckoning. */
export async function rawMovements(app: TestApp, practiceId: number): Promise<RawMovement[]> {
  const rows = await app.asOwner.rows<Omit<RawMovement, 'bookedOn'> & { booked: Date }>(
    `select m.id::integer as id, m.booking_id as booking, m.article_id as article, m.stock_entry_id as entry, m.kind, r.kind as reversed, m.amount,
            m.happened_on as day, m.booked_at as booked, e.storage_id as storage, k.parent_id as category, e.vendor_id as vendor,
            m.cost_center_id as "costCenter", e.batch_number as batch,
            e.expiration_date as expiry, e.order_unit_price_cents as price, e.units_per_order_unit as units
     from stock_movement m join stock_entry e on e.practice_id = m.practice_id and e.id = m.stock_entry_id
     left join stock_movement r on r.practice_id = m.practice_id and r.id = m.reverses
     join article a on a.practice_id = m.practice_id and a.id = m.article_id left join product p on p.id = a.product_id left join category k on k.id = p.category_id
     where m.practice_id = $1 order by m.id`,
    [practiceId],
  );
  return rows.map(({ booked, ...row }) => ({ ...row, bookedOn: calendarDay(booked) }));
}

/** Half away from zero, as the database rounds. */
export const rounded = (value: number): number =>
  Math.sign(value) * Math.floor(Math.abs(value) + 0.5 + 1e-9) || 0;
export const movementValue = ({
  amount,
  price,
  units,
}: Pick<RawMovement, 'amount' | 'price' | 'units'>): number =>
  price === null ? 0 : (amount * price) / units;
export const sumBy = <One>(all: readonly One[], of: (one: One) => number): number =>
  all.reduce((sum, one) => sum + of(one), 0);
