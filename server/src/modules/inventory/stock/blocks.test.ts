// Blocked batches: what is blocked counts apart, is never used, covers no need, and only those who buy make it available again.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aUser, bearer, loginAs } from '../../../testing/builders.ts';
import { aStoreKeeper, type StoreKeeper } from '../../../testing/inventory-builders.ts';
import { verifyLedger } from './verifier/verifier.ts';

let app: TestApp;
let keeper: StoreKeeper;
let rooms: [number, number];
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  expect((await verifyLedger(app.asOwner)).defects).toEqual([]);
  await app.close();
});
beforeEach(async () => {
  keeper = await aStoreKeeper(app);
  rooms = [await keeper.aStorage(), await keeper.aStorage()];
});

const send = (method: 'GET' | 'POST', url: string, body?: object) => keeper.send(method, url, body);
const block = (stockIds: number[], more: object = {}) =>
  send('POST', 'stock/block', { stockIds, reason: 'recall', note: 'Letter of 13 November', ...more });
const watched = {
  labelConfiguration: { unitToLabel: 'STORAGE_PRODUCT' as const },
  notificationInformation: { notificationsEnabled: true, minimumStock: { amount: 3 } },
};

/** Two entries of one batch in two rooms, and one of another batch that expires later. */
async function batches() {
  const articleId = await keeper.anArticle(watched);
  const lot = (amount: number, room: number, batchNumber: string, expirationDate: string) =>
    keeper.bookIn(articleId, amount, room, { batchNumber, expirationDate });
  const here = await lot(4, rooms[0], 'RS-2207', '2027-01-31');
  const there = await lot(2, rooms[1], 'RS-2207', '2027-01-31');
  const later = await lot(3, rooms[0], 'RS-2300', '2028-01-31');
  return { articleId, here: here.stockId, there: there.stockId, later: later.stockId };
}

it('is not available, but still in stock: the first to expire that may be used is used, thresholds and re-order see the rest', async () => {
  const { articleId, here, there, later } = await batches();
  expect((await keeper.see(articleId)).status).toBe('inStock');
  expect((await block([here], { isWholeBatch: true })).data.stockIds.sort()).toEqual([here, there].sort());
  expect(await keeper.see(articleId)).toMatchObject({ stock: 9, blockedStock: 6, status: 'minimumStock' });
  const used = await send('POST', 'stock/consumption', { articleId, amount: 2 });
  expect(used.data.entries).toEqual([{ stockId: later, change: -2, balance: 1 }]);
  expect((await send('POST', 'stock/consumption', { articleId, amount: 2 })).errors).toMatchObject({
    code: 'NOT_ENOUGH_STOCK',
    params: { available: 1 },
  });
  const { data: rows } = await send('GET', 'reorder');
  expect(rows.rows.find((row: { article: { id: number } }) => row.article.id === articleId)).toMatchObject({
    article: { stock: 1 },
  });
  const { data: entries } = await send('GET', `inventory/article/${articleId}/stock`);
  expect(entries.find((entry: { stockId: number }) => entry.stockId === here).block).toMatchObject({
    reason: 'recall',
    note: 'Letter of 13 November',
    by: 'Anna Berg',
  });
});

it('stops a scan and says why; disposal and move go on, and moved goods stay blocked', async () => {
  const articleId = await keeper.anArticle();
  const { stockId, labelIds } = await keeper.bookIn(articleId, 5, rooms[0]);
  await block([stockId], { reason: 'quarantine' });
  const [labelId] = labelIds;
  expect((await send('POST', 'stock/consumption', { labelId })).errors).toMatchObject({
    code: 'BLOCKED_QUARANTINE',
    params: { who: 'Anna Berg', note: 'Letter of 13 November' },
  });
  expect((await send('GET', `inventory/scan?labelId=${labelId}`)).data.label.blocked).toMatchObject({
    reason: 'quarantine',
  });
  expect((await send('POST', 'stock/write-off', { stockId, amount: 1 })).status).toBe(200);
  const move = await send('POST', 'stock/move', { stockId, amount: 4, storageId: rooms[1] });
  expect((await send('POST', 'stock/consumption', { stockId: move.data.stockId })).errors.code).toBe(
    'BLOCKED_QUARANTINE',
  );
  expect(await keeper.see(articleId)).toMatchObject({ stock: 4, blockedStock: 4 });
});

it('a scan from before the block has used the goods: it is booked', async () => {
  const articleId = await keeper.anArticle();
  const { labelIds, stockId } = await keeper.bookIn(articleId, 2, rooms[0]);
  await block([stockId]);
  const earlier = new Date(Date.now() - 60_000).toISOString();
  const [labelId] = labelIds;
  expect((await send('POST', 'stock/consumption', { labelId, scannedAt: earlier })).status).toBe(200);
  expect((await keeper.see(articleId)).blockedStock).toBe(1);
});

it('goods blocked after their move do not go back to where they were free', async () => {
  const { here } = await batches();
  const { data } = await send('POST', 'stock/move', { stockId: here, amount: 4, storageId: rooms[1] });
  await block([data.stockId]);
  expect((await send('POST', `stock/undo/${data.bookingId}`)).errors.code).toBe('BLOCKED_RECALL');
});

it('blocked twice at once, the second is told; wrong reasons, long notes and goods of others are refused', async () => {
  const { here } = await batches();
  const answers = await Promise.all([block([here]), block([here])]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await block([here], { reason: 'old' })).status).toBe(422);
  expect((await block([here], { note: 'x'.repeat(501) })).status).toBe(422);
  expect((await block([])).status).toBe(422);
  const stranger = await aStoreKeeper(app);
  expect((await stranger.send('POST', 'stock/block', { stockIds: [here], reason: 'recall' })).status).toBe(
    404,
  );
});

it('owners and purchasing unblock, which is recorded; the stock role may only block', async () => {
  const { articleId, here } = await batches();
  const stockRole = await aUser(app, { practiceId: keeper.user.practiceId, role: 'stock' });
  const headers = bearer(await loginAs(app, stockRole));
  const byStockRole = async (url: string, payload: object) =>
    (await app.request({ method: 'POST', url: `/pro/stock/${url}`, headers, payload })).json();
  expect((await byStockRole('block', { stockIds: [here], reason: 'damaged' })).data.stockIds).toEqual([here]);
  expect((await byStockRole('unblock', { stockIds: [here] })).errors.code).toBe('ROLE_NOT_ALLOWED');
  expect((await send('POST', 'stock/unblock', { stockIds: [here] })).status).toBe(200);
  expect(await keeper.see(articleId)).toMatchObject({ blockedStock: 0 });
  const { data } = await send('GET', 'activity');
  const actions = data.entries.map(({ action }: { action: string }) => action);
  expect(actions.slice(0, 2)).toContain('stock.unblocked');
  const record = await app.asOwner.one(
    'select reason, ended_at is not null as is_ended, ended_by from stock_block where stock_entry_id = $1',
    [here],
  );
  expect(record).toEqual({ reason: 'damaged', is_ended: true, ended_by: keeper.user.id });
});

it('a whole batch is blocked by one of its entries', async () => {
  const articleId = await keeper.anArticle(watched);
  const stockIds: number[] = [];
  for (let made = 0; made < 12; made += 1)
    stockIds.push((await keeper.bookIn(articleId, 1, rooms[0], { batchNumber: 'MANY' })).stockId);
  expect((await block(stockIds.slice(0, 1), { isWholeBatch: true })).data.stockIds).toHaveLength(12);
  expect((await keeper.see(articleId)).blockedStock).toBe(12);
});
