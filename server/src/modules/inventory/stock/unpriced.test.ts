// Stock without a known price over HTTP: every call that tells a value says by the same rule what the value leaves out.
import { addDays } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aStoreKeeper, type StoreKeeper } from '../../../testing/inventory-builders.ts';

let app: TestApp;
let me: StoreKeeper;
/** Articles: one in stock at 0,00 €, one without a known price, one with both kinds in two storages, one without stock. */
let free: number;
let unpriced: number;
let mixed: number;
let empty: number;
let cabinet: number;
let drawer: number;
const expirationDate = addDays(calendarDay(new Date()), 5);

beforeAll(async () => {
  app = await startTestApp();
  me = await aStoreKeeper(app);
  [cabinet, drawer] = [await me.aStorage(), await me.aStorage()];
  [free, unpriced, mixed, empty] = [
    await me.anArticle(),
    await me.anArticle(),
    await me.anArticle(),
    await me.anArticle(),
  ];
  await bookIn(free, cabinet, 0);
  await bookIn(unpriced, drawer, null);
  await bookIn(mixed, cabinet, 150);
  await bookIn(mixed, drawer, null);
});
afterAll(() => app.close());

async function bookIn(articleId: number, storageId: number, priceCents: number | null): Promise<void> {
  const { stockId } = await me.bookIn(articleId, 2, storageId, { expirationDate });
  if (priceCents === null) return;
  await app.asOwner.run(
    'update stock_entry set order_unit_price_cents = $2, units_per_order_unit = 1 where id = $1',
    [stockId, priceCents],
  );
  await app.asOwner.run('update article set stock_value_cents = $2 where id = $1', [
    articleId,
    2 * priceCents,
  ]);
}

const ask = async (path: string) => (await me.send('GET', path)).data;
const unknownAmong = (items: readonly { id: number; isValueUnknown: boolean }[]) =>
  items.filter(({ isValueUnknown }) => isValueUnknown).map(({ id }) => id);

it('lists call a value unknown only where no price is known', async () => {
  const all = await ask('inventory/article/list');
  expect(all).toMatchObject({ stockValueCents: 300, unpricedArticles: 2, total: 4 });
  expect(unknownAmong(all.items)).toEqual([unpriced]);
  const shown = await Promise.all([free, unpriced, mixed, empty].map((id) => me.see(id)));
  expect(unknownAmong(shown)).toEqual([unpriced]);
  const lists = [
    await ask(`inventory/article/list/storage/${cabinet}`),
    await ask(`inventory/article/list/storage/${drawer}`),
  ];
  expect(lists.map(({ unpricedArticles }) => unpricedArticles)).toEqual([0, 2]);
  expect(lists.map(({ items }) => unknownAmong(items).sort((a, b) => a - b))).toEqual([
    [],
    [unpriced, mixed],
  ]);
});

it('a filter counts only what it leaves', async () => {
  const { data } = await me.send('GET', `inventory/article/list?search=${(await me.see(free)).name}`);
  expect(data).toMatchObject({ total: 1, unpricedArticles: 0, stockValueCents: 0 });
});

it('storages tell what their value leaves out', async () => {
  const shelf = await me.aStorage();
  const storages = await ask('storages');
  const figures = (id: number) => storages.find((storage: { id: number }) => storage.id === id);
  expect(figures(cabinet)).toMatchObject({
    stockValueCents: 300,
    isValueUnknown: false,
    unpricedArticles: 0,
  });
  expect(figures(drawer)).toMatchObject({ stockValueCents: 0, isValueUnknown: true, unpricedArticles: 2 });
  expect(figures(shelf)).toMatchObject({ stockValueCents: 0, isValueUnknown: false, unpricedArticles: 0 });
});

it('expiry, dashboard and report of the inventory name the same number of articles', async () => {
  const expected = { valueCents: 300, unpricedArticles: 2 };
  const [expiry, tile, values, report] = [
    await ask('stock/expiry?span=under1Month'),
    await ask('dashboard/expiry'),
    await ask('dashboard/stock-value'),
    await ask('reports/inventory?groupBy=storage'),
  ];
  expect(expiry.figures.under1Month).toMatchObject(expected);
  expect(tile.under1Month).toMatchObject(expected);
  expect(values.at(-1)).toMatchObject(expected);
  expect(values.at(0), 'only the current month tells it').not.toHaveProperty('unpricedArticles');
  expect(report.totals).toMatchObject({ ...expected, withoutPrice: 2 });
  expect(report.outlook.under1Month).toMatchObject(expected);
  const groups = report.groups.map((group: { id: number; unpricedArticles: number }) => [
    group.id,
    group.unpricedArticles,
  ]);
  expect(new Map(groups)).toEqual(
    new Map([
      [cabinet, 0],
      [drawer, 2],
    ]),
  );
});
