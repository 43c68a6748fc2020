// Every figure of the dashboard over HTTP, on a generated practice, held against a plain recomputation in SQL.
import { addDays, addMonths, startOfMonth } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import { orderStates } from '@praxora/rules/shared/order-state';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aBuyer } from '../../../testing/cart-builders.ts';
import { anAddress, aVendor } from '../../../testing/catalog-builders.ts';
import { aStoreKeeper, type StoreKeeper } from '../../../testing/inventory-builders.ts';
import { anOrder } from '../../../testing/order-builders.ts';
import { recordStatements } from '../../../testing/statements.ts';

let app: TestApp;
let me: StoreKeeper;
let practice: number;
const today = calendarDay(new Date());
const current = startOfMonth(today);
const months = Array.from({ length: 12 }, (_, index) => addMonths(current, index - 11));
const seed = 20_261_116;
const generated = <One>(kind: fc.Arbitrary<One>, count: number): One[] =>
  fc.sample(kind, { seed, numRuns: count });

beforeAll(async () => {
  app = await startTestApp();
  me = await aStoreKeeper(app);
  practice = me.user.practiceId;
  await orders();
  await stock();
  await savings();
});
afterAll(() => app.close());

async function orders(): Promise<void> {
  const address = await anAddress(app, practice);
  const vendors: number[] = [];
  for (let index = 0; index < 5; index += 1) vendors.push(await aVendor(app));
  // All vendors but one receive their orders automatically.
  const byMail = `transmission = 'email', email = 'orders@depot.example'`;
  await app.asOwner.run(`update vendor set ${byMail} where id = any($1)`, [vendors.slice(1)]);
  const wishes = generated(
    fc.record({
      vendor: fc.constantFrom(...vendors),
      state: fc.constantFrom(...orderStates),
      daysAgo: fc.integer({ min: 0, max: 420 }),
      hour: fc.integer({ min: 0, max: 23 }),
      quantity: fc.integer({ min: 1, max: 40 }),
    }),
    60,
  );
  for (const { daysAgo, hour, quantity, ...wish } of wishes) {
    const placedAt = `${addDays(today, -daysAgo)}T${String(hour).padStart(2, '0')}:30:00Z`;
    await anOrder(app, { user: me.user, address, placedAt, positions: [{ quantity }], ...wish });
  }
  await app.asOwner.run(
    `update purchase_order set transmission_error = 'mail-refused' where practice_id = $1 and id % 4 <> 0`,
    [practice],
  );
}

/** Lots with and without price, batch and expiry, booked for earlier days, moved, used and corrected since. */
async function stock(): Promise<void> {
  const [shelf, cellar] = [await me.aStorage(), await me.aStorage()];
  const articles = [await me.anArticle(), await me.anArticle(), await me.anArticle(), await me.anArticle()];
  const lots = generated(
    fc.record({
      article: fc.constantFrom(...articles),
      amount: fc.integer({ min: 2, max: 60 }),
      date: fc.integer({ min: 0, max: 500 }).map((days) => addDays(today, -days)),
      batchNumber: fc.constantFrom('', 'A1', 'B2'),
      expirationDate: fc.option(fc.integer({ min: -40, max: 250 }).map((days) => addDays(today, days))),
      price: fc.option(fc.integer({ min: 1, max: 999 })),
      units: fc.constantFrom(1, 3, 7),
      moved: fc.boolean(),
      used: fc.option(fc.integer({ min: 1, max: 3 })),
    }),
    60,
  );
  for (const { article, amount, price, units, moved, used, ...more } of lots) {
    const { stockId } = await me.bookIn(article, amount, shelf, more);
    await app.asOwner.run(
      'update stock_entry set order_unit_price_cents = $2, units_per_order_unit = $3 where id = $1',
      [stockId, price, units],
    );
    if (moved) await me.send('POST', 'stock/move', { stockId, amount: 1, storageId: cellar });
    const date = addDays(more.date, Math.min(30, (Date.parse(today) - Date.parse(more.date)) / 86_400_000));
    if (used)
      await me.send('POST', 'stock/consumption', { stockId, amount: Math.min(used, amount - 1), date });
  }
}

async function savings(): Promise<void> {
  const wishes = generated(
    fc.record({
      daysAgo: fc.integer({ min: 0, max: 420 }),
      saving: fc.integer({ min: -500, max: 9000 }),
      before: fc.integer({ min: 1, max: 6 }),
      after: fc.integer({ min: 1, max: 6 }),
    }),
    30,
  );
  for (const { daysAgo, saving, before, after } of wishes)
    await app.asOwner.run(
      `insert into applied_saving (practice_id, address_id, undo_id, applied_by, applied_at, saving_cents, packages_before, packages_after)
       values ($1, 1, gen_random_uuid(), $2, now() - make_interval(days => $3), $4, $5, $6)`,
      [practice, me.user.id, daysAgo, saving, before, after],
    );
}

const get = async (path: string, keeper: Pick<StoreKeeper, 'send'> = me) => {
  const { status, data } = await keeper.send('GET', path);
  expect(status).toBe(200);
  return data;
};
const plain = async (sql: string, ...values: unknown[]): Promise<number> =>
  Number((await app.asOwner.one<{ n: unknown }>(sql, [practice, ...values])).n);

test('what expires: bands and six months', async () => {
  const between = async (from: string, until: string) => ({
    batches: await plain(
      `select count(distinct (article_id, batch_number, expiration_date)) as n from stock_entry
       where practice_id = $1 and balance > 0 and expiration_date >= $2 and expiration_date < $3`,
      from,
      until,
    ),
    valueCents: await plain(
      `select coalesce(sum(v), 0) as n from (
         select round(sum(balance * order_unit_price_cents::numeric / units_per_order_unit)) as v from stock_entry
         where practice_id = $1 and balance > 0 and expiration_date >= $2 and expiration_date < $3 group by article_id) a`,
      from,
      until,
    ),
  });
  const answer = await get('dashboard/expiry');
  expect(answer.expired).toMatchObject(await between('2000-01-01', today));
  expect(answer.under1Month).toMatchObject(await between(today, addMonths(today, 1)));
  expect(answer.under3Months).toMatchObject(await between(today, addMonths(today, 3)));
  const expected = [];
  for (let index = 0; index < 6; index += 1) {
    const month = addMonths(current, index);
    expected.push({ month, ...(await between(index === 0 ? today : month, addMonths(month, 1))) });
  }
  expect(answer.months).toMatchObject(expected);
  expect(answer.expired.batches).toBeGreaterThan(0);
  expect(answer.under1Month.batches).toBeGreaterThan(0);
});

const counts = `practice_id = $1 and state not in ('pending-approval', 'rejected', 'cancelled')`;
const spentIn = (month: string, vendor: number | null = null): Promise<number> =>
  plain(
    `select coalesce(sum(net_cents), 0) as n from purchase_order
     where ${counts} and to_char(placed_at at time zone 'Europe/Berlin', 'YYYY-MM-01') = $2
       and ($3::integer is null or vendor_id = $3)`,
    month,
    vendor,
  );

test('spending: months, vendors, this month and the average', async () => {
  const answer = await get('dashboard/spending');
  expect(answer.months).toEqual(months);
  const totals = [];
  for (const month of months) totals.push(await spentIn(month));
  const told = months.map((_, index) =>
    [...answer.vendors.map(({ cents }: { cents: number[] }) => cents), answer.others].reduce(
      (sum: number, cents: number[]) => sum + (cents[index] ?? 0),
      0,
    ),
  );
  expect(told).toEqual(totals);
  expect(answer.currentMonthCents).toBe(totals.at(-1));
  const full = totals.slice(0, -1);
  expect(answer.averageCents).toBe(Math.round(full.reduce((sum, one) => sum + one, 0) / full.length));
  const largest = await app.asOwner.rows<{ vendor_id: number }>(
    `select vendor_id from purchase_order
     where ${counts} and to_char(placed_at at time zone 'Europe/Berlin', 'YYYY-MM-01') >= $2
     group by 1 order by sum(net_cents) desc limit 3`,
    [practice, months[0]],
  );
  expect(answer.vendors.map(({ id }: { id: number }) => id)).toEqual(
    largest.map(({ vendor_id }) => vendor_id),
  );
  for (const { id, cents } of answer.vendors)
    for (const [index, month] of months.entries()) expect(cents[index]).toBe(await spentIn(month, id));
});

test('the average of a young practice begins with its first order', async () => {
  const young = await aBuyer(app);
  const ask = async () => (await young.call('GET', '/pro/dashboard/spending')).json().data;
  expect(await ask()).toMatchObject({ currentMonthCents: 0, averageCents: null, vendors: [] });
  const vendor = await aVendor(app);
  for (const [monthsAgo, quantity] of [
    [2, 4],
    [1, 1],
  ] as const)
    await anOrder(app, {
      user: young.user,
      vendor,
      address: young.address,
      placedAt: `${addMonths(current, -monthsAgo)}T12:00:00Z`,
      positions: [{ quantity }],
    });
  // 45.00 and 15.00 with the shipping.
  expect(await ask()).toMatchObject({ currentMonthCents: 0, averageCents: 3000 });
});

test('the stock’s value at the end of each month, from the ledger; today’s is the inventory’s', async () => {
  await app.asOwner.run(
    `update article a set stock_value_cents = coalesce((
       select round(sum(e.balance::numeric * e.order_unit_price_cents / e.units_per_order_unit))
       from stock_entry e where e.practice_id = $1 and e.article_id = a.id and e.balance > 0), 0) where practice_id = $1`,
    [practice],
  );
  const answer = await get('dashboard/stock-value');
  const expected = [];
  for (const month of months)
    expected.push({
      month,
      valueCents: await plain(
        `select coalesce(sum(v), 0) as n from (
           select round(sum(balance * order_unit_price_cents::numeric / units_per_order_unit)) as v from (
             select e.article_id, e.order_unit_price_cents, e.units_per_order_unit, sum(m.amount) as balance
             from stock_entry e join stock_movement m on m.practice_id = e.practice_id and m.stock_entry_id = e.id
             where e.practice_id = $1 and m.happened_on < $2 group by e.practice_id, e.id) entry
           group by article_id) article`,
        addMonths(month, 1),
      ),
    });
  expect(answer).toMatchObject(expected);
  expect(new Set(answer.map(({ valueCents }: { valueCents: number }) => valueCents)).size).toBeGreaterThan(8);
  expect(answer.at(-1).valueCents).toBe((await get('inventory/article/list')).stockValueCents);
});

test('savings made, month by month', async () => {
  const answer = await get('dashboard/savings');
  const since = `practice_id = $1 and to_char(applied_at at time zone 'Europe/Berlin', 'YYYY-MM-01')`;
  for (const { month, savingCents } of answer.months)
    expect(savingCents, month).toBe(
      await plain(
        `select coalesce(sum(saving_cents), 0) as n from applied_saving where ${since} = $2`,
        month,
      ),
    );
  expect(answer.months.map(({ month }: { month: string }) => month)).toEqual(months);
  const whole = (what: string) =>
    plain(`select coalesce(${what}, 0) as n from applied_saving where ${since} >= $2`, months[0]);
  expect(answer.savingCents).toBe(await whole('sum(saving_cents)'));
  expect(answer.parcels).toBe(await whole('sum(packages_before - packages_after)'));
  expect(answer.count).toBe(await whole('count(*)'));
});

test('what arrives and what waits: the counts of orders', async () => {
  const answer = await get('orders/counts');
  const count = (where: string, what = 'count(*)') =>
    plain(`select coalesce(${what}, 0) as n from purchase_order where practice_id = $1 and ${where}`);
  const byHand = `vendor_id in (select id from vendor where transmission = 'manual')`;
  const failed = `state = 'transmitting' and transmission_error is not null and not ${byHand}`;
  expect(answer).toMatchObject({
    toReceive: await count(`state in ('ordered', 'open', 'partially-received')`),
    partiallyReceived: await count(`state = 'partially-received'`),
    pendingApproval: await count(`state = 'pending-approval'`),
    pendingApprovalCents: await count(`state = 'pending-approval'`, 'sum(net_cents)'),
    failed: await count(failed),
    toBeSent: await count(`state = 'transmitting' and ${byHand}`),
  });
  const list = await get('orders?section=open&failed=true&pageSize=100');
  expect(list.total).toBe(answer.failed);
  expect(list.total).toBeGreaterThan(0);
  expect(list.items.every(({ hasFailed }: { hasFailed: boolean }) => hasFailed)).toBe(true);
  expect((await get('orders?section=open&failed=false')).total).toBe(answer.open - answer.failed);
});

test('nothing of another practice is told', async () => {
  const fresh = await aStoreKeeper(app);
  const nothing = { batches: 0, valueCents: 0 };
  const expiry = await get('dashboard/expiry', fresh);
  expect(expiry).toMatchObject({ expired: nothing, under1Month: nothing, under3Months: nothing });
  expect(expiry.months).toHaveLength(6);
  expect(await get('dashboard/savings', fresh)).toMatchObject({ savingCents: 0, parcels: 0, count: 0 });
  const worthNothing = months.map((month) => ({ month, valueCents: 0 }));
  expect(await get('dashboard/stock-value', fresh)).toMatchObject(worthNothing);
});

test('each call asks the database as often for a full practice as for an empty one', async () => {
  const empty = await aStoreKeeper(app);
  for (const path of ['expiry', 'spending', 'stock-value', 'savings', 'first-steps']) {
    const [full, none] = [
      await recordStatements(() => get(`dashboard/${path}`)),
      await recordStatements(() => get(`dashboard/${path}`, empty)),
    ];
    expect(full.length, path).toBe(none.length);
  }
});
