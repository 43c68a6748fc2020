import { calendarDay } from '@praxora/rules/shared/dates';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aDevice, switchScanApp } from '../../../testing/device-builders.ts';
import { aStoreKeeper, type StoreKeeper } from '../../../testing/inventory-builders.ts';

let app: TestApp;
let keeper: StoreKeeper;
/** Counts with a handheld: for the count somebody else. */
let colleague: Awaited<ReturnType<typeof aDevice>>;
let storageId: number;
let articleId: number;
beforeAll(async () => {
  app = await startTestApp();
  keeper = await aStoreKeeper(app);
  await switchScanApp(app, keeper.user.practiceId, true);
  colleague = await aDevice(app, keeper);
});
afterAll(() => app.close());
beforeEach(async () => {
  storageId = await keeper.aStorage();
  articleId = await keeper.anArticle();
});

const start = async (more = {}) => (await keeper.send('POST', 'stocktakings', { storageId, ...more })).data;
const count = (id: number, stockId: number, counted: number | null) =>
  keeper.send('PUT', `stocktakings/${id}/entries/${stockId}`, { counted });
const countAsColleague = (id: number, stockId: number, counted: number) =>
  colleague.call('PUT', `/pro/stocktakings/${id}/entries/${stockId}`, { counted });
const book = (id: number, query = '') => keeper.send('POST', `stocktakings/${id}/book${query}`);
const recordOf = async (id: number) => (await keeper.send('GET', `stocktakings/${id}/record`)).data;
const lineOf = ({ lines }: { lines: { stockId: number }[] }, stockId: number) =>
  lines.find((line) => line.stockId === stockId);

it('shows a count whose difference is more than two billion cents', async () => {
  const { stockId } = await keeper.bookIn(articleId, 1, storageId);
  await app.asOwner.run('update stock_entry set order_unit_price_cents = 300000 where id = $1', [stockId]);
  const { id } = await start();
  expect((await count(id, stockId, 1_000_000)).status).toBe(200);
  expect(lineOf((await keeper.send('GET', `stocktakings/${id}`)).data, stockId)).toMatchObject({
    isLarge: true,
  });
});

it('keeps who counted what, and what happened, with values that add up', async () => {
  const { stockId } = await keeper.bookIn(articleId, 10, storageId, { batchNumber: 'A' });
  const { id } = await start();
  expect((await keeper.send('GET', `stocktakings/${id}/record`)).status, 'open').toBe(404);
  await count(id, stockId, 9);
  await count(id, stockId, 8);
  await keeper.send('POST', `stocktakings/${id}/pause`);
  const found = { articleId, batchNumber: 'FOUND', counted: 3 };
  expect((await keeper.send('POST', `stocktakings/${id}/found`, found)).status).toBe(200);
  expect((await keeper.send('POST', `stocktakings/${id}/found`, found)).errors.code).toBe('BATCH_IN_COUNT');
  expect(
    (await keeper.send('POST', `stocktakings/${id}/found`, { ...found, batchNumber: 'A' })).errors.code,
  ).toBe('BATCH_IN_COUNT');
  expect((await book(id)).data).toEqual({ booked: 2 });
  expect((await keeper.see(articleId)).stock).toBe(11);
  const record = await recordOf(id);
  expect(record).toMatchObject({
    state: 'booked',
    lines: [
      { batchNumber: 'A', expected: 10, counted: 8, difference: -2, isFound: false, looks: [{ counted: 8 }] },
      { batchNumber: 'FOUND', expected: 0, counted: 3, difference: 3, isFound: true },
    ],
    counters: [{ lines: 2 }],
  });
  expect(record.events.map(({ kind }: { kind: string }) => kind)).toEqual([
    'started',
    'paused',
    'continued',
    'found',
    'finished',
  ]);
  expect(record.countedCents - record.expectedCents).toBe(record.moreCents + record.lessCents);
  const { data: listed } = await keeper.send('GET', 'stocktakings');
  expect(listed[0]).toMatchObject({ id, differentCount: 2 });
});

it('leads to the movements that it booked, and to no others', async () => {
  const counted = async (amount: number) => {
    const { stockId } = await keeper.bookIn(articleId, 10, storageId);
    const { id } = await start();
    await count(id, stockId, amount);
    await book(id);
    const { movements, finishedAt } = await recordOf(id);
    const day = calendarDay(new Date(finishedAt));
    const { data } = await keeper.send(
      'GET',
      `reports/stock-movements?from=${day}&to=${day}&stocktakingId=${id}`,
    );
    expect(data.total).toBe(movements);
    return data.items.map((row: { quantity: number; kind: string }) => [row.quantity, row.kind]);
  };
  expect(await counted(7)).toEqual([[-3, 'stocktaking']]);
  expect(await counted(12)).toEqual([[2, 'stocktaking']]);
  expect(await counted(10)).toEqual([]);
  const nothing = await keeper.send('GET', 'reports/stock-movements?stocktakingId=999999999');
  expect(nothing.data.total).toBe(0);
});

it('the record is a file, too', async () => {
  const { stockId } = await keeper.bookIn(articleId, 4, storageId, { batchNumber: '=1+1' });
  const { id } = await start();
  await count(id, stockId, 5);
  await book(id);
  const file = (format: string) =>
    app.request({
      method: 'GET',
      url: `/pro/stocktakings/${id}/record/file?format=${format}&language=de`,
      headers: keeper.headers,
    });
  const csv = await file('csv');
  expect(csv.body).toContain("'=1+1");
  expect(csv.body.trim().split('\r\n')).toHaveLength(2);
  const pdf = await file('pdf');
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

describe('a blind count', () => {
  it('shows nobody a colleague’s number, and has differences counted twice', async () => {
    const { stockId } = await keeper.bookIn(articleId, 10, storageId);
    const { id } = await start({ isBlind: true });
    await countAsColleague(id, stockId, 7);
    const { data: seen } = await keeper.send('GET', `stocktakings/${id}`);
    expect(lineOf(seen, stockId)).toMatchObject({ expected: null, counted: null, difference: 0 });
    expect(JSON.stringify(seen)).not.toContain('"counted":7');
    expect((await count(id, stockId, null)).status, 'nor takes it back').toBe(200);
    expect((await book(id)).errors.code).toBe('RECOUNT_OPEN');
    const { data: asked } = await keeper.send('POST', `stocktakings/${id}/review`);
    expect(asked).toMatchObject({ isConcealed: true, lines: [{ needsRecount: true }] });
    expect((await count(id, stockId, 8)).data, 'a third look').toMatchObject({
      lines: [{ needsRecount: true, counted: null }],
    });
    expect((await count(id, stockId, 7)).data).toMatchObject({ lines: [{ needsRecount: false }] });
    const { data: shown } = await keeper.send('POST', `stocktakings/${id}/review`);
    expect(shown).toMatchObject({
      isConcealed: false,
      lines: [{ expected: 10, counted: 7, difference: -3 }],
    });
    expect((await book(id, '?anyway=true')).data).toEqual({ booked: 1 });
    const record = await recordOf(id);
    expect(record.lines[0].looks.map(({ counted }: { counted: number }) => counted)).toEqual([7, 8, 7]);
  });

  it('of which both numbers agree needs no more', async () => {
    const { stockId } = await keeper.bookIn(articleId, 10, storageId);
    const { id } = await start({ isBlind: true });
    await countAsColleague(id, stockId, 7);
    expect((await count(id, stockId, 7)).data).toMatchObject({ lines: [{ needsRecount: false }] });
    const { data } = await keeper.send('POST', `stocktakings/${id}/review`);
    expect(data).toMatchObject({ isConcealed: false, lines: [{ difference: -3 }] });
  });
});

it('large differences are counted again before they are booked', async () => {
  const { stockId } = await keeper.bookIn(articleId, 100, storageId);
  const { id } = await start();
  const { data } = await count(id, stockId, 40);
  expect(data).toMatchObject({ lines: [{ isLarge: true }] });
  await keeper.send('POST', `stocktakings/${id}/recount`, { stockIds: [stockId] });
  expect((await book(id)).errors.code).toBe('RECOUNT_OPEN');
  await count(id, stockId, 100);
  expect((await book(id)).data).toEqual({ booked: 0 });
  expect((await recordOf(id)).events.map(({ kind }: { kind: string }) => kind)).toEqual([
    'started',
    'recount',
    'settled',
    'finished',
  ]);
});

it('is not closed while a colleague counts, unless that is meant', async () => {
  const { stockId } = await keeper.bookIn(articleId, 10, storageId);
  const { id } = await start();
  await countAsColleague(id, stockId, 9);
  expect((await book(id)).errors.code).toBe('COLLEAGUE_COUNTING');
  expect((await book(id, '?anyway=true')).data).toEqual({ booked: 1 });
  expect((await countAsColleague(id, stockId, 8)).json().errors.code).toBe('STOCKTAKING_CLOSED');
});

it('permanent inventory: what was counted this year is due no more', async () => {
  const other = await keeper.anArticle();
  const { stockId } = await keeper.bookIn(articleId, 10, storageId);
  await keeper.bookIn(other, 5, storageId);
  const due = async () =>
    (await keeper.send('GET', 'stocktakings/due')).data.storages.find(
      (storage: { storageId: number }) => storage.storageId === storageId,
    );
  expect((await due()).articleIds.toSorted()).toEqual([articleId, other].toSorted());
  const { id, lines } = await start({ articleIds: [articleId] });
  expect(lines).toMatchObject([{ stockId }]);
  await count(id, stockId, 10);
  await book(id);
  expect(await due()).toMatchObject({ due: 1, articleIds: [other] });
});

it('permanent inventory goes by the fiscal year of the practice', async () => {
  const { stockId } = await keeper.bookIn(articleId, 10, storageId);
  const { id } = await start({ articleIds: [articleId] });
  await count(id, stockId, 10);
  await book(id);
  const dueNow = async () => {
    const { data } = await keeper.send('GET', 'stocktakings/due');
    const [storage] = data.storages.filter((one: { storageId: number }) => one.storageId === storageId);
    return { year: data.year, from: data.from, due: storage.due };
  };
  const today = calendarDay(new Date());
  const thisYear = Number(today.slice(0, 4));
  expect(await dueNow()).toEqual({ year: String(thisYear), from: `${thisYear}-01-01`, due: 0 });
  // The year that began with this month: a count of the month before is of the year before.
  const month = Number(today.slice(5, 7));
  await app.asOwner.run(
    `insert into invoice_accounting (practice_id, adviser_number, client_number, fiscal_year_month, account_length, expense_account)
     values ($1, 1001, 1, $2, 4, '3300')`,
    [keeper.user.practiceId, month],
  );
  const from = `${today.slice(0, 7)}-01`;
  expect(await dueNow()).toMatchObject({ from, due: 0 });
  await app.asOwner.run(
    `update stocktaking_count set counted_at = ($2::date - interval '3 hours') where practice_id = $1`,
    [keeper.user.practiceId, from],
  );
  expect(await dueNow()).toMatchObject({ from, due: 1 });
});

it('is handed over to somebody of the practice only', async () => {
  const { id } = await start();
  expect((await keeper.send('POST', `stocktakings/${id}/hand-over`, { userId: 999_999 })).status).toBe(404);
});
