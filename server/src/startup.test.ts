// The demo data on a real database: loaded once, whole, and never over somebody's own data.
import { afterAll, beforeAll, expect, test } from 'vitest';
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
  expect(await count('vendor')).toBe(24);
  expect(await count('practice')).toBe(4);
  expect(await count('cart_position')).toBe(12);
  const tops = await app.asOwner.rows('select 1 from category where parent_id is null');
  expect([tops.length, await count('category')]).toEqual([15, 105]);
  const offers = await app.asOwner.one(
    'select min(n)::int as least, max(n)::int as most from (select count(*) n from offer group by product_id) o',
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
