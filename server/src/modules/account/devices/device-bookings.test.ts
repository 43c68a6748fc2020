// Bookings of devices: in their own name, at the time of the scan, once, and reversible by the device itself.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { readRefusal } from '../../../testing/cart-builders.ts';
import { aDevice, type TestDevice } from '../../../testing/device-builders.ts';
import { closeWithSoundLedger } from '../../../testing/ledger.ts';
import { aReceivingDesk, type ReceivingDesk } from '../../../testing/receiving-builders.ts';

let app: TestApp;
let desk: ReceivingDesk;
let device: TestDevice;
let gloves: { productId: number; articleId: number };
let storageId: number;
let stock: { stockId: number; labelIds: string[] };

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => closeWithSoundLedger(app));
beforeEach(async () => {
  await app.asOwner.run(`delete from rate_limit where key like 'pair:%'`);
  desk = await aReceivingDesk(app);
  device = await aDevice(app, desk.keeper);
  [storageId] = desk.storages;
  gloves = await desk.anArticle({ name: 'Handschuhe' });
  stock = await desk.keeper.bookIn(gloves.articleId, 20, storageId, {
    batchNumber: 'L1',
    date: '2026-01-05',
  });
});

const use = (body: object = {}, more: Record<string, string> = {}, by = device) =>
  by.call('POST', '/pro/stock/consumption', { labelId: stock.labelIds[0], ...body }, more);
const lastMovement = async () =>
  (await desk.keeper.send('GET', `inventory/article/${gloves.articleId}/movements`)).data.items[0];
const stockLeft = async () => (await desk.keeper.see(gloves.articleId)).stock;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const pairedAgo = (minutes: number) =>
  app.asOwner.run('update device set paired_at = $2 where id = $1', [device.id, minutesAgo(minutes)]);

describe('what a device books names it', () => {
  test('in the movements and in a recall, also after it was renamed and removed', async () => {
    expect((await use()).statusCode).toBe(200);
    expect(await lastMovement()).toMatchObject({ kind: 'consumption', user: device.name, isByDevice: true });
    await desk.keeper.send('PUT', `devices/${device.id}`, { name: 'Zimmer 3', blocked: false });
    await desk.keeper.send('DELETE', `devices/${device.id}`);
    const [entry] = (await desk.keeper.send('GET', 'stock/recall?batchNumber=L1')).data;
    expect(entry.movements.map(({ user }: { user: string }) => user)).toContain('Zimmer 3');
  });

  test('on the re-order list, on what is put aside, and on a count', async () => {
    await device.call('POST', '/pro/reorder', { articleId: gloves.articleId, quantity: 2 });
    const { rows } = (await desk.keeper.send('GET', 'reorder')).data;
    expect(rows[0].put).toMatchObject({ quantity: 2, by: device.name });
    await device.call('POST', '/pro/basket/position/buffered', { articleId: gloves.articleId, quantity: 1 });
    expect((await desk.keeper.send('GET', 'basket/position/buffered')).data).toMatchObject([
      { putAsideBy: device.name },
    ]);
    const { id } = (await device.call('POST', '/pro/stocktakings', { storageId })).json().data;
    const count = `/pro/stocktakings/${id}/entries/${stock.stockId}`;
    expect((await device.call('PUT', count, { counted: 18 })).statusCode).toBe(200);
    expect((await device.call('POST', `/pro/stocktakings/${id}/book`)).json().data).toEqual({ booked: 1 });
    expect((await desk.keeper.send('GET', `stocktakings/${id}`)).data.startedBy).toBe(device.name);
    expect(await lastMovement()).toMatchObject({ kind: 'count', amount: -2, user: device.name });
  });
});

describe('a device takes back what it put there itself', () => {
  const putOn = async (quantity: number) =>
    (await device.call('POST', '/pro/reorder', { articleId: gloves.articleId, quantity })).json().data.putId;
  const takeBack = (putId: number, by = device) => by.call('DELETE', `/pro/reorder/put/${putId}`);
  const putLeft = async () =>
    (await desk.keeper.send('GET', 'reorder')).data.rows.find(
      ({ article }: { article: { id: number } }) => article.id === gloves.articleId,
    )?.put?.quantity;

  test('of the re-order list just that, once, and only while it is still there', async () => {
    await desk.keeper.send('POST', 'reorder', { articleId: gloves.articleId, quantity: 3 });
    const putId = await putOn(2);
    expect(await putLeft()).toBe(5);
    const other = await aDevice(app, desk.keeper);
    expect(readRefusal(await takeBack(putId, other))).toEqual([404, 'NOT_FOUND']);
    expect((await takeBack(putId)).statusCode).toBe(200);
    expect(await putLeft()).toBe(3);
    expect(readRefusal(await takeBack(putId))).toEqual([409, 'BOOKING_UNDONE']);
    const gone = await putOn(1);
    await desk.keeper.send('DELETE', `reorder/${gloves.articleId}`);
    expect(readRefusal(await takeBack(gone))).toEqual([409, 'REORDER_ROW_GONE']);
    expect((await takeBack(await putOn(1))).json().data).toEqual({ row: null });
  });

  test('of what is put aside its own, unless somebody has decided already', async () => {
    const aside = async (by: Pick<TestDevice, 'call'>) =>
      (
        await by.call('POST', '/pro/basket/position/buffered', { articleId: gloves.articleId, quantity: 1 })
      ).json().data.id;
    const own = await aside(device);
    const foreign = await aside(await aDevice(app, desk.keeper));
    const discard = (id: number) => device.call('DELETE', `/pro/basket/position/buffered/${id}`);
    expect(readRefusal(await discard(foreign))).toEqual([404, 'NOT_FOUND']);
    expect((await discard(own)).json().data).toEqual({ id: own });
    expect(readRefusal(await discard(own))).toEqual([409, 'BUFFERED_DISCARDED']);
    const { errors } = await desk.keeper.send('DELETE', `basket/position/buffered/${own}`);
    expect(errors.params, 'a colleague is told who was first').toEqual({ who: device.name });
  });
});

describe('what a device counts', () => {
  const start = async (): Promise<number> =>
    (await device.call('POST', '/pro/stocktakings', { storageId })).json().data.id;
  const countLabel = (id: number, labelId = '', body: object = {}, by = device) =>
    by.call('POST', `/pro/stocktakings/${id}/labels`, { labelId, ...body });
  const lineOf = async (id: number) => (await desk.keeper.send('GET', `stocktakings/${id}`)).data.lines[0];

  test('a label stands for its goods once, whoever scans it and however fast', async () => {
    const id = await start();
    const [first, second, third] = stock.labelIds;
    const answers = await Promise.all([first, second, first, third].map((label) => countLabel(id, label)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const other = await aDevice(app, desk.keeper);
    expect((await countLabel(id, second, {}, other)).json().data).toEqual({
      stockId: stock.stockId,
      counted: 3,
      wasCounted: true,
    });
    // A typed amount stands for all of it, and labels scanned before stay counted.
    await device.call('PUT', `/pro/stocktakings/${id}/entries/${stock.stockId}`, { counted: 7 });
    expect((await countLabel(id, first)).json().data).toMatchObject({ counted: 7, wasCounted: true });
    expect((await countLabel(id, stock.labelIds[5])).json().data).toMatchObject({ counted: 8 });
    // At a computer the label is named with the amount: for the device it is counted then.
    const summed = { counted: 9, over: 8, labelId: stock.labelIds[6] };
    await desk.keeper.send('PUT', `stocktakings/${id}/entries/${stock.stockId}`, summed);
    expect((await countLabel(id, stock.labelIds[6])).json().data).toMatchObject({ wasCounted: true });
    expect((await lineOf(id)).countedLabelIds).toHaveLength(5);
    await device.call('PUT', `/pro/stocktakings/${id}/entries/${stock.stockId}`, { counted: null, over: 9 });
    expect((await countLabel(id, first)).json().data).toMatchObject({ counted: 1, wasCounted: false });
  });

  test('a label of another storage or of nobody is refused, and after the end all are', async () => {
    const id = await start();
    const [, elsewhere] = desk.storages;
    const other = await desk.keeper.bookIn(gloves.articleId, 1, elsewhere, {});
    expect(readRefusal(await countLabel(id, other.labelIds[0]))).toEqual([409, 'LABEL_ELSEWHERE']);
    expect(readRefusal(await countLabel(id, 'PX000000000'))).toEqual([404, 'NOT_FOUND']);
    await device.call('POST', `/pro/stocktakings/${id}/book`);
    expect(readRefusal(await countLabel(id, stock.labelIds[0]))).toEqual([409, 'STOCKTAKING_CLOSED']);
  });

  test('is compared with what was there when it was counted, however late it is sent', async () => {
    await pairedAgo(60);
    const id = await start();
    // Counted in the cellar ten minutes ago; a colleague took two since, and booked them at once.
    const trigger = 'trigger stock_movement_is_append_only';
    await app.asOwner.run(`alter table stock_movement disable ${trigger}`);
    const early = [stock.stockId, minutesAgo(30)];
    await app.asOwner.run('update stock_movement set booked_at = $2 where stock_entry_id = $1', early);
    await app.asOwner.run(`alter table stock_movement enable ${trigger}`);
    await desk.keeper.send('POST', 'stock/consumption', { stockId: stock.stockId, amount: 2 });
    const scannedAt = minutesAgo(10).toISOString();
    const path = `/pro/stocktakings/${id}/entries/${stock.stockId}`;
    expect((await device.call('PUT', path, { counted: 20, scannedAt })).statusCode).toBe(200);
    expect(await lineOf(id)).toMatchObject({ expected: 18, counted: 18, difference: 0 });
    expect((await device.call('PUT', path, { counted: 20 })).statusCode).toBe(200);
    expect(await lineOf(id)).toMatchObject({ difference: 2 });
  });
});

describe('goods that a device receives', () => {
  test('are found without prices or history, and booked in its name', async () => {
    const order = await desk.order([{ ...gloves, quantity: 5, unitPriceCents: 1234 }]);
    const [{ id: positionId } = { id: 0 }] = order.positions;
    const listed = (await device.call('GET', '/pro/receiving/orders')).json().data;
    expect(listed).toMatchObject({ total: 1, items: [{ id: order.id, units: 5, receivedUnits: 0 }] });
    const shown = await device.call('GET', `/pro/receiving/orders/${order.id}`);
    expect(shown.json().data.positions).toMatchObject([
      { id: positionId, open: 5, article: { id: gloves.articleId, hasBatchObligation: false } },
    ]);
    expect(`${JSON.stringify(listed)}${shown.body}`).not.toMatch(/cents|price|history|1234/i);

    const booked = await device.call('POST', `/pro/receiving/orders/${order.id}`, {
      positions: [{ positionId, lots: [{ quantity: 2, storageId }] }],
    });
    expect(booked.json().data).toMatchObject({ order: null, receiptId: expect.any(Number) });
    const seen = (await desk.keeper.send('GET', `orders/${order.id}`)).data;
    expect(seen.receipts).toMatchObject([{ bookedBy: device.name }]);
    expect(seen.history.at(-1)).toMatchObject({ user: device.name, event: 'partially-received' });
    const left = (await device.call('GET', `/pro/receiving/orders/${order.id}`)).json().data;
    expect(left.positions).toMatchObject([{ received: 2, open: 3 }]);
  });

  test('are of an order that can be received, of its own practice', async () => {
    const closed = await desk.order([{ ...gloves, quantity: 1 }], 'fully-received');
    const other = await aReceivingDesk(app);
    const foreign = await other.order([{ ...(await other.anArticle()), quantity: 1 }]);
    const see = (id: number) => device.call('GET', `/pro/receiving/orders/${id}`);
    expect(readRefusal(await see(closed.id))).toEqual([409, 'ORDER_STATE']);
    expect(readRefusal(await see(foreign.id))).toEqual([404, 'NOT_FOUND']);
    expect((await device.call('GET', '/pro/receiving/orders')).json().data).toEqual({ items: [], total: 0 });
  });
});

describe('a scan that waited for the network', () => {
  test('keeps its time, and the day it was made on', async () => {
    await pairedAgo(60 * 24 * 30);
    const scanned = minutesAgo(60 * 48);
    await use({ scannedAt: scanned.toISOString() }, { 'device-time': new Date().toISOString() });
    const movement = await lastMovement();
    expect(movement).toMatchObject({ scannedAt: scanned.toISOString(), isTimeCorrected: false });
    expect(movement.happenedOn).toBe(
      new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(scanned),
    );
    expect(Date.now() - Date.parse(movement.bookedAt)).toBeLessThan(60_000);
  });

  test('is corrected by what the clock of the device is wrong, and marked', async () => {
    await pairedAgo(60 * 24 * 30);
    const anHour = 3_600_000;
    const scanned = minutesAgo(120);
    const told = new Date(scanned.getTime() + anHour).toISOString();
    await use({ scannedAt: told }, { 'device-time': new Date(Date.now() + anHour).toISOString() });
    const movement = await lastMovement();
    expect(movement.isTimeCorrected).toBe(true);
    expect(Math.abs(Date.parse(movement.scannedAt) - scanned.getTime())).toBeLessThan(30_000);
    const [kept] = await app.asOwner.rows<{ scanned_at_told: Date }>(
      'select scanned_at_told from stock_movement where id = $1',
      [movement.id],
    );
    expect(kept?.scanned_at_told.toISOString()).toBe(told);
  });

  test('is never before the pairing, nor after its arrival', async () => {
    await pairedAgo(10);
    await use({ scannedAt: '1970-01-01T00:00:12Z' });
    const early = await lastMovement();
    expect(Math.abs(Date.parse(early.scannedAt) - minutesAgo(10).getTime())).toBeLessThan(30_000);
    await use({ scannedAt: '2199-01-01T00:00:00+01:00' });
    const late = await lastMovement();
    expect(Date.parse(late.scannedAt)).toBeLessThanOrEqual(Date.now());
    expect([early.isTimeCorrected, late.isTimeCorrected]).toEqual([true, true]);
  });

  test.each([
    ['a scan', { scannedAt: 'gestern' }, {}],
    ['a scan', { scannedAt: '0000-01-01T00:00:00Z' }, {}],
    ['a clock', {}, { 'device-time': '9:30' }],
  ])('is refused with %s that tells no time', async (_what, body, headers) => {
    expect((await use(body, headers)).statusCode).toBe(422);
    expect(await stockLeft()).toBe(20);
  });
});

describe('a scan is booked once', () => {
  const key = (name: string) => ({ 'idempotency-key': `scan-${device.id}-${name}` });

  test('from several connections at once, whatever the clock says by then', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        use(
          { scannedAt: '2026-03-02T09:30:00Z' },
          { ...key('at-once'), 'device-time': minutesAgo(index).toISOString() },
        ),
      ),
    );
    expect(new Set(answers.map(({ body }) => body))).toHaveLength(1);
    expect(answers[0]?.statusCode).toBe(200);
    expect(await stockLeft()).toBe(19);
  });

  test('though the device was paired anew before it sent it again', async () => {
    const first = await use({}, key('again'));
    await desk.keeper.send('DELETE', `devices/${device.id}`);
    const renewed = await aDevice(app, desk.keeper);
    const again = await use({}, key('again'), renewed);
    expect(again.body).toBe(first.body);
    expect(await stockLeft()).toBe(19);
  });

  test('and not for another practice: what was scanned here is unknown there', async () => {
    const other = await aReceivingDesk(app);
    const stranger = await aDevice(app, other.keeper);
    expect(readRefusal(await use({}, key('elsewhere'), stranger))).toEqual([404, 'NOT_FOUND']);
    expect((await use({}, key('elsewhere'))).statusCode).toBe(200);
    expect(await stockLeft()).toBe(19);
  });
});

describe('a device takes back', () => {
  const undo = (bookingId: string, by = device) => by.call('POST', `/pro/stock/undo/${bookingId}`);

  test('what it booked itself, and nothing that a user or another device booked', async () => {
    const other = await aDevice(app, desk.keeper);
    const { bookingId } = (await use()).json().data;
    expect(readRefusal(await undo(bookingId, other))).toEqual([404, 'NOT_FOUND']);
    expect((await undo(bookingId)).statusCode).toBe(200);
    expect(await lastMovement()).toMatchObject({ kind: 'undo', user: device.name });
    const byUser = await desk.keeper.send('POST', 'stock/consumption', { articleId: gloves.articleId });
    expect(readRefusal(await undo(byUser.data.bookingId))).toEqual([404, 'NOT_FOUND']);
    expect(await stockLeft()).toBe(19);
  });
});
