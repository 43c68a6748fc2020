// Expired goods: written off without being used, and left out by a removal that asks for it.
import { addDays } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aStoreKeeper, type StoreKeeper } from '../../../testing/inventory-builders.ts';
import { closeWithSoundLedger } from '../../../testing/ledger.ts';

let app: TestApp;
let keeper: StoreKeeper;
let articleId: number;
let expired: number;
let lastDay: number;
let good: number;
beforeAll(async () => {
  app = await startTestApp();
  keeper = await aStoreKeeper(app);
});
afterAll(() => closeWithSoundLedger(app));
beforeEach(async () => {
  const storageId = await keeper.aStorage();
  articleId = await keeper.anArticle({ labelConfiguration: { unitToLabel: 'STORAGE_PRODUCT' } });
  const today = calendarDay(new Date());
  const bookIn = async (amount: number, expirationDate: string | null) =>
    (await keeper.bookIn(articleId, amount, storageId, { expirationDate })).stockId;
  expired = await bookIn(4, addDays(today, -1));
  lastDay = await bookIn(2, today);
  good = await bookIn(3, null);
});

const stock = async () => (await keeper.see(articleId)).stock;
const used = async () => (await keeper.send('GET', `inventory/article/${articleId}/use`)).data.at(-1).used;

it('all of an article that is expired goes, and counts as no use; undone it is back', async () => {
  const { data } = await keeper.send('POST', 'stock/write-off', { articleId, note: 'abgelaufen' });
  expect(data).toMatchObject({ stock: 5, entries: [{ stockId: expired, change: -4, balance: 0 }] });
  expect(await used()).toBe(0);
  const { data: movements } = await keeper.send('GET', `inventory/article/${articleId}/movements`);
  expect(movements.items[0]).toMatchObject({
    kind: 'write-off',
    amount: -4,
    note: 'abgelaufen',
    canUndo: true,
  });
  expect((await keeper.send('POST', 'stock/write-off', { articleId })).errors).toMatchObject({
    code: 'NOT_ENOUGH_STOCK',
    data: [{ id: articleId }],
  });
  expect((await keeper.send('POST', `stock/undo/${data.bookingId}`)).data.stock).toBe(9);
  expect(await used()).toBe(0);
});

it('of one entry a part or all of it goes', async () => {
  const off = (body: object) => keeper.send('POST', 'stock/write-off', body);
  expect((await off({ stockId: good, amount: 1 })).data.stock).toBe(8);
  expect((await off({ stockId: good, amount: 3 })).errors).toMatchObject({
    code: 'NOT_ENOUGH_STOCK',
    params: { available: 2 },
  });
  expect((await off({ stockId: good })).data.stock).toBe(6);
  expect((await off({ stockId: good })).errors.code).toBe('NOT_ENOUGH_STOCK');
  expect((await off({})).errors).toMatchObject([{ code: 'REQUIRED_FIELD' }]);
  expect((await off({ articleId, amount: 1 })).errors).toMatchObject([{ field: 'stockId' }]);
  const other = await aStoreKeeper(app);
  for (const body of [{ stockId: expired }, { articleId }])
    expect((await other.send('POST', 'stock/write-off', body)).status).toBe(404);
});

it('a removal takes what expires first, or leaves out what is expired', async () => {
  const take = (amount: number, more: object = {}) =>
    keeper.send('POST', 'stock/consumption', { articleId, amount, ...more });
  expect((await take(1)).data.entries).toMatchObject([{ stockId: expired }]);
  const spared = await take(3, { skipsExpired: true });
  expect(spared.data.entries.map(({ stockId }: { stockId: number }) => stockId).sort()).toEqual(
    [lastDay, good].sort(),
  );
  expect((await take(3, { skipsExpired: true })).errors).toMatchObject({
    code: 'NOT_ENOUGH_STOCK',
    params: { available: 2 },
  });
  expect(await stock()).toBe(5);
  expect(await used()).toBe(4);
});
