import { expiryBand } from '@praxora/rules/inventory/expiry';
import { stockStatus } from '@praxora/rules/inventory/stock-status';
import { addDays } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { anOffer, aProduct, aVendor, readSlug } from '../../../testing/catalog-builders.ts';
import { aStoreKeeper, type StoreKeeper } from '../../../testing/inventory-builders.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Listed {
  readonly id: number;
  readonly name: string;
  readonly stock: number;
  readonly status: string;
  readonly expiryBand: string;
  readonly earliestExpiryDate: string | null;
  readonly useInventory: boolean;
  readonly stockValueCents: number;
  readonly minimumStock: number;
  readonly warningStock: number;
}

interface List {
  readonly status: number;
  readonly items: readonly Listed[];
  readonly total: number;
  readonly stockValueCents: number;
  readonly statusCounts: Readonly<Record<string, number>>;
  readonly expiryCounts: Readonly<Record<string, number>>;
}

const list = async (keeper: StoreKeeper, query = '', path = ''): Promise<List> => {
  const { status, data } = await keeper.send('GET', `inventory/article/list${path}?pageSize=200&${query}`);
  return { status, ...data };
};

describe('many articles in every state', () => {
  let keeper: StoreKeeper;
  let today: string;
  let all: (Listed & { watched: boolean })[];

  beforeAll(async () => {
    keeper = await aStoreKeeper(app);
    today = calendarDay(new Date());
    // Thresholds and stock close to each other, expiry around the edges of the bands.
    await app.asOwner.run(
      `with given as (
         select n, (random() * 6)::integer as stock, (random() * 5)::integer as minimum, (random() * 6)::integer as warning,
                random() < 0.8 as notified, random() < 0.85 as kept,
                case when random() < 0.2 then null else (array[$2::date, ($2::date + interval '1 month')::date,
                  ($2::date + interval '3 months')::date])[1 + (random() * 2)::integer] + (random() * 4 - 2)::integer end as expiry
         from generate_series(1, 180) n
       ), products as (
         insert into product (practice_id, slug, name_de, name_en) select $1, 'list-' || n, 'x', 'x' from given
         returning id, substr(slug, 6)::integer as n
       )
       insert into article (practice_id, product_id, name, unit_to_count, unit_to_label, consumption_per_scan, order_unit_id,
         consumption_unit_id, consumption_unit_count, notifications_enabled, minimum_amount, minimum_unit_id, warning_amount,
         warning_unit_id, ideal_amount, ideal_unit_id, minimum_stock, warning_stock, ideal_stock, has_batch_obligation,
         has_expiry_obligation, has_batch_label, batch_label_prints, use_inventory, stock, stock_value_cents, earliest_expiry)
       select $1, p.id, 'Artikel ' || g.n % 60, 'ORDER_UNIT', 'SALES_UNIT', 1, 2, 2, 1, notified, minimum, 2, warning, 2, 0, 2,
              minimum, warning, 0, false, false, false, 0, kept, stock, stock * 100, expiry
       from given g join products p using (n)`,
      [keeper.user.practiceId, today],
    );
    const notified = await app.asOwner.rows<{ id: number; notifications_enabled: boolean }>(
      'select id, notifications_enabled from article where practice_id = $1',
      [keeper.user.practiceId],
    );
    const watched = new Map(notified.map((row) => [row.id, row.notifications_enabled]));
    all = [...(await list(keeper)).items, ...(await list(keeper, 'nonInventory=true')).items].map((item) => ({
      ...item,
      watched: watched.get(item.id) === true && item.useInventory,
    }));
    expect(all).toHaveLength(180);
  });

  it('are filtered and counted in SQL by the very rules that show them', async () => {
    const kept = all.filter(({ useInventory }) => useInventory);
    const statusOf = (item: (typeof all)[number]) => stockStatus(item.stock, item, item.watched);
    for (const status of ['minimumStock', 'reOrderPoint', 'inStock', 'hidden'] as const) {
      const expected = kept.filter((item) => statusOf(item) === status);
      const found = await list(keeper, `status=${status}`);
      expect(found.items.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
      expect(found).toMatchObject({ total: expected.length, statusCounts: { [status]: expected.length } });
      expect(found.items.every((item) => item.status === status)).toBe(true);
    }
    for (const band of ['expired', 'under1Month', 'under3Months', 'over3Months', 'none'] as const) {
      const expected = kept.filter((item) => expiryBand(item.earliestExpiryDate, today) === band);
      const found = await list(keeper, `expiry=${band}`);
      expect(found.items.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
      expect(found.expiryCounts[band]).toBe(expected.length);
      expect(found.stockValueCents).toBe(expected.reduce((sum, item) => sum + item.stockValueCents, 0));
    }
    const both = await list(keeper, 'status=minimumStock,reOrderPoint&expiry=expired,under1Month');
    expect(both.total).toBe(
      kept.filter(
        (item) =>
          ['minimumStock', 'reOrderPoint'].includes(statusOf(item)) &&
          ['expired', 'under1Month'].includes(expiryBand(item.earliestExpiryDate, today)),
      ).length,
    );
    expect((await list(keeper, 'status=urgent')).status).toBe(422);
  });

  it('are sorted, and shown page by page without gap or repetition', async () => {
    const urgency = ['minimumStock', 'reOrderPoint', 'inStock', 'hidden'];
    const keys: Record<string, (item: Listed) => number | string> = {
      status: ({ status }) => urgency.indexOf(status),
      name: ({ name }) => name.toLowerCase(),
      stock: ({ stock }) => stock,
      value: ({ stockValueCents }) => stockValueCents,
      expiry: ({ earliestExpiryDate }) => earliestExpiryDate ?? '9999',
    };
    for (const [sort, keyOf] of Object.entries(keys)) {
      const shown = (await list(keeper, `sort=${sort}`)).items.map(keyOf);
      expect(shown, sort).toEqual(shown.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
    }
    const whole = (await list(keeper, 'sort=stock&descending=true')).items.map(({ id }) => id);
    const pages: number[] = [];
    for (const page of [0, 1, 2, 3]) {
      const { data } = await keeper.send(
        'GET',
        `inventory/article/list?sort=stock&descending=true&pageSize=50&page=${page}`,
      );
      pages.push(...data.items.map(({ id }: Listed) => id));
    }
    expect(pages).toEqual(whole);
    const { data } = await keeper.send('GET', 'user/report/inventory/count');
    expect(data.articlesCount).toBe(whole.length);
  });
});

describe('lists', () => {
  let keeper: StoreKeeper;
  let here: number;
  let there: number;
  let gloves: number;
  let masks: number;
  beforeAll(async () => {
    keeper = await aStoreKeeper(app);
    [here, there] = [await keeper.aStorage(), await keeper.aStorage()];
    const productId = await aProduct(app, { name: 'Handschuh Nitril' });
    await app.asOwner.run(`update product set gtin = '04006501003638' where id = $1`, [productId]);
    await anOffer(app, productId, await aVendor(app), { tiers: [[1, 600]] });
    const slug = await readSlug(app, productId);
    gloves = await keeper.anArticle({
      name: 'Handschuh 100% Nitril',
      catalogOrigin: { catalogProductSlug: slug },
      notificationInformation: { minimumStock: { amount: 4 }, idealStock: null },
    });
    masks = await keeper.anArticle({
      name: 'Masken',
      manufacturerNumber: 'MX-77',
      storageConfiguration: { defaultStorageId: there },
    });
    await keeper.bookIn(gloves, 3, here, {
      expirationDate: '2031-01-31',
      batchNumber: 'LOT_9',
      priceType: 'lowest',
    });
    await keeper.bookIn(gloves, 2, there, {
      expirationDate: addDays(calendarDay(new Date()), 5),
      priceType: 'maximum',
    });
  });

  const names = async (query: string, path = '') =>
    (await list(keeper, query, path)).items.map(({ name }) => name).sort();

  it('search by name, number, batch and code, and take signs as they are typed', async () => {
    for (const found of ['handschuh', 'nitril', 'lot_9', '04006501003638', '100%', '%', '_'])
      expect(await names(`search=${encodeURIComponent(found)}`), found).toEqual(['Handschuh 100% Nitril']);
    // As scanners type it, and with as many digits as it may have.
    for (const found of ['4006501003638', '(01)04006501003638(10)ABC', ']d20104006501003638'])
      expect(await names(`search=${encodeURIComponent(found)}`), found).toEqual(['Handschuh 100% Nitril']);
    const { data: stock } = await keeper.send('GET', `inventory/article/${gloves}/stock`);
    expect(await names(`search=${stock[0].labelId.toLowerCase()}`)).toEqual(['Handschuh 100% Nitril']);
    for (const missed of ['LOTX9', '\\', '100_'])
      expect(await names(`search=${encodeURIComponent(missed)}`), missed).toEqual([]);
    for (const found of ['mx-77', 'MX77', 'mx 77'])
      expect(await names(`search=${found}`), found).toEqual(['Masken']);
    const { data } = await keeper.send('GET', 'search/inventory-article?query=mask');
    expect(data).toMatchObject([{ id: masks, storages: [expect.stringMatching(/^Raum/)] }]);
    expect((await keeper.send('GET', 'search/inventory-article?query=')).data).toEqual([]);
  });

  it('of a storage show what lies or belongs there, with the figures of there', async () => {
    expect(await list(keeper)).toMatchObject({ total: 2, stockValueCents: 3000 });
    const first = await list(keeper, '', `/storage/${here}`);
    expect(first).toMatchObject({
      total: 1,
      stockValueCents: 1800,
      items: [
        {
          id: gloves,
          stock: 3,
          totalStock: 5,
          status: 'inStock',
          stockValueCents: 1800,
          earliestExpiryDate: '2031-01-31',
          expiryBand: 'over3Months',
        },
      ],
    });
    const second = await list(keeper, 'sort=name', `/storage/${there}`);
    expect(second.items).toMatchObject([
      { id: gloves, stock: 2, expiryBand: 'under1Month' },
      { id: masks, stock: 0, stockValueCents: 0 },
    ]);
    expect(second.expiryCounts).toMatchObject({ under1Month: 1, none: 1 });
    expect((await list(keeper, '', '/storage/999999')).status).toBe(404);
  });

  it('filter by manufacturer, cost center and what is discontinued', async () => {
    const { data: center } = await keeper.send('POST', 'cost-centers', { number: '1', name: 'Prophylaxe' });
    const payload = { id: masks, name: 'Masken', manufacturerNumber: 'MX-77' };
    await keeper.send('PUT', 'inventory/article', {
      ...payload,
      costCenterInformation: { standardCostCenterId: center.id },
      discontinuedInventoryArticleInformation: { isInventoryArticleDiscontinued: true },
    });
    const use = (activateCostCenter: boolean) => keeper.send('POST', 'features', { activateCostCenter });
    await use(true);
    expect(await names(`costCenterId=${center.id}`)).toEqual(['Masken']);
    expect((await list(keeper, `costCenterId=${center.id + 1}`)).status).toBe(404);
    // Switched off, an address that still names one hides nothing.
    await use(false);
    expect(await names(`costCenterId=${center.id}`)).toHaveLength(2);
    expect(await names('discontinued=true')).toEqual(['Masken']);
    expect(await names('discontinued=false')).toEqual(['Handschuh 100% Nitril']);
    expect(await names('manufacturerId=1')).toHaveLength(2);
    expect(await names('manufacturerId=2')).toEqual([]);
  });

  it('of the catalogue show what the articles cost today', async () => {
    const { data } = await keeper.send('GET', 'inventory/catalog/list');
    expect(data).toMatchObject({
      total: 1,
      items: [{ articleId: gloves, lowestPriceCents: 600, offerCount: 1 }],
    });
    // The price of an unavailable offer does not count, unless there is no other.
    const { product_id: productId } = await app.asOwner.one<{ product_id: number }>(
      'select product_id from article where id = $1',
      [gloves],
    );
    await anOffer(app, productId, await aVendor(app), { tiers: [[1, 100]], availability: 'unavailable' });
    const later = await keeper.send('GET', 'inventory/catalog/list');
    expect(later.data.items).toMatchObject([{ lowestPriceCents: 600, offerCount: 2 }]);
    expect((await keeper.send('GET', `inventory/catalog/list/storage/${here}`)).data.total).toBe(1);
    const elsewhere = await keeper.aStorage();
    expect((await keeper.send('GET', `inventory/catalog/list/storage/${elsewhere}`)).data.total).toBe(0);
    expect((await keeper.send('GET', 'inventory/catalog/list/storage/999999')).status).toBe(404);
  });

  it('name units and manufacturers to choose from', async () => {
    const { data } = await keeper.send('GET', 'consumptionUnits');
    expect(data.slice(0, 2)).toEqual([
      { id: 1, name: 'Stück', nameEn: 'piece' },
      { id: 2, name: 'Packung', nameEn: 'pack' },
    ]);
    expect((await keeper.send('GET', 'manufacturers')).data[0]).toEqual({ ID: 1, Name: 'unknown' });
  });
});
