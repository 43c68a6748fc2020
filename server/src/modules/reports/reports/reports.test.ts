// Tests over all reports: refusals, agreement with the dashboard for the same days, and prices compared with those of
// the day.
import { addDays, addMonths, startOfMonth } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import { toReportStatus } from '@praxora/rules/shared/order-state';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aVendor } from '../../../testing/catalog-builders.ts';
import { aStoreKeeper, type StoreKeeper } from '../../../testing/inventory-builders.ts';
import { anOrder } from '../../../testing/order-builders.ts';
import {
  anOwnOffer,
  type GeneratedOrders,
  generateOrders,
  generatePrices,
  type RawLine,
  type RawPrice,
  rawLines,
} from './testing/generated-orders.ts';
import { generateStock, sumBy } from './testing/generated-stock.ts';

let app: TestApp;
let me: StoreKeeper;
let other: StoreKeeper;
let made: GeneratedOrders;
let prices: RawPrice[];
/** Cheap, and hidden today. */
let hidden: number;
/** Cheap, and delivers elsewhere. */
let away: number;
const today = calendarDay(new Date());

beforeAll(async () => {
  app = await startTestApp();
  me = await aStoreKeeper(app);
  other = await aStoreKeeper(app);
  await generateStock(app, me, 25);
  made = await generateOrders(app, me, 90);
  hidden = await aVendor(app);
  away = await aVendor(app, { countries: ['CH'] });
  const { products, vendors } = made;
  // Another practice's agreed price is nobody else's price.
  const theirs = await anOwnOffer(app, other, products[0] ?? 0, vendors[0] ?? 0);
  await app.asOwner.run(
    `insert into offer_price_history (offer_id, practice_id, valid_from, unit_price_cents) values ($1, $2, '2025-01-01', 1)`,
    [theirs, other.user.practiceId],
  );
  prices = await generatePrices(app, me, { products, vendors: [...vendors, hidden, away] });
  await app.asOwner.run(
    'insert into vendor_preference (practice_id, vendor_id, is_hidden) values ($1, $2, true)',
    [me.user.practiceId, hidden],
  );
});
afterAll(() => app.close());

const overDays = [
  ...['orders-by-vendor', 'orders-by-article', 'invoiced-prices'],
  ...['consumption', 'stock-movements', 'price-check'],
];
const all = [...overDays.filter((report) => report !== 'price-check'), 'inventory'];

const ask = async (path: string) => {
  const { status, data, errors } = await me.send('GET', path);
  expect(status, JSON.stringify(errors)).toBe(200);
  return data;
};

const refused = async (path: string) => {
  const { status, errors } = await me.send('GET', `reports/${path}`);
  return { status, code: Array.isArray(errors) ? errors[0].code : errors?.code };
};

describe.each(overDays)('days of %s', (report) => {
  test.each([
    ['from=2026-02-01&to=2026-01-31', 'PERIOD_BACKWARDS'],
    ['from=1990-01-01&to=2190-01-01', 'PERIOD_TOO_LONG'],
    ['preset=someday', 'INCORRECT_VALUE'],
    ['from=2026-02-30', 'INCORRECT_VALUE'],
    ['compare=yesterday', 'INCORRECT_VALUE'],
  ])('%s', async (query, code) => expect(await refused(`${report}?${query}`)).toEqual({ status: 422, code }));
});

describe.each(all)('words of %s', (report) => {
  test.each([
    'sort=colour',
    // The only one that is a list of positions.
    ...(report === 'invoiced-prices' ? [] : ['groupBy=weather']),
    'vendorIds=1;drop',
    'categoryIds=,',
    'page=-1',
    'pageSize=9999',
  ])('%s', async (query) =>
    expect(await refused(`${report}?${query}`)).toEqual({ status: 422, code: 'INCORRECT_VALUE' }),
  );

  test('ids of others, and what never was', async () => {
    const theirs = await other.anArticle();
    for (const query of [`articleIds=${theirs}`, 'vendorIds=999999999', 'categoryIds=999999999,none'])
      expect(await refused(`${report}?${query}`)).toEqual({ status: 404, code: 'NOT_FOUND' });
  });

  test('nothing is told of another practice', async () => {
    const { status, data } = await other.send('GET', `reports/${report}?preset=allTime`);
    expect(status).toBe(200);
    expect(data).toMatchObject({ items: [], total: 0 });
  });
});

describe('price check', () => {
  /** The practice's own price first, where it held that day; else what the vendor asked of everybody. */
  function priceOn(product: number, vendor: number, day: string): number | null {
    const held = prices
      .filter((price) => price.product === product && price.vendor === vendor && price.from <= day)
      .sort((a, b) => (a.isOwn === b.isOwn ? (a.from < b.from ? 1 : -1) : a.isOwn ? -1 : 1));
    return held[0]?.cents ?? null;
  }
  function lowestOn({ product, day }: RawLine): { vendor: number; cents: number } | null {
    if (product === null) return null;
    const asked = made.vendors.flatMap((vendor) => {
      const cents = priceOn(product, vendor, day);
      return cents === null ? [] : { vendor, cents };
    });
    return asked.sort((a, b) => a.cents - b.cents || a.vendor - b.vendor)[0] ?? null;
  }
  const byTime = (a: RawLine, b: RawLine) =>
    a.placedAt === b.placedAt ? a.id - b.id : a.placedAt < b.placedAt ? -1 : 1;

  test.each([
    ['2026-03-28', '2026-03-28'],
    ['2026-03-29', '2026-03-29'],
    ['2026-10-24', '2026-10-26'],
    ['2025-09-01', '2026-11-30'],
  ] as const)('out of the raw history, %s to %s', async (from, to) => {
    const lines = (await rawLines(app, me.user.practiceId))
      .filter(({ state, day }) => toReportStatus(state) !== null && day >= from && day <= to)
      .sort(byTime)
      .map((line) => ({ ...line, lowest: lowestOn(line) }));
    const checked = lines.filter(({ lowest }) => lowest !== null);
    const unchecked = lines.filter(({ lowest }) => lowest === null);
    const paidOf = (some: typeof lines) => sumBy(some, ({ net }) => net);
    const lowestOf = (some: typeof lines) =>
      sumBy(some, ({ quantity, lowest }) => quantity * (lowest?.cents ?? 0));
    const answer = await ask(`reports/price-check?from=${from}&to=${to}&pageSize=200`);
    expect(answer.totals).toEqual({
      paidCents: paidOf(checked),
      lowestCents: lowestOf(checked),
      differenceCents: paidOf(checked) - lowestOf(checked),
      uncheckedPositions: unchecked.length,
      uncheckedCents: paidOf(unchecked),
    });
    const keys = new Set(checked.map(({ product, vendor }) => `${product} ${vendor}`));
    expect(answer.total).toBe(keys.size);
    expect(answer.items).toHaveLength(keys.size);
    for (const row of answer.items) {
      const own = checked.filter(
        ({ product, vendor }) => product === row.productId && vendor === row.vendorId,
      );
      const last = own.at(-1);
      expect(row).toMatchObject({
        orders: new Set(own.map(({ order }) => order)).size,
        quantity: sumBy(own, ({ quantity }) => quantity),
        paidCents: paidOf(own),
        lowestCents: lowestOf(own),
        differenceCents: paidOf(own) - lowestOf(own),
        lowest: { vendorId: last?.lowest?.vendor, unitPriceCents: last?.lowest?.cents },
        lastUnitPriceCents: Math.round((last?.net ?? 0) / (last?.quantity ?? 1)),
      });
    }
    const differences = answer.items.map((row: { differenceCents: number }) => row.differenceCents);
    expect(differences).toEqual(differences.toSorted((a: number, b: number) => b - a));
  });

  test('the generated prices say something: own ones that hold, lower ones nobody could choose, lines without any', async () => {
    const lines = (await rawLines(app, me.user.practiceId)).filter(
      ({ state, product }) => toReportStatus(state) !== null && product !== null,
    );
    for (const vendor of [hidden, away]) {
      const isLower = (line: RawLine) =>
        (priceOn(line.product ?? 0, vendor, line.day) ?? Number.POSITIVE_INFINITY) <
        (lowestOn(line)?.cents ?? 0);
      expect(lines.some(isLower)).toBe(true);
    }
    expect(lines.some((line) => lowestOn(line) === null)).toBe(true);
    const ownWins = (line: RawLine) =>
      prices.some(
        ({ isOwn, product, vendor, cents }) =>
          isOwn &&
          product === line.product &&
          vendor === lowestOn(line)?.vendor &&
          cents === lowestOn(line)?.cents,
      );
    expect(lines.some(ownWins)).toBe(true);
  });
});

describe('the dashboard says the same', () => {
  const endOf = (month: string) => (month === startOfMonth(today) ? today : addDays(addMonths(month, 1), -1));
  const cents = (list: readonly number[]) => sumBy(list, (one) => one);

  beforeAll(async () => {
    for (const [index, days] of [0, 3, 35, 70, 150, 300].entries())
      await anOrder(app, {
        user: me.user,
        vendor: index === 5 ? hidden : (made.vendors[index % 3] ?? 0),
        address: made.addresses[0] ?? 0,
        state: index === 3 ? 'cancelled' : 'ordered',
        placedAt: `${addDays(today, -days)}T00:10:00+01:00`,
        positions: [{ quantity: index + 1 }],
      });
    await app.asOwner.run(
      `insert into applied_saving (practice_id, address_id, undo_id, applied_by, saving_cents, packages_before, packages_after, applied_at)
       select $1, 1, gen_random_uuid(), $2, n * 617, n, 1, now() - n * interval '60 days' from generate_series(0, 9) n`,
      [me.user.practiceId, me.user.id],
    );
  });

  test('of the stock’s value and of what expires', async () => {
    const values = await ask('dashboard/stock-value');
    for (const { month, valueCents } of values)
      expect((await ask(`reports/inventory?asOf=${endOf(month)}`)).totals.valueCents, month).toBe(valueCents);
    expect(values.at(-1).valueCents).toBeGreaterThan(0);
    const { outlook } = await ask('reports/inventory');
    expect(outlook).toEqual(await ask('dashboard/expiry'));
    for (const part of [outlook.expired, outlook.under3Months])
      expect(Math.min(part.batches, part.valueCents)).toBeGreaterThan(0);
  });

  test('of spending, by vendor and month', async () => {
    const spending = await ask('dashboard/spending');
    const shown = new Set(spending.vendors.map(({ id }: { id: number }) => id));
    for (const [index, month] of spending.months.entries()) {
      const { items, totals } = await ask(`reports/orders-by-vendor?from=${month}&to=${endOf(month)}`);
      const of = (id: number) =>
        items.find(({ vendorId }: { vendorId: number }) => vendorId === id)?.netCents ?? 0;
      for (const vendor of spending.vendors) expect(vendor.cents[index], month).toBe(of(vendor.id));
      expect(spending.others[index], month).toBe(
        totals.netCents - cents([...shown].map((id) => of(Number(id)))),
      );
    }
    expect(spending.currentMonthCents).toBeGreaterThan(0);
    expect(cents(spending.others)).toBeGreaterThan(0);
  });

  test('of what the optimizer saved', async () => {
    const { months, ...savings } = await ask('dashboard/savings');
    const check = await ask(`reports/price-check?from=${months[0].month}&to=${today}`);
    expect(check.savings).toEqual(savings);
    for (const { month, savingCents } of months)
      expect((await ask(`reports/price-check?from=${month}&to=${endOf(month)}`)).savings.savingCents).toBe(
        savingCents,
      );
    expect(savings.savingCents).toBeGreaterThan(0);
  });
});
