// What the activity log has of vendors, articles, orders and reports: each change through its call, and what is never recorded.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Entry, recordedBy } from '../../../testing/activity-builders.ts';
import { aProgram } from '../../../testing/api-token-builders.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { readSlug } from '../../../testing/catalog-builders.ts';
import { aCheckout, type CheckoutBench } from '../../../testing/checkout-builders.ts';
import { recordStatements } from '../../../testing/statements.ts';

let app: TestApp;
let bench: CheckoutBench;

beforeAll(async () => {
  app = await startTestApp();
  bench = await aCheckout(app);
});
afterAll(() => app.close());

type Method = 'POST' | 'PUT' | 'DELETE';

async function call(method: Method, url: string, payload?: object) {
  const answer = await bench.me.call(method, url, payload);
  expect(answer.statusCode, `${method} ${url}: ${answer.body}`).toBe(200);
  return answer.json().data;
}

const record = (work: () => Promise<unknown>) => recordedBy(app, bench.me.user.practiceId, work);
const mine = (action: Entry['action'], subject: string, name: string, ...changes: string[]): Entry => ({
  ...{ author: `user ${bench.me.user.id}`, action, subject, name, changes },
});
const createArticle = async (fields: object): Promise<number> =>
  (await call('POST', '/pro/inventory/article', fields)).saved[0].id;

describe('vendors', () => {
  test('terms and preferences, with the fields that changed', async () => {
    const { vendor } = bench;
    const { name } = await app.asOwner.one<{ name: string }>('select name from vendor where id = $1', [
      vendor,
    ]);
    const set = (body: object) => () => call('PUT', `/pro/vendors/${vendor}/preferences`, body);
    const body = {
      ...{ ownDiscount: 4.5, isFavorite: true, defaultMessage: 'Frau Huber, bitte klingeln' },
      ownTerms: { shippingCents: 690, freeShippingFromCents: 'never' },
    };
    const entries = [
      mine(
        'vendor.termsChanged',
        `vendor ${vendor}`,
        name,
        ...['ownDiscount: 0 → 4.5', 'shippingCents: null → 690', 'freeShippingFromCents: null → never'],
      ),
      mine(
        'vendor.preferencesChanged',
        `vendor ${vendor}`,
        name,
        ...['isFavorite: false → true', 'defaultMessage: null → null'],
      ),
    ];
    expect(await record(set(body))).toEqual(entries);
    expect(await record(set(body))).toEqual([]);
    await set({ ownDiscount: 0, isFavorite: false, ownTerms: null })();
  });

  test('own vendors and own prices', async () => {
    let vendor = 0;
    const created = await record(async () => {
      vendor = (await call('POST', '/pro/vendors/custom', { name: 'Dental Huber' })).id;
    });
    expect(created).toEqual([mine('vendor.created', `vendor ${vendor}`, 'Dental Huber')]);
    const change = { name: 'Dental Huber GmbH', contactPerson: 'Frau Huber', phone: '089 1234567' };
    expect(await record(() => call('PUT', `/pro/vendors/custom/${vendor}`, change))).toEqual([
      mine(
        'vendor.changed',
        `vendor ${vendor}`,
        'Dental Huber GmbH',
        ...['name: Dental Huber → Dental Huber GmbH', 'contactPerson: null → null', 'phone: null → null'],
      ),
    ]);
    const article = await createArticle({ name: 'Spiegel' });
    const fields = { vendorId: vendor, priceCents: 1250, orderNumber: 'S-1' };
    let offer = 0;
    const priced = await record(async () => {
      offer = (await call('POST', `/pro/custom-price-offers/${article}`, fields)).id;
    });
    const subject = `article ${article}`;
    expect(priced).toEqual([
      mine(
        'priceOffer.created',
        subject,
        'Spiegel',
        ...['vendor: null → Dental Huber GmbH', 'priceCents: null → 1250', 'orderNumber: null → S-1'],
        ...['minimumOrderQuantity: null → 1', 'discountable: null → false'],
      ),
    ]);
    const url = `/pro/custom-price-offers/${offer}/article/${article}`;
    const raise = () => call('PUT', url, { ...fields, priceCents: 1300 });
    expect(await record(raise)).toEqual([
      mine(
        'priceOffer.changed',
        subject,
        'Spiegel',
        ...['vendor: Dental Huber GmbH → Dental Huber GmbH', 'priceCents: 1250 → 1300'],
      ),
    ]);
    expect(await record(raise)).toEqual([]);
    const deleted = await record(() => call('DELETE', url));
    expect(deleted.map(({ action }) => action)).toEqual(['priceOffer.deleted']);
    expect(await record(() => call('DELETE', `/pro/vendors/custom/${vendor}`))).toEqual([
      mine('vendor.deleted', `vendor ${vendor}`, 'Dental Huber GmbH'),
    ]);
  });
});

describe('articles', () => {
  test('created, changed with the names of what they refer to, replaced and deleted', async () => {
    let id = 0;
    const created = await record(async () => {
      id = await createArticle({ name: 'Nadelfein 30G' });
    });
    const subject = `article ${id}`;
    expect(created).toEqual([mine('article.created', subject, 'Nadelfein 30G')]);
    const { id: storage } = await call('POST', '/pro/storages', { name: 'Chirurgie' });
    const update = (fields: object) => () =>
      call('PUT', '/pro/inventory/article', { id, name: 'Nadelfein 30G', ...fields });
    await update({})();
    const fields = {
      storageConfiguration: { defaultStorageId: storage },
      notificationInformation: { minimumStock: { amount: 5 }, idealStock: { amount: 9 } },
      notes: { notice: 'Frau Huber fragen' },
      isDangerousGood: true,
    };
    expect(await record(update(fields))).toEqual([
      mine(
        'article.changed',
        subject,
        'Nadelfein 30G',
        ...['dangerousGood: false → true', 'minimumStock: 0 → 5', 'idealStock: 1 → 9'],
        ...['defaultStorage: null → Chirurgie', 'notes: null → null'],
      ),
    ]);
    expect(await record(update(fields))).toEqual([]);
    const slug = await readSlug(app, bench.gloves);
    const replace = () =>
      call('PUT', `/pro/inventory/article/${id}/catalog-origin`, { catalogProductSlug: slug });
    const [replaced] = await record(replace);
    expect(replaced).toEqual(
      mine(
        'article.replaced',
        subject,
        'Nadelfein 30G',
        expect.stringMatching(/^product: Nadelfein 30G → ./),
      ),
    );
    const remove = () => call('DELETE', `/pro/inventory/article/${id}`);
    expect(await record(remove)).toEqual([mine('article.deleted', subject, 'Nadelfein 30G')]);
  });

  test('thresholds of several articles by one statement, those that stay are left out', async () => {
    const ids = [await createArticle({ name: 'Eins' }), await createArticle({ name: 'Zwei' })];
    const amounts = { minimumStock: { amount: 0 }, warningStock: { amount: 0 }, idealStock: { amount: 1 } };
    const set = (amount: number) => () =>
      call('PUT', '/pro/thresholds', {
        articles: ids.map((articleId, index) => ({
          ...{ articleId, ...amounts },
          ...(index === 0 ? { idealStock: { amount } } : {}),
        })),
      });
    expect(await record(set(6))).toEqual([
      mine('thresholds.changed', `article ${ids[0]}`, 'Eins', 'idealStock: 1 → 6'),
    ]);
    expect(await record(set(6))).toEqual([]);
  });

  test('a change of many articles takes as many statements as a change of one', async () => {
    const ids: number[] = [];
    for (let number = 0; number < 30; number += 1)
      ids.push(await createArticle({ name: `Massenartikel ${number}` }));
    const change = (articleIds: number[], isDiscontinued: boolean) => () =>
      call('POST', '/pro/inventory/article/bulk', { articleIds, isDiscontinued });
    const [first = 0] = ids;
    const one = await recordStatements(change([first], true));
    const many = await recordStatements(change(ids, true));
    expect(many.length).toBe(one.length);
    const entries = await record(change(ids, false));
    expect(entries).toHaveLength(30);
    expect(entries[0]?.changes).toEqual(['discontinued: true → false']);
  });
});

describe('settings of the inventory and the shop', () => {
  test('cost centers, search words and printing', async () => {
    const fields = { number: '2000', name: 'Chirurgie' };
    let id = 0;
    const created = await record(async () => {
      id = (await call('POST', '/pro/cost-centers', fields)).id;
      await call('POST', '/pro/cost-centers', { number: '3000', name: 'Prophylaxe', isStandard: true });
    });
    const subject = `costCenter ${id}`;
    expect(created[0]).toEqual(mine('costCenter.created', subject, '2000 Chirurgie'));
    const rename = () => call('PUT', `/pro/cost-centers/${id}`, { name: 'OP' });
    expect(await record(rename)).toEqual([
      mine('costCenter.changed', subject, '2000 OP', 'name: Chirurgie → OP'),
    ]);
    expect(await record(rename)).toEqual([]);
    expect(await record(() => call('DELETE', `/pro/cost-centers/${id}`))).toEqual([
      mine('costCenter.deleted', subject, '2000 OP'),
    ]);
    const words = await record(async () => {
      const group = await call('POST', '/pro/search/synonyms', { words: ['Winkelstück', 'Schnellläufer'] });
      const changed = await call('PUT', `/pro/search/synonyms/${group.id}`, {
        words: ['Winkelstück', 'Rot'],
      });
      await call('DELETE', `/pro/search/synonyms/${changed.id}`);
    });
    expect(words.map(({ action, name, changes }) => [action, name, ...changes])).toEqual([
      ['searchWords.created', 'schnellläufer, winkelstück'],
      ['searchWords.changed', 'rot, winkelstück', 'words: schnellläufer, winkelstück → rot, winkelstück'],
      ['searchWords.deleted', 'rot, winkelstück'],
    ]);
    const defaults = { way: 'pdf', dymoPrinter: '', roll: '30334', paper: 'A4', zplSize: '30334', dpi: 203 };
    const print = (more: object) => () =>
      call('PUT', '/pro/labels/printing-defaults', {
        defaults: { ...defaults, networkPrinter: null, ...more },
      });
    await print({})();
    const [printing] = await record(print({ roll: '30252' }));
    expect(printing?.changes).toEqual(['roll: 57 × 32 mm → 89 × 28 mm']);
  });
});

describe('orders and reports', () => {
  test('an order, by a user and by an API token, and its end', async () => {
    await bench.fill();
    let order = { ID: 0, Bestellnummer: '' };
    const placed = await record(async () => {
      order = (await bench.order()).json().data.wBestellung;
    });
    const subject = `order ${order.ID}`;
    expect(placed).toEqual([
      mine(
        'order.placed',
        subject,
        order.Bestellnummer,
        expect.stringMatching(/^vendor: null → ./),
        ...['netCents: null → 5292', expect.stringMatching(/^orderState: null → /)],
      ),
    ]);
    const cancelled = await record(() => call('POST', `/pro/orders/${order.ID}/cancellation`, {}));
    expect(cancelled.map(({ action, changes }) => [action, changes.length])).toEqual([
      ['order.cancelled', 1],
    ]);
    const program = await aProgram(app, bench.me, ['order']);
    await bench.fill();
    const byProgram = await record(() => bench.order({}, { headers: program.headers }));
    expect(byProgram.map(({ author, action }) => [author, action])).toEqual([
      [`token ${program.id}`, 'order.placed'],
    ]);
  });

  test('frozen inventories and exports', async () => {
    const entries = await record(async () => {
      await call('POST', '/pro/reports/inventory/versions', { asOf: '2024-12-31' });
      await call('POST', '/pro/reports/orders-by-vendor/export', { format: 'csv' });
      const started = await call('POST', '/pro/exports');
      // The one under way is the same.
      await call('POST', '/pro/exports');
      await call('DELETE', `/pro/exports/${started.id}`);
      await call('DELETE', `/pro/exports/${started.id}`);
    });
    expect(entries.map(({ action }) => action)).toEqual([
      ...['inventoryVersion.created', 'report.exported', 'dataExport.started', 'dataExport.cancelled'],
    ]);
    expect(entries[0]?.changes[0]).toBe('asOf: null → 2024-12-31');
  });
});

test('no entry has a note, a message, a name or a number of a person', async () => {
  const rows = await app.asOwner.rows('select subject_name, changes from activity');
  expect(rows.length).toBeGreaterThan(40);
  expect(JSON.stringify(rows)).not.toMatch(/Frau Huber|klingeln|1234567|Anna|Berg|praxis\.example/);
});

test('a change that is refused takes its entry back with it', async () => {
  const priceListId = '00000000-0000-4000-8000-000000000000';
  const create = () => bench.me.call('POST', '/pro/vendors/custom', { name: 'Rückgabe', priceListId });
  // The vendor is written and recorded before its price list is found to be missing.
  const entries = await record(async () => expect((await create()).statusCode).toBe(404));
  expect(entries).toEqual([]);
  expect(await app.asOwner.rows(`select id from vendor where name = 'Rückgabe'`)).toEqual([]);
});
