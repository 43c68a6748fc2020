// The list of orders over HTTP: sections, every filter, search, pages, counts.
import { orderSections } from '@praxora/rules/purchasing/order-states';
import { orderStates } from '@praxora/rules/shared/order-state';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aBuyer, type Buyer, readRefusal } from '../../../testing/cart-builders.ts';
import { anAddress, aProduct, aVendor } from '../../../testing/catalog-builders.ts';
import { anOrder } from '../../../testing/order-builders.ts';

let app: TestApp;
let me: Buyer;
let vendor: number;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  me = await aBuyer(app);
  vendor = await aVendor(app);
});

type Wish = Partial<Parameters<typeof anOrder>[1]>;
const ordered = (wish: Wish = {}): Promise<number> =>
  anOrder(app, { user: me.user, vendor, address: me.address, ...wish });

async function list(query = '', buyer = me): Promise<{ ids: number[]; total: number }> {
  const answer = await buyer.call('GET', `/pro/orders${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  const { items, total } = answer.json().data;
  return { ids: items.map(({ id }: { id: number }) => id), total };
}
const found = async (query: string): Promise<number[]> => (await list(query)).ids;
const counts = async (buyer = me) => (await buyer.call('GET', '/pro/orders/counts')).json().data;

describe('sections', () => {
  test('each state stands in the one the rules say, rejected orders in none', async () => {
    const ids = new Map<string, number>();
    for (const state of orderStates) ids.set(state, await ordered({ state }));
    const idsOf = (states: readonly string[]) => states.map((state) => ids.get(state)).sort();
    expect((await found('?section=open')).sort()).toEqual(idsOf(orderSections.open));
    expect((await found('?section=completed')).sort()).toEqual(idsOf(orderSections.completed));
    expect(await list()).toMatchObject({ total: orderStates.length - 1 });
    for (const state of orderStates) expect(await found(`?state=${state}`)).toEqual([ids.get(state)]);
    expect(await list('?section=completed&state=open')).toEqual({ ids: [], total: 0 });
  });

  test('are counted, with the vendors and addresses that occur', async () => {
    const [other, unused] = [await aVendor(app), await aVendor(app)];
    const branch = await anAddress(app, me.user.practiceId);
    for (const state of orderStates) await ordered({ state });
    await ordered({ state: 'fully-received', vendor: other, address: branch });
    const told = await counts();
    expect(told).toMatchObject({ open: 5, completed: 3, rejected: 0, pendingApproval: 1, toReceive: 3 });
    expect(told.vendors.map(({ id }: { id: number }) => id).sort()).toEqual([vendor, other].sort());
    expect(told.vendors.map(({ id }: { id: number }) => id)).not.toContain(unused);
    expect(told.addresses.map(({ id }: { id: number }) => id).sort()).toEqual([me.address, branch].sort());
    // A deleted address keeps the name it had.
    await app.asOwner.run('delete from address where id = $1', [branch]);
    expect((await counts()).addresses).toContainEqual({ id: branch, name: `Adresse ${branch}` });
  });

  test('what was rejected is counted until its note is deleted', async () => {
    const order = await ordered({ state: 'rejected' });
    await app.asOwner.run(
      `insert into clinic (practice_id, clinic_id, spending_limit_cents) values ($1, $2, 1)`,
      [me.user.practiceId, `clinic-${order}`],
    );
    await app.asOwner.run(
      `insert into rejected_approval (practice_id, submission_date, order_id, static_order_data) values ($1, now(), $2, '{}')`,
      [me.user.practiceId, order],
    );
    expect(await counts()).toMatchObject({ open: 0, completed: 0, rejected: 1 });
  });

  test('nobody sees or counts the orders of another practice', async () => {
    await ordered({ positions: [{ name: 'Geheim' }] });
    const other = await aBuyer(app);
    expect(await list('', other)).toEqual({ ids: [], total: 0 });
    expect(await list('?search=geheim', other)).toEqual({ ids: [], total: 0 });
    expect(await counts(other)).toEqual({
      open: 0,
      completed: 0,
      rejected: 0,
      pendingApproval: 0,
      pendingApprovalCents: 0,
      toReceive: 0,
      partiallyReceived: 0,
      failed: 0,
      toBeSent: 0,
      vendors: [],
      addresses: [],
    });
  });
});

describe('orders that the practice sends itself', () => {
  const setWay = (transmission: string, email: string | null = null) =>
    app.asOwner.run('update vendor set transmission = $2, email = $3 where id = $1', [
      vendor,
      transmission,
      email,
    ]);

  test('are told, counted and found as such until they are marked as sent, and are not on the way', async () => {
    await setWay('manual');
    const byMail = await aVendor(app);
    await app.asOwner.run(`update vendor set transmission = 'email', email = 'a@b.example' where id = $1`, [
      byMail,
    ]);
    const sent = await ordered({ vendor: byMail, state: 'transmitting' });
    const failed = await ordered({ vendor: byMail, state: 'transmitting' });
    await app.asOwner.run(`update purchase_order set transmission_error = 'mail-refused: no' where id = $1`, [
      failed,
    ]);
    const waiting = await ordered({ state: 'pending-approval' });
    const arriving = await ordered({ state: 'ordered' });
    const mine = await ordered({ state: 'transmitting' });
    const [listed] = (await me.call('GET', '/pro/orders')).json().data.items;
    expect(listed).toMatchObject({ id: mine, isToBeSent: true, hasFailed: false });
    expect(await counts()).toMatchObject({ open: 5, toBeSent: 1, failed: 1, toReceive: 1 });
    expect(await found('?toBeSent=true')).toEqual([mine]);
    expect(await found('?state=transmitting&toBeSent=false')).toEqual([failed, sent]);
    expect(await found('?onTheWay=true')).toEqual([arriving, sent]);
    expect(await found('?section=open&onTheWay=false')).toEqual([mine, waiting, failed]);

    expect((await me.call('POST', `/pro/orders/${mine}/sent`)).statusCode).toBe(200);
    expect(await counts()).toMatchObject({ toBeSent: 0, toReceive: 2 });
    expect(await found('?toBeSent=true')).toEqual([]);
    expect(await found('?onTheWay=true')).toEqual([mine, arriving, sent]);
  });

  test('are so by what holds for the vendor today: without an address nobody else sends what failed', async () => {
    await setWay('email', 'alt@depot.example');
    const order = await ordered({ state: 'transmitting' });
    await app.asOwner.run(`update purchase_order set transmission_error = 'mail-refused: no' where id = $1`, [
      order,
    ]);
    expect(await counts()).toMatchObject({ failed: 1, toBeSent: 0 });
    await setWay('manual');
    expect(await counts()).toMatchObject({ failed: 0, toBeSent: 1 });
    expect(await found('?failed=true')).toEqual([]);
  });
});

describe('filters', () => {
  test('vendor, address and product, alone and together', async () => {
    const [other, branch] = [await aVendor(app), await anAddress(app, me.user.practiceId)];
    const gloves = await aProduct(app);
    const first = await ordered({ positions: [{}, { productId: gloves }] });
    const second = await ordered({ vendor: other });
    const third = await ordered({ vendor: other, address: branch, positions: [{ productId: gloves }] });
    expect(await found(`?vendorId=${other}`)).toEqual([third, second]);
    expect(await found(`?addressId=${branch}`)).toEqual([third]);
    expect(await found(`?productId=${gloves}`)).toEqual([third, first]);
    expect(
      await list(`?productId=${gloves}&vendorId=${vendor}&addressId=${me.address}&section=open`),
    ).toEqual({
      ids: [first],
      total: 1,
    });
    expect(await list('?vendorId=999999')).toEqual({ ids: [], total: 0 });
  });

  test('days are those of the practice, both ends included', async () => {
    // In Berlin one minute before and one after midnight; in winter and in summer.
    const before = await ordered({ placedAt: '2026-01-31T22:59:00Z' });
    const after = await ordered({ placedAt: '2026-01-31T23:01:00Z' });
    const summer = await ordered({ placedAt: '2026-07-01T21:59:00Z' });
    const nextDay = await ordered({ placedAt: '2026-07-01T22:01:00Z' });
    expect(await found('?from=2026-01-31&to=2026-01-31')).toEqual([before]);
    expect(await found('?from=2026-02-01&to=2026-07-01')).toEqual([summer, after]);
    expect(await found('?from=2026-07-02')).toEqual([nextDay]);
    expect(await found('?to=2026-01-31')).toEqual([before]);
    expect(await found('?from=2026-07-02&to=2026-01-31')).toEqual([]);
  });

  test('spans people ask for, and what of them lies within given days', async () => {
    const day = 86_400_000;
    const ago = (days: number) => new Date(Date.now() - days * day).toISOString();
    const today = await ordered({ placedAt: ago(0) });
    const lastWeek = await ordered({ placedAt: ago(5) });
    const weeksAgo = await ordered({ placedAt: ago(20) });
    await ordered({ placedAt: ago(800) });
    expect(await found('?preset=last7Days')).toEqual([today, lastWeek]);
    expect(await found('?preset=last30Days')).toEqual([today, lastWeek, weeksAgo]);
    expect(await found(`?preset=last30Days&to=${ago(10).slice(0, 10)}`)).toEqual([weeksAgo]);
    expect(await found(`?preset=last7Days&from=${ago(300).slice(0, 10)}`)).toEqual([today, lastWeek]);
  });
});

describe('search', () => {
  test('finds numbers, vendor, names and numbers of positions, in any case and order', async () => {
    const order = await ordered({
      orderNumber: '2026-0042',
      vendorName: 'Dentarium Süd',
      positions: [
        { name: 'Nitrila Blau M', manufacturer: 'Ämtec', vendorOrderNumber: 'DS-77_1' },
        { name: 'Flächin 100%' },
      ],
    });
    await ordered({ positions: [{ name: 'Anderes' }] });
    const hits = [
      '2026-0042',
      '26-00',
      'dentarium',
      'NITRILA',
      'blau nitrila süd',
      'ämtec',
      'ds-77_1',
      'flächin 100%',
    ];
    for (const text of hits)
      expect(await list(`?search=${encodeURIComponent(text)}`), text).toEqual({ ids: [order], total: 1 });
    for (const text of ['nitrila anderes', 'ds-7711', '100%x', '%', '_'])
      expect((await found(`?search=${encodeURIComponent(text)}`)).length, text).toBe(
        text === '%' || text === '_' ? 1 : 0,
      );
    const { platform_order_number: platform } = await app.asOwner.one<{ platform_order_number: string }>(
      'select platform_order_number from purchase_order where id = $1',
      [order],
    );
    expect(await found(`?search=${platform.toLowerCase()}`)).toEqual([order]);
    expect(await list('?search=%20%20')).toMatchObject({ total: 2 });
  });

  test('finds a product by its whole GTIN or PZN', async () => {
    const product = await aProduct(app);
    await app.asOwner.run("update product set gtin = '4006381333931', pzn = '01234562' where id = $1", [
      product,
    ]);
    const order = await ordered({ positions: [{ productId: product }] });
    expect(await found('?search=4006381333931')).toEqual([order]);
    for (const pzn of ['01234562', 'PZN%2001234562', 'PZN-01234562', 'pzn01234562'])
      expect(await found(`?search=${pzn}`), pzn).toEqual([order]);
    expect(await found('?search=400638133393')).toEqual([]);
    expect(await list('?search=01234562&section=completed')).toEqual({ ids: [], total: 0 });
  });

  test('is told of positions however they come, in the same order of pages', async () => {
    const all: number[] = [];
    for (let n = 0; n < 7; n += 1) all.unshift(await ordered({ placedAt: '2026-03-03T10:00:00Z' }));
    const query = `?search=position&pageSize=3&page=`;
    expect(await list(`${query}0`)).toEqual({ ids: all.slice(0, 3), total: 7 });
    expect(await list(`${query}2`)).toEqual({ ids: all.slice(6), total: 7 });
  });
});

describe('pages', () => {
  test('newest first, orders of one moment in a fixed order, nothing twice and nothing left out', async () => {
    const all: number[] = [];
    for (let n = 0; n < 11; n += 1)
      all.unshift(await ordered({ placedAt: `2026-03-0${1 + (n >> 2)}T10:00:00Z` }));
    const seen: number[] = [];
    for (let page = 0; page < 4; page += 1) {
      const { ids, total } = await list(`?pageSize=3&page=${page}`);
      expect(total).toBe(11);
      seen.push(...ids);
    }
    expect(seen).toEqual(all);
    expect(await list('?page=100000&pageSize=100')).toEqual({ ids: [], total: 11 });
  });

  test('say what has come of an order', async () => {
    await ordered({
      state: 'partially-received',
      positions: [
        { quantity: 4, received: 6 },
        { quantity: 3, received: 1 },
      ],
    });
    const { items } = (await me.call('GET', '/pro/orders')).json().data;
    expect(items).toMatchObject([
      { positionCount: 2, units: 7, receivedUnits: 5, hasFailed: false, netCents: 7500, rating: null },
    ]);
  });

  test.each([
    'page=-1',
    'page=100001',
    'page=x',
    'pageSize=0',
    'pageSize=101',
    'section=both',
    'state=lost',
    'preset=tomorrow',
    'from=2026-02-30',
    'to=9999-01-01',
    'vendorId=0',
    'productId=99999999999',
    `search=${'x'.repeat(101)}`,
  ])('%s is no question', async (query) => {
    expect(readRefusal(await me.call('GET', `/pro/orders?${query}`))).toEqual([422, 'INCORRECT_VALUE']);
  });
});
