// The day a booking is for: never one that is to come, before the practice, or on which the goods were not there.
import { addDays } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aPractice } from '../../../testing/builders.ts';
import { aDevice, switchScanApp, type TestDevice } from '../../../testing/device-builders.ts';
import { aStoreKeeper, type StoreKeeper } from '../../../testing/inventory-builders.ts';
import { closeWithSoundLedger } from '../../../testing/ledger.ts';

let app: TestApp;
let keeper: StoreKeeper;
let storageId: number;
let articleId: number;
beforeAll(async () => {
  app = await startTestApp();
  const practiceId = await aPractice(app, { since: '2025-02-03' });
  keeper = await aStoreKeeper(app, { practiceId });
  storageId = await keeper.aStorage();
});
afterAll(() => closeWithSoundLedger(app));
beforeEach(async () => {
  articleId = await keeper.anArticle();
});

const today = () => calendarDay(new Date());
const use = (body: object) => keeper.send('POST', 'stock/consumption', body);
const stockOf = async () => (await keeper.see(articleId)).stock;
/** Quantity of each entry in the inventory of a day. */
const heldOn = async (day: string): Promise<number[]> => {
  const { data } = await keeper.send('GET', `reports/inventory?asOf=${day}&articleIds=${articleId}`);
  return data.items.map(({ quantity }: { quantity: number }) => quantity);
};

describe('goods that come in', () => {
  test.each([
    ['a day to come', () => addDays(today(), 1), 'DATE_IN_FUTURE'],
    ['a day before the practice', () => '2025-02-02', 'DATE_BEFORE_PRACTICE'],
  ])('are not booked for %s', async (_, day, code) => {
    const input = { articleId, amount: 1, storageId, date: day() };
    const { status, errors } = await keeper.send('POST', 'stock/manual/input', input);
    expect([status, errors]).toMatchObject([422, [{ field: 'date', code }]]);
    expect(await stockOf()).toBe(0);
  });

  it('are booked for the first day of the practice and for today', async () => {
    await keeper.bookIn(articleId, 1, storageId, { date: '2025-02-03' });
    await keeper.bookIn(articleId, 1, storageId, { date: today() });
    expect(await stockOf()).toBe(2);
  });

  it('say a time of a scan before the practice, and are refused', async () => {
    const body = {
      articles: [{ articleId, lots: [{ quantity: 1, storageId }] }],
      scannedAt: '1999-01-01T10:00:00Z',
    };
    const { status, errors } = await keeper.send('POST', 'receiving/outside', body);
    expect([status, errors]).toMatchObject([422, [{ field: 'scannedAt', code: 'DATE_BEFORE_PRACTICE' }]]);
  });
});

describe('goods that go', () => {
  it('go on no day before they came, and on no day to come', async () => {
    const { stockId } = await keeper.bookIn(articleId, 5, storageId, { date: '2026-05-05' });
    for (const part of [{ stockId }, { articleId }]) {
      expect(await use({ ...part, amount: 1, date: '2026-05-04' })).toMatchObject({
        status: 409,
        errors: { code: 'NOT_IN_STOCK_THEN', params: { available: 0 } },
      });
      expect(await use({ ...part, amount: 1, date: addDays(today(), 1) })).toMatchObject({
        status: 422,
        errors: [{ field: 'date', code: 'DATE_IN_FUTURE' }],
      });
    }
    expect(await stockOf()).toBe(5);
    expect((await use({ stockId, amount: 1, date: '2026-05-05' })).status).toBe(200);
    expect(await heldOn('2026-05-04')).toEqual([]);
    expect(await heldOn('2026-05-05')).toEqual([4]);
  });

  it('leave nothing below zero on a later day', async () => {
    const { stockId } = await keeper.bookIn(articleId, 5, storageId, { date: '2026-05-05' });
    await use({ stockId, amount: 4, date: '2026-05-08' });
    await keeper.send('POST', 'stock/correction', { stockId, amount: 9 });
    expect(await use({ stockId, amount: 2, date: '2026-05-06' })).toMatchObject({
      status: 409,
      errors: { code: 'NOT_IN_STOCK_THEN', params: { available: 1 } },
    });
    expect((await use({ stockId, amount: 1, date: '2026-05-06' })).status).toBe(200);
    expect(await heldOn('2026-05-08')).toEqual([]);
  });

  it('are taken of what was there on the day, whatever expires first now', async () => {
    await keeper.bookIn(articleId, 2, storageId, { expirationDate: '2031-01-31', date: '2026-05-05' });
    await keeper.bookIn(articleId, 2, storageId, { expirationDate: '2030-01-31', date: '2026-06-06' });
    const { data } = await use({ articleId, amount: 1, date: '2026-05-20' });
    expect(data.entries).toMatchObject([{ balance: 1 }]);
    expect(await heldOn('2026-05-20')).toEqual([1]);
    expect((await use({ articleId, amount: 2, date: '2026-05-20' })).errors).toMatchObject({
      code: 'NOT_IN_STOCK_THEN',
      params: { available: 1 },
    });
  });

  it('were moved: for a day before that they cannot be taken where they lie now', async () => {
    const { stockId } = await keeper.bookIn(articleId, 5, storageId, { date: '2026-05-05' });
    await keeper.send('POST', 'stock/move', { stockId, amount: 5, storageId: await keeper.aStorage() });
    expect((await use({ articleId, amount: 1, date: '2026-05-06' })).errors).toMatchObject({
      code: 'NOT_IN_STOCK_THEN',
    });
    expect(await heldOn('2026-05-06')).toEqual([5]);
  });
});

describe('what a device scanned', () => {
  let device: TestDevice;
  beforeAll(async () => {
    await switchScanApp(app, keeper.user.practiceId, true);
    device = await aDevice(app, keeper);
    await app.asOwner.run(`update device set paired_at = '2026-01-01T08:00:00Z' where id = $1`, [device.id]);
  });
  const scan = async (scannedAt: string, body: object) =>
    (await device.call('POST', '/pro/stock/consumption', { ...body, scannedAt })).json();
  const lastMovement = async () =>
    (await keeper.send('GET', `inventory/article/${articleId}/movements`)).data.items[0];

  it('keeps its day where the goods were there', async () => {
    await keeper.bookIn(articleId, 5, storageId, { date: '2026-05-05' });
    const { data } = await scan('2026-05-07T10:00:00Z', { articleId, amount: 1 });
    expect(data.stock).toBe(4);
    expect(await lastMovement()).toMatchObject({ happenedOn: '2026-05-07' });
  });

  it('is booked for the day the goods came, where that was later; the time of the scan stays', async () => {
    const { stockId } = await keeper.bookIn(articleId, 5, storageId, { date: '2026-05-09' });
    const { data } = await scan('2026-05-07T10:00:00Z', { stockId, amount: 1 });
    expect(data.stock).toBe(4);
    expect(await lastMovement()).toMatchObject({
      happenedOn: '2026-05-09',
      scannedAt: '2026-05-07T10:00:00.000Z',
    });
    expect(await heldOn('2026-05-08')).toEqual([]);
  });

  it('is never before its pairing, nor after its arrival', async () => {
    await keeper.bookIn(articleId, 5, storageId, { date: '2025-05-05' });
    await scan('1999-05-07T10:00:00Z', { articleId, amount: 1 });
    expect(await lastMovement()).toMatchObject({ happenedOn: '2026-01-01' });
    await scan('2099-05-07T10:00:00Z', { articleId, amount: 1 });
    expect(await lastMovement()).toMatchObject({ happenedOn: today() });
  });
});

it('what was taken for a past day comes back for that day', async () => {
  const { stockId } = await keeper.bookIn(articleId, 5, storageId, { date: '2026-05-05' });
  const { data } = await use({ stockId, amount: 5, date: '2026-05-06' });
  expect(await heldOn('2026-05-06')).toEqual([]);
  await keeper.send('POST', `stock/undo/${data.bookingId}`);
  expect(await heldOn('2026-05-06')).toEqual([5]);
});

describe('goods that a scan of a day before moves', () => {
  const scanned = (day: string) => `${day}T10:00:00Z`;
  // What was taken back today was not there in between.
  const movedAndBack = async (call: string, body: (stockId: number) => object) => {
    const { stockId } = await keeper.bookIn(articleId, 10, storageId, { date: '2026-05-05' });
    const move = async (day: string) =>
      (await keeper.send('POST', call, { ...body(stockId), scannedAt: scanned(day) })).data as {
        bookingId: string;
      };
    const { bookingId } = await move('2026-06-01');
    expect((await keeper.send('POST', `stock/undo/${bookingId}`)).status).toBe(200);
    await move('2026-05-20');
    const movements = (await keeper.send('GET', `inventory/article/${articleId}/movements`)).data.items;
    return movements
      .filter(({ kind }: { kind: string }) => kind === 'move')
      .map(({ happenedOn }: { happenedOn: string }) => happenedOn);
  };

  it('move when the ledger knows of them', async () => {
    const other = await keeper.aStorage();
    const days = await movedAndBack('stock/moves', (stockId) => ({ moves: [{ stockId, storageId: other }] }));
    expect(new Set(days)).toEqual(new Set([today(), '2026-06-01']));
  });

  it('are opened when the ledger knows of them', async () => {
    articleId = await keeper.anArticle({ documentation: { useWithinDays: 28 } });
    const days = await movedAndBack('stock/open', (stockId) => ({ stockId }));
    // One package of several was opened each time.
    expect(days).toContain('2026-06-01');
  });
});
