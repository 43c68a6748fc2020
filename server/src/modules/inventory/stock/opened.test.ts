// Opened packages: one package becomes an entry of its own with the earlier day; it is used first, and can be closed again.
import { addDays } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aStoreKeeper, type StoreKeeper } from '../../../testing/inventory-builders.ts';
import { closeWithSoundLedger } from '../../../testing/ledger.ts';

let app: TestApp;
let keeper: StoreKeeper;
let room: number;
const today = calendarDay(new Date());
beforeAll(async () => {
  app = await startTestApp();
  keeper = await aStoreKeeper(app);
  room = await keeper.aStorage();
});
afterAll(() => closeWithSoundLedger(app));

const boxes = {
  labelConfiguration: { consumptionPerScan: 5, unitToCount: 'CONSUMPTION_UNIT', unitToLabel: 'SALES_UNIT' },
  packagingInformation: { consumptionUnitId: 1, consumptionUnitCount: 10, orderUnitId: 2 },
  documentation: { useWithinDays: 28 },
} as const;
const entries = async (articleId: number) =>
  (await keeper.send('GET', `inventory/article/${articleId}/stock`)).data as {
    stockId: number;
    amount: number;
    expirationDate: string | null;
    openedOn: string | null;
    labelIds: string[];
  }[];

it('a scanned package takes its label along, has the earlier day, is used before the others, and can be closed again', async () => {
  const articleId = await keeper.anArticle(boxes);
  const { labelIds, stockId } = await keeper.bookIn(articleId, 30, room, { expirationDate: '2035-01-31' });
  const [labelId] = labelIds;
  const { data, status } = await keeper.send('POST', 'stock/open', { labelId });
  expect(status).toBe(200);
  expect(data.expirationDate).toBe(addDays(today, 28));
  const [opened, closed] = await entries(articleId);
  expect(opened).toMatchObject({ amount: 10, openedOn: today, labelIds: [labelId] });
  expect(closed).toMatchObject({ stockId, amount: 20, openedOn: null, expirationDate: '2035-01-31' });
  expect((await keeper.see(articleId)).stock).toBe(30);
  const used = await keeper.send('POST', 'stock/consumption', { articleId, amount: 1 });
  expect(used.data.entries[0].stockId).toBe(data.stockId);
  expect((await keeper.send('POST', `stock/undo/${data.bookingId}`)).errors.code).toBe('STOCK_INPUT_USED');
  await keeper.send('POST', `stock/undo/${used.data.bookingId}`);
  expect((await keeper.send('POST', `stock/undo/${data.bookingId}`)).status).toBe(200);
  const [only, another] = await entries(articleId);
  expect(another).toBeUndefined();
  expect(only).toMatchObject({ stockId, amount: 30 });
  expect(only?.labelIds).toHaveLength(3);
});

it('a printed day before the end of the shelf life stays; an article without one is not opened; strange days are refused', async () => {
  const soon = addDays(today, 5);
  const articleId = await keeper.anArticle(boxes);
  const { stockId } = await keeper.bookIn(articleId, 10, room, { expirationDate: soon });
  expect((await keeper.send('POST', 'stock/open', { stockId })).data.expirationDate).toBe(soon);
  const plain = await keeper.anArticle();
  const other = await keeper.bookIn(plain, 1, room);
  expect((await keeper.send('POST', 'stock/open', { stockId: other.stockId })).errors.code).toBe(
    'NO_SHELF_LIFE_OPENED',
  );
  for (const useWithinDays of [0, 10_000, -1, 1.5]) {
    const wish = { name: 'Anästhetikum', documentation: { useWithinDays } };
    expect((await keeper.send('POST', 'inventory/article', wish)).status).toBe(422);
  }
  const stranger = await aStoreKeeper(app);
  expect((await stranger.send('POST', 'stock/open', { stockId })).status).toBe(404);
});
