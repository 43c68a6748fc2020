// The demo data on a real database: loaded once, whole, and never over somebody's own data.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyLedger } from './modules/ledger/ledger.service.ts';
import { ensureDemoData } from './startup.ts';
import { startTestApp, type TestApp } from './testing/app.ts';
import { aPractice, bearer, loginAs } from './testing/builders.ts';

const today = new Date('2026-11-15T12:00:00Z');
const quiet = (): void => undefined;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ DEMO_PRODUCTS: '600' });
});
afterAll(() => app.close());

const load = (target: TestApp) => ensureDemoData(target.owner, target.platform.config, today, quiet);
const count = async (table: string) =>
  (await app.asOwner.one<{ count: number }>(`select count(*)::int as count from ${table}`)).count;

test('two servers starting at once load it once', async () => {
  expect(await Promise.all([load(app), load(app)])).toEqual([true, true]);
  expect(await count('product')).toBe(600);
  expect(await count('vendor where practice_id is null')).toBe(24);
  expect(await count('practice')).toBe(4);
  expect(await count('cart_position')).toBe(12);
  const tops = await app.asOwner.rows('select 1 from category where parent_id is null');
  expect([tops.length, await count('category')]).toEqual([15, 105]);
  const offers = await app.asOwner.one(
    'select min(n)::int as least, max(n)::int as most from (select count(*) n from offer where practice_id is null group by product_id) o',
  );
  expect(offers).toEqual({ least: 3, most: 12 });
});

test('every demo user logs in, with country, edition and cart', async () => {
  const expected = {
    demo: { Land: 'DE', is_pro20: true, basket_counter: 12 },
    wien: { Land: 'AT', is_pro20: true, basket_counter: 0 },
    klinik: { Land: 'DE', is_pro20: true, basket_counter: 0 },
    leitung: { Land: 'DE', is_pro20: true, basket_counter: 0 },
    legacy: { Land: 'DE', is_pro20: false, basket_counter: 0 },
  };
  for (const [name, { Land, ...state }] of Object.entries(expected)) {
    const token = await loginAs(app, { email: `${name}@praxora.example`, password: 'praxora-demo' });
    const { data, state: told } = (
      await app.request({ method: 'GET', url: '/api/marketplace/v1/wpraxis', headers: bearer(token) })
    ).json();
    expect({ Land: data.Land, ...told }, name).toEqual({ Land, ...state });
  }
});

test('the demo practice has an inventory that agrees with its ledger', async () => {
  expect((await verifyLedger(app.asOwner)).defects).toEqual([]);
  const articles = await app.asOwner.rows<{ email: string; count: number }>(
    `select min(u.email) as email, (select count(*)::int from article a where a.practice_id = u.practice_id) as count
     from app_user u group by u.practice_id order by email`,
  );
  expect(articles).toEqual([
    { email: 'demo@praxora.example', count: 180 },
    { email: 'klinik@praxora.example', count: 20 },
    { email: 'legacy@praxora.example', count: 0 },
    { email: 'wien@praxora.example', count: 20 },
  ]);
  const movements = await count('stock_movement');
  expect(movements).toBeGreaterThan(5_000);
  expect(movements).toBeLessThan(20_000);
  // Fourteen months, up to the day before, and never before they came in.
  const span = await app.asOwner.one(
    `select min(happened_on)::text as first, max(happened_on)::text as last,
            count(*) filter (where m.happened_on < e.received_on)::int as early
     from stock_movement m join stock_entry e on e.id = m.stock_entry_id`,
  );
  expect(span).toEqual({ first: '2025-09-01', last: '2026-11-13', early: 0 });
});

test('the demo orders agree with what came in, and later numbers go on from them', async () => {
  const wrong = await app.asOwner.rows(
    `select o.id, p.product_id, p.received, came.packs
     from purchase_order o join order_position p on p.order_id = o.id
     left join (select e.order_id, a.product_id, sum(m.amount / e.units_per_order_unit)::int as packs
                from stock_movement m join stock_entry e on e.id = m.stock_entry_id
                join article a on a.id = m.article_id
                where m.input_type = 'INCOMING_GOODS_FROM_ORDER' group by 1, 2) came
       on came.order_id = o.id and came.product_id = p.product_id
     where p.received <> coalesce(came.packs, 0)
        or (o.state = 'fully-received') <> (select bool_and(q.received = q.quantity) from order_position q where q.order_id = o.id)`,
  );
  expect(wrong).toEqual([]);
  const states = await app.asOwner.rows(
    'select state, count(*) > 2 as many from purchase_order group by state order by state',
  );
  expect(states).toEqual([
    { state: 'fully-received', many: true },
    { state: 'ordered', many: false },
    { state: 'partially-received', many: false },
  ]);
  const next = await app.asOwner.one(
    `select (select max(substr(platform_order_number, 4)::int) from purchase_order) + 1
              = nextval('platform_order_number')::int as platform,
            (select bool_and(c.last = (select max(substr(o.order_number, 6)::int) from purchase_order o
                                       where o.practice_id = c.practice_id and o.order_number like c.year || '-%'))
             from order_counter c) as own`,
  );
  expect(next).toEqual({ platform: true, own: true });
});

test('the demo inventory shows every status and expiry band, and what the pictures show', async () => {
  const headers = bearer(await loginAs(app, { email: 'demo@praxora.example', password: 'praxora-demo' }));
  const get = async (url: string) => {
    const { data } = (await app.request({ method: 'GET', url: `/pro/${url}`, headers })).json();
    return data;
  };
  const list = await get('inventory/article/list?search=Artinova%204%25%201:100.000');
  const [artinova] = list.items;
  expect(artinova).toMatchObject({
    stock: 46,
    minimumStock: 60,
    warningStock: 120,
    idealStock: 300,
    status: 'minimumStock',
  });
  const { statusCounts, expiryCounts } = await get('inventory/article/list');
  expect(statusCounts).toMatchObject({ minimumStock: 4, reOrderPoint: 7, hidden: 5 });
  for (const counted of [...Object.values(statusCounts), ...Object.values(expiryCounts)])
    expect(counted).toBeGreaterThan(0);
  const { documents } = await get(`inventory/article/${artinova.id}/document/list`);
  expect(documents).toHaveLength(3);
  expect((await get('storages')).length).toBe(9);
});

test('a database in use is left alone, and DEMO_DATA=false starts empty', async () => {
  const own = await startTestApp();
  await aPractice(own);
  expect(await load(own)).toBe(false);
  await own.close();
  const empty = await startTestApp({ DEMO_DATA: 'false' });
  expect(await load(empty)).toBe(false);
  expect(await empty.asOwner.rows('select 1 from product')).toEqual([]);
  await empty.close();
});
