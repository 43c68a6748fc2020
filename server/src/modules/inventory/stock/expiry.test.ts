// The dashboard's tile and the list of batches tell the same: every batch it counts, and its value to the cent.
import type { ExpiringBatch } from '@praxora/contract/inventory/expiry.calls';
import { addDays } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aStoreKeeper, type StoreKeeper } from '../../../testing/inventory-builders.ts';

let app: TestApp;
let me: StoreKeeper;
const today = calendarDay(new Date());
const spans = ['expired', 'under1Month', 'under3Months'] as const;

beforeAll(async () => {
  app = await startTestApp();
  me = await aStoreKeeper(app);
});
afterAll(() => app.close());

const get = async (path: string, keeper: Pick<StoreKeeper, 'send'> = me) => {
  const { status, data } = await keeper.send('GET', path);
  expect(status).toBe(200);
  return data;
};
const price = (stockId: number, cents: number | null, units: number) =>
  app.asOwner.run(
    'update stock_entry set order_unit_price_cents = $2, units_per_order_unit = $3 where id = $1',
    [stockId, cents, units],
  );

it('one row for each batch, wherever it lies, with amount and value; the first to expire first', async () => {
  const keeper = await aStoreKeeper(app);
  const [shelf, cellar] = [await keeper.aStorage(), await keeper.aStorage()];
  const article = await keeper.anArticle();
  const lot = (batchNumber: string, days: number) => ({ batchNumber, expirationDate: addDays(today, days) });
  // A third of the price each: an article is rounded once, so that its batches add up.
  for (const [amount, storage, more, cents] of [
    [2, shelf, lot('B', 10), 200],
    [1, cellar, lot('B', 10), 200],
    [4, shelf, lot('A', -1), 100],
    [5, shelf, lot('C', 40), null],
    [6, shelf, lot('D', 200), 100],
  ] as const)
    await price((await keeper.bookIn(article, amount, storage, more)).stockId, cents, 3);
  const rows = async (query: string) =>
    ((await get(`stock/expiry${query}`, keeper)).batches as ExpiringBatch[]).map((batch) => [
      batch.batchNumber,
      batch.amount,
      batch.valueCents,
      ...batch.storages.map(({ amount }) => amount).sort(),
    ]);
  expect(await rows('')).toEqual([
    ['A', 4, 133, 4],
    ['B', 3, 200, 1, 2],
    ['C', 5, null, 5],
  ]);
  expect(await rows('?span=expired')).toEqual([['A', 4, 133, 4]]);
  expect(await rows('?span=under1Month')).toEqual([['B', 3, 200, 1, 2]]);
  expect(await rows('?span=under3Months')).toHaveLength(2);
  const figures = (batches: number, valueCents: number, unpricedArticles: number) => ({
    batches,
    valueCents,
    unpricedArticles,
  });
  expect((await get('stock/expiry', keeper)).figures).toEqual({
    expired: figures(1, 133, 0),
    under1Month: figures(1, 200, 0),
    under3Months: figures(2, 200, 1),
    upTo3Months: figures(3, 333, 1),
  });
  expect((await keeper.send('GET', 'stock/expiry?span=sometime')).status).toBe(422);
  expect((await get('stock/expiry', await aStoreKeeper(app))).batches).toEqual([]);
});

it('the sum of the list is the value of the tile, whatever lies in stock', async () => {
  const [shelf, cellar] = [await me.aStorage(), await me.aStorage()];
  const articles = [await me.anArticle(), await me.anArticle(), await me.anArticle()];
  const lots = fc.sample(
    fc.record({
      article: fc.constantFrom(...articles),
      storage: fc.constantFrom(shelf, cellar),
      amount: fc.integer({ min: 1, max: 60 }),
      batchNumber: fc.constantFrom('', 'A1', 'B2'),
      days: fc.integer({ min: -40, max: 100 }),
      cents: fc.option(fc.integer({ min: 1, max: 999 })),
      units: fc.constantFrom(1, 3, 7),
    }),
    { seed: 20_261_117, numRuns: 50 },
  );
  for (const { article, storage, amount, batchNumber, days, cents, units } of lots) {
    const expirationDate = addDays(today, days);
    const { stockId } = await me.bookIn(article, amount, storage, { batchNumber, expirationDate });
    await price(stockId, cents, units);
  }
  const tile = await get('dashboard/expiry');
  for (const span of spans) {
    const { figures, batches } = await get(`stock/expiry?span=${span}`);
    expect(figures[span]).toEqual(tile[span]);
    expect(batches).toHaveLength(tile[span].batches);
    const sum = (batches as ExpiringBatch[]).reduce((cents, { valueCents }) => cents + (valueCents ?? 0), 0);
    expect(sum).toBe(tile[span].valueCents);
    expect(tile[span].batches).toBeGreaterThan(5);
  }
});
