// Stock by batch and storage: bands with the sums of the dashboard, filters, what is used first, and several disposed of at once.
import { addDays } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aStoreKeeper, type StoreKeeper } from '../../../testing/inventory-builders.ts';
import { closeWithSoundLedger } from '../../../testing/ledger.ts';

let app: TestApp;
let keeper: StoreKeeper;
const today = calendarDay(new Date());
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => closeWithSoundLedger(app));

const get = async (path = '') => (await keeper.send('GET', `stock/expiry/rows${path}`)).data;

async function filled() {
  keeper = await aStoreKeeper(app);
  const [shelf, cellar] = [await keeper.aStorage(), await keeper.aStorage()];
  const articleId = await keeper.anArticle({ labelConfiguration: { unitToLabel: 'STORAGE_PRODUCT' } });
  const lot = async (amount: number, storage: number, batchNumber: string, days: number, cents: number) => {
    const expirationDate = addDays(today, days);
    const { stockId } = await keeper.bookIn(articleId, amount, storage, { batchNumber, expirationDate });
    await app.asOwner.run('update stock_entry set order_unit_price_cents = $2 where id = $1', [
      stockId,
      cents,
    ]);
    return stockId;
  };
  return {
    ...{ articleId, shelf, cellar },
    old: await lot(2, shelf, 'OLD', -2, 1000),
    older: await lot(1, cellar, 'OLD', -2, 1000),
    soon: await lot(3, shelf, 'SOON', 10, 500),
    later: await lot(4, cellar, 'LATE', 300, 100),
  };
}

it('one row for each batch and storage in bands, with the sums that the dashboard tells; filters leave rows out', async () => {
  const { shelf, old, older, soon } = await filled();
  const list = await get();
  expect(
    list.rows.map(({ stockIds, band }: { stockIds: number[]; band: string }) => [stockIds, band]),
  ).toEqual([
    [[old], 'expired'],
    [[older], 'expired'],
    [[soon], 'under1Month'],
  ]);
  expect(list.bands).toMatchObject({
    expired: { batches: 1, valueCents: 3000 },
    under1Month: { batches: 1, valueCents: 1500 },
    later: { batches: 1, valueCents: 400 },
  });
  const { data: tile } = await keeper.send('GET', 'dashboard/expiry');
  expect(list.bands.expired).toEqual(tile.expired);
  expect(list.bands.under1Month).toEqual(tile.under1Month);
  expect((await get(`?storageId=${shelf}`)).rows).toHaveLength(2);
  expect((await get('?search=soon')).rows).toHaveLength(1);
  expect((await get('?search=%25')).rows).toEqual([]);
  expect((await get('?vendorId=1')).rows).toEqual([]);
  expect((await get('?span=expired')).rows).toHaveLength(2);
  await keeper.send('POST', 'stock/block', { stockIds: [soon], reason: 'damaged' });
  expect((await get()).blocked).toEqual({ batches: 1, valueCents: 1500 });
});

it('further bands come when they are asked for, and the list is a file in both languages', async () => {
  const { articleId, shelf } = await filled();
  const { stockId } = await keeper.bookIn(articleId, 7, shelf);
  const half = addDays(today, 120);
  await keeper.bookIn(articleId, 1, shelf, { batchNumber: 'HALF', expirationDate: half });
  const list = await get('?further=later,none');
  expect(list.bands).toMatchObject({
    ...{ under6Months: { batches: 1 }, later: { batches: 1 }, none: { batches: 1 } },
  });
  const bands = list.rows.map(({ band }: { band: string }) => band);
  expect(bands).toEqual(['expired', 'expired', 'under1Month', 'later', 'none']);
  expect(list.rows.at(-1)).toMatchObject({ stockIds: [stockId], expirationDate: null });
  expect((await keeper.send('GET', 'stock/expiry/rows?further=never')).status).toBe(422);
  const file = async (query: string) =>
    app.request({ method: 'GET', url: `/pro/stock/expiry/export?${query}`, headers: keeper.headers });
  const csv = (await file('format=csv&language=de&further=under6Months')).body.trim().split('\r\n');
  expect(csv).toHaveLength(5);
  expect(csv[0]).toContain('Lagerort');
  expect(csv.at(-1)).toContain('HALF');
  expect((await file('format=xlsx&language=en')).rawPayload.subarray(0, 2).toString()).toBe('PK');
});

it('goods to be used first go before what expires earlier, and in their turn again afterwards', async () => {
  const { articleId, later, old } = await filled();
  const first = (isFirst: boolean) => keeper.send('POST', 'stock/use-first', { stockIds: [later], isFirst });
  const use = async () =>
    (await keeper.send('POST', 'stock/consumption', { articleId })).data.entries[0].stockId;
  expect((await first(true)).status).toBe(200);
  expect(await use()).toBe(later);
  await first(false);
  expect(await use()).toBe(old);
  const stranger = await aStoreKeeper(app);
  expect((await stranger.send('POST', 'stock/use-first', { stockIds: [later], isFirst: true })).status).toBe(
    404,
  );
});

it('several are disposed of by one booking, which counts as no use, stands in the report and can be taken back', async () => {
  const { articleId, old, older } = await filled();
  const other = await keeper.anArticle({ labelConfiguration: { unitToLabel: 'STORAGE_PRODUCT' } });
  const { stockId } = await keeper.bookIn(other, 5, await keeper.aStorage());
  const body = { stockIds: [old, older, stockId], note: 'expired' };
  const { data, status } = await keeper.send('POST', 'stock/write-off', body);
  expect(status).toBe(200);
  expect(data.entries).toHaveLength(3);
  expect((await keeper.see(articleId)).stock).toBe(7);
  expect((await keeper.send('GET', `inventory/article/${articleId}/use`)).data.at(-1).used).toBe(0);
  const report = async () => (await keeper.send('GET', `reports/consumption?from=${today}&to=${today}`)).data;
  expect((await report()).disposed).toEqual([{ month: `${today.slice(0, 7)}-01`, cents: 3000 }]);
  expect((await keeper.send('POST', 'stock/write-off', body)).errors.code).toBe('NOT_ENOUGH_STOCK');
  await keeper.send('POST', `stock/undo/${data.bookingId}`);
  expect((await keeper.see(articleId)).stock).toBe(10);
  expect((await report()).disposed).toEqual([]);
});
