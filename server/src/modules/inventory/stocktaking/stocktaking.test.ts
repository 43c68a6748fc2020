import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aDevice, switchScanApp } from '../../../testing/device-builders.ts';
import { aStoreKeeper, type StoreKeeper } from '../../../testing/inventory-builders.ts';

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

describe('two people at one line', () => {
  let anna: StoreKeeper;
  let stockId: number;
  let id: number;
  beforeEach(async () => {
    anna = await aStoreKeeper(app, { practiceId: keeper.user.practiceId });
    ({ stockId } = await keeper.bookIn(articleId, 10, storageId));
    ({ id } = await start());
  });
  const countBy = (by: StoreKeeper, body: object) =>
    by.send('PUT', `stocktakings/${id}/entries/${stockId}`, body);
  const lineFor = async (by: StoreKeeper) => (await by.send('GET', `stocktakings/${id}`)).data.lines[0];

  it('the line says who counted it and when, and whether it was oneself', async () => {
    expect(await lineFor(keeper)).toMatchObject({ countedBy: null });
    await countBy(keeper, { counted: 9 });
    const { countedBy } = await lineFor(anna);
    expect(countedBy).toMatchObject({ name: 'Anna Berg', isOwn: false });
    expect(Date.now() - Date.parse(countedBy.at)).toBeLessThan(60_000);
    expect(await lineFor(keeper)).toMatchObject({ countedBy: { isOwn: true } });
  });

  it('another number is a question, and overwrites nothing', async () => {
    await countBy(keeper, { counted: 9 });
    for (const counted of [4, null]) {
      const { status, errors } = await countBy(anna, { counted });
      expect([status, errors]).toMatchObject([
        409,
        { code: 'COUNTED_MEANWHILE', params: { who: 'Anna Berg', counted: 9 } },
      ]);
    }
    expect(await lineFor(anna)).toMatchObject({ counted: 9, countedBy: { isOwn: false } });
  });

  it('the same number is none, nor is the own one', async () => {
    await countBy(keeper, { counted: 9 });
    expect((await countBy(keeper, { counted: 8 })).status).toBe(200);
    expect((await countBy(anna, { counted: 8 })).status).toBe(200);
  });

  it('whoever has seen the other number replaces it; one that has changed since is asked about again', async () => {
    await countBy(keeper, { counted: 9 });
    expect((await countBy(anna, { counted: 4, over: 8 })).errors.code).toBe('COUNTED_MEANWHILE');
    expect((await countBy(anna, { counted: 13, over: 9 })).status).toBe(200);
    expect(await lineFor(keeper)).toMatchObject({ counted: 13, countedBy: { isOwn: false } });
    expect((await countBy(keeper, { counted: 9 })).errors.code).toBe('COUNTED_MEANWHILE');
  });

  it('what moved since the count is in the number that is asked about', async () => {
    await countBy(keeper, { counted: 9 });
    await keeper.send('POST', 'stock/consumption', { stockId, amount: 2 });
    expect((await countBy(anna, { counted: 4 })).errors.params).toMatchObject({ counted: 7 });
    expect((await countBy(anna, { counted: 4, over: 7 })).status).toBe(200);
  });

  it('a device that counted before, and sends later, is asked too; its time is that of its count', async () => {
    await switchScanApp(app, keeper.user.practiceId, true);
    const device = await aDevice(app, keeper);
    await app.asOwner.run(`update device set paired_at = now() - interval '1 day' where id = $1`, [
      device.id,
    ]);
    const scannedAt = new Date(Date.now() - 3_600_000).toISOString();
    const send = async (body: object) =>
      (await device.call('PUT', `/pro/stocktakings/${id}/entries/${stockId}`, body)).json();
    await countBy(keeper, { counted: 9 });
    expect((await send({ counted: 4, scannedAt })).errors).toMatchObject({
      code: 'COUNTED_MEANWHILE',
      params: { who: 'Anna Berg', counted: 9 },
    });
    expect((await send({ counted: 4, over: 9, scannedAt })).errors).toBeUndefined();
    expect(await lineFor(keeper)).toMatchObject({ countedBy: { name: device.name, at: scannedAt } });
    expect((await countBy(keeper, { counted: 9 })).errors.params.who).toBe(device.name);
  });
});
