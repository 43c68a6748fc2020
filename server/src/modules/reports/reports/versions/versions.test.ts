// Inventories that are kept: never changed, with later bookings as a difference; and prices that are added.
import { addDays } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { aStoreKeeper, type StoreKeeper } from '../../../../testing/inventory-builders.ts';
import { verifyLedger } from '../../../inventory/index.ts';
import { generateStock } from '../testing/generated-stock.ts';

let app: TestApp;
let me: StoreKeeper;
const today = calendarDay(new Date());
const asOf = addDays(today, -30);

beforeAll(async () => {
  app = await startTestApp();
  me = await aStoreKeeper(app);
  await generateStock(app, me, 20);
  // The articles' own figures follow from the generated prices.
  await app.asOwner.run(
    `update article a set stock_value_cents = coalesce((
       select round(sum(e.balance::numeric * e.order_unit_price_cents / e.units_per_order_unit))
       from stock_entry e where e.practice_id = $1 and e.article_id = a.id and e.balance > 0), 0) where practice_id = $1`,
    [me.user.practiceId],
  );
});
afterAll(() => app.close());

const inventory = async (day: string, more = '') =>
  (await me.send('GET', `reports/inventory?asOf=${day}&pageSize=200${more}`)).data;
const keep = (day: string) => me.send('POST', 'reports/inventory/versions', { asOf: day });
const versions = async () => (await me.send('GET', 'reports/inventory/versions')).data;

test('a version keeps the figures; what is booked later for its time is a difference', async () => {
  const {
    totals: { unpricedArticles: _, ...totals },
  } = await inventory(asOf);
  const { data: first } = await keep(asOf);
  expect(first).toMatchObject({
    number: 1,
    asOf,
    ...totals,
    difference: { valueCents: 0, entries: 0, bookings: 0 },
  });
  const { items } = await inventory(asOf);
  const held = items.find(
    (row: { valueCents: number; quantity: number }) => row.valueCents > 0 && row.quantity > 1,
  );
  await me.send('POST', 'stock/consumption', { stockId: held.stockId, amount: 1, date: asOf });
  const now = await inventory(asOf);
  const [told] = await versions();
  expect(told).toMatchObject({ ...totals, difference: { bookings: 1 } });
  expect(told.difference.valueCents).toBe(now.totals.valueCents - totals.valueCents);
  expect((await keep(today)).data.number).toBe(2);
  expect((await keep(addDays(today, 1))).errors[0].code).toBe('DAY_TO_COME');
});

test('a second click makes no second version; its key is of no other day', async () => {
  const before = await versions();
  const keepOnce = (day: string) =>
    me.send('POST', 'reports/inventory/versions', { asOf: day }, 'one-click-of-many');
  const [first, second] = [await keepOnce(asOf), await keepOnce(asOf)];
  expect(second.data).toEqual(first.data);
  expect(await versions()).toHaveLength(before.length + 1);
  const other = await keepOnce(today);
  expect([other.status, other.errors.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
});

test('nobody changes a version, not even the database’s owner; nobody else sees it', async () => {
  for (const table of ['inventory_version set value_cents = 0', 'inventory_version_line set value_cents = 0'])
    await expect(
      app.asOwner.run(`update ${table} where practice_id = $1`, [me.user.practiceId]),
    ).rejects.toThrow('A kept inventory is never changed');
  const other = await aStoreKeeper(app);
  expect((await other.send('GET', 'reports/inventory/versions')).data).toEqual([]);
  const [{ id }] = await versions();
  const foreign = await other.send('POST', 'reports/inventory/export', { format: 'pdf', versionId: id });
  expect(foreign.status).toBe(404);
});

test('its PDF is made of what was kept, and has as many pages as was said before', async () => {
  // Names that need a second line, and many of them.
  await app.asOwner.run(
    `update article set name = name || ' für die Kinderbehandlung, grün, mit Rüschen, puderfrei, groß' where practice_id = $1`,
    [me.user.practiceId],
  );
  const storage = await me.aStorage();
  const article = await me.anArticle({
    name: 'Äpfel & Öl, ein sehr langer Name, der auf dem Papier mehr als zwei Zeilen braucht, weil er nicht aufhört',
  });
  for (let day = 1; day <= 30; day += 1)
    await me.bookIn(article, day, storage, { expirationDate: addDays(today, day * 3) });
  const { data: said } = await me.send('GET', `reports/inventory/readiness?asOf=${today}&language=de`);
  const { data: kept } = await keep(today);
  const { id } = kept;
  expect(said).toMatchObject({
    valueCents: kept.valueCents,
    entries: kept.entries,
    storages: said.byStorage.length,
    withoutPrice: kept.withoutPrice,
  });
  const { data } = await me.send('POST', 'reports/inventory/export', {
    format: 'pdf',
    language: 'de',
    versionId: id,
  });
  expect(data.state).toBe('done');
  const file = await app.request({
    method: 'GET',
    url: `/services/blob/${data.blobId}`,
    headers: me.headers,
  });
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const pages = file.rawPayload.toString('latin1').match(/\/Type \/Page\b(?!s)/g);
  expect(said.pages).toBe(pages?.length);
  expect(said.pages).toBeGreaterThan(3);
  expect(said.unpricedPage).toBeGreaterThan(2);
  expect(said.unpricedPage).toBeLessThanOrEqual(said.pages);
});

test('a missing price is added for all days, as no movement', async () => {
  const before = await inventory(today);
  const then = await inventory(asOf);
  const movements = (await me.send('GET', 'reports/stock-movements?preset=allTime')).data.totals;
  const used = (await me.send('GET', 'reports/consumption?preset=allTime')).data.totals;
  const missing = before.items.find(
    (row: { orderUnitPriceCents: number | null }) => row.orderUnitPriceCents === null,
  );
  const prices = [{ stockId: missing.stockId, orderUnitPriceCents: 700 }];
  const { status, data } = await me.send('POST', 'reports/inventory/prices', { prices });
  expect(status).toBe(200);
  const after = await inventory(today);
  expect(after.totals.withoutPrice).toBe(before.totals.withoutPrice - 1);
  expect(after.totals.entries).toBe(before.totals.entries);
  expect(after.totals.valueCents).toBeGreaterThan(before.totals.valueCents);
  const renewed = after.items.find((row: { stockId: number }) => row.stockId === data.entries[0].newStockId);
  expect(renewed).toMatchObject({
    quantity: missing.quantity,
    batchNumber: missing.batchNumber,
    expirationDate: missing.expirationDate,
    storageId: missing.storageId,
    orderUnitPriceCents: 700,
  });
  expect((await inventory(asOf)).totals.entries).toBe(then.totals.entries);
  const { movements: count, ...cents } = (await me.send('GET', 'reports/stock-movements?preset=allTime')).data
    .totals;
  expect(cents).toEqual({
    inputCents: movements.inputCents,
    removalCents: movements.removalCents,
    correctionCents: movements.correctionCents,
    unpriced: movements.unpriced,
  });
  expect(count).toBeGreaterThan(movements.movements);
  expect((await me.send('GET', 'reports/consumption?preset=allTime')).data.totals).toEqual(used);
  expect((await me.send('POST', 'reports/inventory/prices', { prices })).errors.code).toBe('PRICE_RECORDED');
  expect((await app.asOwner.rows('select 1')).length).toBe(1);
  const { defects } = await verifyLedger(app.asOwner);
  expect(defects).toEqual([]);
});

test('before it is signed: counted places, balances, prices', async () => {
  const { data } = await me.send('GET', `reports/inventory/readiness?asOf=${today}`);
  const { totals } = await inventory(today);
  expect(data).toMatchObject({
    storages: totals.storages,
    counted: 0,
    balancesAgree: true,
    withoutPrice: totals.withoutPrice,
  });
  expect(data.notCounted).toHaveLength(totals.storages);
});
