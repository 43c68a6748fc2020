// Orders by vendor and by article over HTTP, on a generated practice, held against a recomputation from the raw rows.
import { toReportStatus } from '@praxora/rules/shared/order-state';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aStoreKeeper, type StoreKeeper } from '../../../testing/inventory-builders.ts';
import { recordStatements } from '../../../testing/statements.ts';
import { type GeneratedOrders, generateOrders, type RawLine, rawLines } from './testing/generated-orders.ts';

let app: TestApp;
let me: StoreKeeper;
let made: GeneratedOrders;
let lines: RawLine[];

beforeAll(async () => {
  app = await startTestApp();
  me = await aStoreKeeper(app);
  made = await generateOrders(app, me);
  lines = await rawLines(app, me.user.practiceId);
});
afterAll(() => app.close());

const ask = async (path: string) => {
  const { status, data, errors } = await me.send('GET', `reports/${path}`);
  expect(status, JSON.stringify(errors)).toBe(200);
  return data;
};

/** Half up, as people round. */
const halfUp = (value: number) => Math.floor(value + 0.5);
const sum = <One>(all: readonly One[], of: (one: One) => number) =>
  all.reduce((total, one) => total + of(one), 0);
const counted = (from: string, to: string) =>
  lines.filter(({ state, day }) => toReportStatus(state) !== null && day >= from && day <= to);

function figures(some: readonly RawLine[], isOfLines = false) {
  const orders = [...new Map(some.map((line) => [line.order, line])).values()];
  const goodsCents = sum(some, ({ net }) => net);
  const shippingCents = isOfLines ? 0 : sum(orders, ({ shipping }) => shipping);
  const surchargeCents = isOfLines ? 0 : sum(orders, ({ surcharge }) => surcharge);
  return {
    orders: orders.length,
    positions: some.length,
    units: sum(some, ({ quantity }) => quantity),
    goodsCents,
    shippingCents,
    surchargeCents,
    netCents: goodsCents + shippingCents + surchargeCents,
    returnedUnits: sum(some, ({ returned }) => returned),
    returnedCents: sum(some, ({ net, returned, quantity }) => halfUp((net * returned) / quantity)),
  };
}

const spans = [
  ['2026-03-28', '2026-03-28'],
  ['2026-03-29', '2026-03-29'],
  ['2026-10-25', '2026-10-25'],
  ['2026-10-01', '2026-10-31'],
  ['2025-09-01', '2026-11-30'],
] as const;

const keysOf: Record<'month' | 'vendor' | 'category' | 'costCenter', (line: RawLine) => unknown> = {
  month: ({ day }) => `${day.slice(0, 7)}-01`,
  vendor: ({ vendor }) => vendor,
  category: ({ category }) => category,
  costCenter: ({ costCenter }) => costCenter,
};

describe.each(['orders-by-vendor', 'orders-by-article'] as const)('%s', (report) => {
  test.each(['month', 'vendor', 'category', 'costCenter'] as const)('grouped by %s', async (by) => {
    const [some, before] = [counted('2026-01-01', '2026-10-31'), counted('2025-01-01', '2025-10-31')];
    const isOfLines = report === 'orders-by-article' || by === 'category' || by === 'costCenter';
    const path = `${report}?from=2026-01-01&to=2026-10-31&compare=lastYear&groupBy=${by}`;
    const { groups, ...answer } = await ask(path);
    expect(answer).toMatchObject({
      isOfLines,
      totals: figures(some, isOfLines),
      totalsBefore: figures(before, isOfLines),
    });
    if (report === 'orders-by-vendor')
      for (const row of answer.items)
        expect(row).toMatchObject(
          figures(
            some.filter(({ vendor }) => vendor === row.vendorId),
            isOfLines,
          ),
        );
    expect(groups.length).toBe(new Set(some.map(keysOf[by])).size);
    expect(groups.length).toBeGreaterThan(1);
    for (const group of groups) {
      const isOwn = (line: RawLine) => keysOf[by](line) === (by === 'month' ? group.month : group.id);
      expect(group).toMatchObject(figures(some.filter(isOwn), isOfLines));
      expect(group.before ?? figures([])).toEqual(
        figures(by === 'month' ? [] : before.filter(isOwn), isOfLines),
      );
    }
  });

  test('narrowed to what single lines say', async () => {
    const [maker, costCenter, product] = ['Ivoline', made.costCenters[1], made.products[2]];
    const { id } = await app.asOwner.one<{ id: number }>(
      `insert into manufacturer (name) values ($1) on conflict (name) do update set name = excluded.name returning id`,
      [maker],
    );
    const some = counted('2025-09-01', '2026-11-30');
    for (const [query, isOwn] of [
      [`manufacturerIds=${id}`, (line: RawLine) => line.maker === maker],
      [`costCenterIds=${costCenter}`, (line: RawLine) => line.costCenter === costCenter],
      [`productIds=${product}`, (line: RawLine) => line.product === product],
    ] as const) {
      const { totals, isOfLines } = await ask(`${report}?preset=allTime&${query}`);
      expect(isOfLines).toBe(true);
      expect(totals, query).toEqual(figures(some.filter(isOwn), true));
    }
  });
});

describe('orders by vendor', () => {
  test.each(spans)('%s to %s', async (from, to) => {
    const some = counted(from, to);
    const answer = await ask(`orders-by-vendor?from=${from}&to=${to}`);
    expect(answer.totals).toEqual(figures(some));
    expect(answer.total).toBe(new Set(some.map(({ vendor }) => vendor)).size);
    for (const row of answer.items) {
      expect(row).toMatchObject(figures(some.filter(({ vendor }) => vendor === row.vendorId)));
      expect(row.share).toBeCloseTo(row.netCents / answer.totals.netCents);
    }
    const { starts, vendors: inChart, others, step } = answer.series;
    for (const [index, start] of starts.entries())
      expect(sum(inChart, ({ cents }: { cents: number[] }) => cents[index] ?? 0) + others[index], start).toBe(
        figures(some.filter(({ day }) => (step === 'day' ? day : `${day.slice(0, 7)}-01`) === start))
          .netCents,
      );
  });

  test('pages, sorted', async () => {
    const path = 'orders-by-vendor?preset=allTime&sort=units&descending=false&pageSize=2';
    const first = await ask(path);
    const second = await ask(`${path}&page=1`);
    const units = [...first.items, ...second.items].map((row: { units: number }) => row.units);
    expect(first.items).toHaveLength(2);
    expect(first.total).toBe(3);
    expect(units).toEqual(units.toSorted((a, b) => a - b));
  });

  test('narrowed to vendor, status and address; to a category it looks at lines', async () => {
    const some = counted('2025-09-01', '2026-11-30').filter(
      ({ vendor, state, address }) =>
        vendor === made.vendors[0] && address === made.addresses[1] && toReportStatus(state) === 'Geliefert',
    );
    const narrowed = `vendorIds=${made.vendors[0]}&addressIds=${made.addresses[1]}&statuses=Geliefert`;
    expect((await ask(`orders-by-vendor?preset=allTime&${narrowed}`)).totals).toEqual(figures(some));
    const none = counted('2025-09-01', '2026-11-30').filter(({ category }) => category === null);
    const answer = await ask('orders-by-vendor?preset=allTime&categoryIds=none');
    expect(answer).toMatchObject({ isOfLines: true, totals: figures(none, true) });
    expect(none.length).toBeGreaterThan(0);
  });

  test('compared with the days before and with last year', async () => {
    const before = await ask('orders-by-vendor?from=2026-10-25&to=2026-10-31&compare=before');
    expect(before.spanBefore).toEqual({ from: '2026-10-18', to: '2026-10-24' });
    expect(before.totalsBefore).toEqual(figures(counted('2026-10-18', '2026-10-24')));
    const lastYear = await ask('orders-by-vendor?from=2026-10-01&to=2026-10-31&compare=lastYear');
    const some = counted('2025-10-01', '2025-10-31');
    expect(lastYear.totalsBefore).toEqual(figures(some));
    for (const { vendorId, before: was } of lastYear.items)
      expect(was ?? figures([])).toEqual(figures(some.filter(({ vendor }) => vendor === vendorId)));
  });

  test('opens to its orders', async () => {
    const some = counted('2025-09-01', '2026-11-30').filter(({ vendor }) => vendor === made.vendors[1]);
    const all = await ask(`orders-by-vendor/orders?preset=allTime&vendorIds=${made.vendors[1]}&pageSize=200`);
    expect(all.total).toBe(new Set(some.map(({ order }) => order)).size);
    for (const told of all.items) {
      const own = some.filter(({ order }) => order === told.orderId);
      const { orders, ...sums } = figures(own);
      expect(orders).toBe(1);
      expect(told).toMatchObject({
        ...sums,
        status: toReportStatus(own[0]?.state ?? 'rejected'),
        orderNumber: own[0]?.number,
        placedAt: own[0]?.placedAt,
        vendorId: own[0]?.vendor,
      });
    }
  });
});

describe('orders by article', () => {
  const keyOf = ({ product, name, vendor }: Pick<RawLine, 'product' | 'name' | 'vendor'>) =>
    `${product ?? name} ${vendor}`;
  const rowFigures = (some: readonly RawLine[]) => {
    const { orders, units: quantity, goodsCents: valueCents, returnedUnits, returnedCents } = figures(some);
    return { orders, quantity, valueCents, returnedUnits, returnedCents };
  };

  test.each([
    ['2026-03-28', '2026-03-29'],
    ['2026-01-01', '2026-11-30'],
  ] as const)('by product and vendor, %s to %s', async (from, to) => {
    const some = counted(from, to);
    const answer = await ask(`orders-by-article?from=${from}&to=${to}&pageSize=200&compare=before`);
    const before = counted(answer.spanBefore.from, answer.spanBefore.to);
    expect(answer.totals).toEqual(figures(some, true));
    expect(answer.totalsBefore).toEqual(figures(before, true));
    expect(answer.total).toBe(new Set(some.map(keyOf)).size);
    for (const row of answer.items) {
      const key = keyOf({ product: row.productId, name: row.name.de, vendor: row.vendorId });
      const own = some
        .filter((line) => keyOf(line) === key)
        .toSorted((a, b) => (a.placedAt === b.placedAt ? a.id - b.id : a.placedAt < b.placedAt ? -1 : 1));
      const last = own.at(-1);
      expect(row).toMatchObject({
        ...rowFigures(own),
        unitPriceCents: Math.round(sum(own, ({ net }) => net) / sum(own, ({ quantity }) => quantity)),
        lastUnitPriceCents: Math.round((last?.net ?? 0) / (last?.quantity ?? 1)),
        placedAt: last?.placedAt,
        status: toReportStatus(last?.state ?? 'rejected'),
      });
      expect(row.before ?? rowFigures([])).toEqual(rowFigures(before.filter((line) => keyOf(line) === key)));
    }
    for (const { start, cents, units } of answer.series.points) {
      const own = some.filter(
        ({ day }) => (answer.series.step === 'day' ? day : `${day.slice(0, 7)}-01`) === start,
      );
      expect({ cents, units }, start).toEqual({
        cents: figures(own).goodsCents,
        units: figures(own).units,
      });
    }
  });

  test('opens to its lines, also of what is in no catalogue any more', async () => {
    const some = counted('2025-09-01', '2026-11-30').filter(
      ({ product, name, vendor }) => product === null && name === 'Bonding' && vendor === made.vendors[2],
    );
    const { items, total } = await ask(
      `orders-by-article/positions?preset=allTime&productName=Bonding&vendorIds=${made.vendors[2]}&pageSize=200&sort=value`,
    );
    expect(total).toBe(some.length);
    expect(items).toMatchObject(
      some
        .toSorted((a, b) => b.net - a.net || b.id - a.id)
        .map((line) => ({
          orderId: line.order,
          orderNumber: line.number,
          placedAt: line.placedAt,
          status: toReportStatus(line.state),
          quantity: line.quantity,
          unitPriceCents: line.price,
          valueCents: line.net,
          returnedUnits: line.returned,
          returnedCents: halfUp((line.net * line.returned) / line.quantity),
        })),
    );
  });
});

test('as many statements for a full practice as for an empty one', async () => {
  const empty = await aStoreKeeper(app);
  for (const path of ['orders-by-vendor', 'orders-by-article', 'orders-by-vendor/orders']) {
    const query = `reports/${path}?preset=allTime`;
    const full = await recordStatements(() => me.send('GET', query));
    const none = await recordStatements(() => empty.send('GET', query));
    expect(full.length, path).toBe(none.length);
  }
});
