import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { aStoreKeeper, type StoreKeeper } from '../../testing/inventory-builders.ts';

let app: TestApp;
let keeper: StoreKeeper;
let storageId: number;
let articleId: number;
beforeAll(async () => {
  app = await startTestApp();
  keeper = await aStoreKeeper(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  storageId = await keeper.aStorage();
  articleId = await keeper.anArticle();
});

const start = async () => (await keeper.send('POST', 'stocktakings', { storageId })).data;
const count = (id: number, stockId: number, counted: number | null) =>
  keeper.send('PUT', `stocktakings/${id}/entries/${stockId}`, { counted });
const book = (id: number) => keeper.send('POST', `stocktakings/${id}/book`);
const stockOf = async () => (await keeper.see(articleId)).stock;

it('finds differences entry by entry and books them once', async () => {
  const [first, second, third] = [
    await keeper.bookIn(articleId, 10, storageId, { batchNumber: 'A' }),
    await keeper.bookIn(articleId, 5, storageId, { batchNumber: 'B' }),
    await keeper.bookIn(articleId, 3, storageId, { batchNumber: 'C' }),
  ];
  const { id, lines } = await start();
  expect(lines).toMatchObject([
    { expected: 10, counted: null, difference: 0 },
    { expected: 5 },
    { expected: 3 },
  ]);
  expect((await start()).id, 'an open count goes on').toBe(id);
  await count(id, first.stockId, 8);
  await count(id, second.stockId, 6);
  const { data } = await count(id, third.stockId, 3);
  expect(data.lines.map(({ difference }: { difference: number }) => difference)).toEqual([-2, 1, 0]);
  expect(await stockOf(), 'counting books nothing').toBe(18);
  expect((await book(id)).data).toEqual({ booked: 2 });
  expect(await stockOf()).toBe(17);
  expect((await book(id)).errors.code).toBe('STOCKTAKING_CLOSED');
  expect((await count(id, first.stockId, 1)).errors.code).toBe('STOCKTAKING_CLOSED');
  expect(await stockOf()).toBe(17);
  const { data: past } = await keeper.send('GET', `stocktakings/${id}`);
  expect(past).toMatchObject({
    state: 'booked',
    lines: [
      { expected: 10, counted: 8, difference: -2 },
      { expected: 5, counted: 6, difference: 1 },
      { expected: 3, counted: 3, difference: 0 },
    ],
  });
  const { data: listed } = await keeper.send('GET', 'stocktakings');
  expect(listed[0]).toMatchObject({ id, state: 'booked', lineCount: 3, countedCount: 3 });
});

it('tells how much a label stands for: a package, or a single unit', async () => {
  const packaging = { consumptionUnitId: 1, consumptionUnitCount: 100, orderUnitId: 2 };
  const of = (
    unitToCount: 'CONSUMPTION_UNIT' | 'ORDER_UNIT',
    unitToLabel: 'SALES_UNIT' | 'CONSUMABLE_UNIT',
  ) =>
    keeper.anArticle({
      labelConfiguration: { unitToCount, unitToLabel, consumptionPerScan: 1 },
      packagingInformation:
        unitToCount === 'ORDER_UNIT' ? { ...packaging, consumptionUnitCount: 1 } : packaging,
    });
  const entries = [
    await keeper.bookIn(await of('CONSUMPTION_UNIT', 'SALES_UNIT'), 300, storageId),
    await keeper.bookIn(await of('CONSUMPTION_UNIT', 'CONSUMABLE_UNIT'), 3, storageId),
    await keeper.bookIn(await of('ORDER_UNIT', 'SALES_UNIT'), 3, storageId),
  ];
  const { lines } = await start();
  const expected = entries.map(({ stockId, labelIds }, at) => ({
    stockId,
    labelIds: labelIds.toSorted(),
    unitsPerLabel: at === 0 ? 100 : 1,
  }));
  expect(expected.map(({ labelIds }) => labelIds.length)).toEqual([3, 3, 3]);
  expect(lines).toMatchObject(expected);
});

it('accounts for what moves between a count and its booking', async () => {
  const { stockId } = await keeper.bookIn(articleId, 10, storageId);
  const { id } = await start();
  await count(id, stockId, 8);
  await keeper.send('POST', 'stock/consumption', { stockId, amount: 3 });
  const { data } = await keeper.send('GET', `stocktakings/${id}`);
  expect(data.lines).toMatchObject([{ expected: 7, counted: 5, difference: -2 }]);
  await book(id);
  expect(await stockOf()).toBe(5);
});

it('never takes more than is left', async () => {
  const { stockId } = await keeper.bookIn(articleId, 10, storageId);
  const { id } = await start();
  await count(id, stockId, 2);
  await keeper.send('POST', 'stock/consumption', { stockId, amount: 9 });
  await book(id);
  expect(await stockOf()).toBe(0);
});

it('of two who book at once one does', async () => {
  const { stockId } = await keeper.bookIn(articleId, 10, storageId);
  const { id } = await start();
  await count(id, stockId, 9);
  const answers = await Promise.all([book(id), book(id), book(id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await stockOf()).toBe(9);
});

it('a count can be taken back, and a session discarded', async () => {
  const { stockId } = await keeper.bookIn(articleId, 4, storageId);
  const { id } = await start();
  await count(id, stockId, 1);
  expect((await count(id, stockId, null)).data.lines).toMatchObject([{ counted: null, difference: 0 }]);
  await count(id, stockId, 0);
  expect((await keeper.send('DELETE', `stocktakings/${id}`)).data).toEqual({ discarded: true });
  expect((await book(id)).errors.code).toBe('STOCKTAKING_CLOSED');
  expect(await stockOf()).toBe(4);
  expect((await start()).id).not.toBe(id);
});

it('an article deleted meanwhile does not hold up the others', async () => {
  const { stockId } = await keeper.bookIn(articleId, 1, storageId);
  const other = await keeper.anArticle();
  const kept = await keeper.bookIn(other, 5, storageId);
  const { id } = await start();
  await count(id, stockId, 3);
  await count(id, kept.stockId, 4);
  await keeper.send('POST', 'stock/consumption', { stockId, amount: 1 });
  await keeper.send('DELETE', `inventory/article/${articleId}`);
  expect((await book(id)).data).toEqual({ booked: 1 });
  expect((await keeper.see(other)).stock).toBe(4);
});

it('refuses nonsense, and what lies elsewhere or belongs to others', async () => {
  const elsewhere = await keeper.bookIn(articleId, 1, await keeper.aStorage());
  const { id } = await start();
  expect((await count(id, elsewhere.stockId, 1)).status).toBe(404);
  for (const counted of [-1, 1.5, 2_000_000])
    expect((await count(id, elsewhere.stockId, counted)).status).toBe(422);
  const stranger = await aStoreKeeper(app);
  expect((await stranger.send('GET', `stocktakings/${id}`)).status).toBe(404);
  expect((await stranger.send('POST', `stocktakings/${id}/book`)).status).toBe(404);
  expect((await stranger.send('GET', 'stocktakings')).data).toEqual([]);
});
