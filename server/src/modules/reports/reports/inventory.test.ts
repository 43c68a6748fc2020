// The inventory of a day over HTTP, held against a recomputation from the raw ledger.
import { expiryBand } from '@praxora/rules/inventory/expiry';
import { addDays, addMonths, startOfMonth } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aStoreKeeper, type StoreKeeper } from '../../../testing/inventory-builders.ts';
import { lastClockChanges } from './testing/clock-changes.ts';
import {
  generateStock,
  movementValue,
  type RawMovement,
  rawMovements,
  rounded,
  sumBy,
} from './testing/generated-stock.ts';

let app: TestApp;
let me: StoreKeeper;
let raw: RawMovement[];
let articles: RawArticle[];

interface RawArticle extends Record<string, unknown> {
  readonly id: number;
  readonly name: string;
  readonly manufacturer: string;
  readonly cost_center_id: number | null;
  readonly minimum_stock: number;
  readonly warning_stock: number;
}
const today = calendarDay(new Date());

beforeAll(async () => {
  app = await startTestApp();
  me = await aStoreKeeper(app);
  await generateStock(app, me);
  await app.asOwner.run(
    'update article set notifications_enabled = true, minimum_stock = 20 * (id % 3), warning_stock = 400 where practice_id = $1',
    [me.user.practiceId],
  );
  raw = await rawMovements(app, me.user.practiceId);
  articles = await app.asOwner.rows<RawArticle>(
    `select a.id, a.name, h.name as manufacturer, a.cost_center_id, a.minimum_stock, a.warning_stock
     from article a join manufacturer h on h.id = a.manufacturer_id where a.practice_id = $1`,
    [me.user.practiceId],
  );
});
afterAll(() => app.close());

const ask = async (path: string) => {
  const { status, data, errors } = await me.send('GET', path);
  expect(status, JSON.stringify(errors)).toBe(200);
  return data;
};

/** Quantity of an entry at the end of a day. */
function heldOn(day: string): RawMovement[] {
  const entries = new Map<number, RawMovement>();
  for (const row of raw.filter(({ day: happened }) => happened <= day)) {
    const known = entries.get(row.entry);
    entries.set(row.entry, { ...row, amount: row.amount + (known?.amount ?? 0) });
  }
  return [...entries.values()].filter(({ amount }) => amount !== 0);
}

/** An article's value is rounded once. */
const worth = (some: readonly RawMovement[]): number =>
  sumBy([...new Set(some.map(({ article }) => article))], (article) =>
    rounded(
      sumBy(
        some.filter((row) => row.article === article),
        movementValue,
      ),
    ),
  );

/** Its part of the article's value: by how much the rounded sum grows with it, oldest entry first. */
function shareOf(entry: RawMovement, ofArticle: readonly RawMovement[]): number {
  const upTo = (last: number) =>
    rounded(
      sumBy(
        ofArticle.filter((row) => row.entry <= last),
        movementValue,
      ),
    );
  return upTo(entry.entry) - upTo(entry.entry - 1);
}

const statusOf = (stock: number, article: RawArticle | undefined): string => {
  if (stock <= (article?.minimum_stock ?? 0)) return 'minimumStock';
  return (article?.warning_stock ?? 0) >= stock ? 'reOrderPoint' : 'inStock';
};

/** Articles of which some has no known price. */
const unpriced = (some: readonly RawMovement[]): number =>
  new Set(some.flatMap(({ article, price }) => (price === null ? [article] : []))).size;

/** Batches of an article with the same number and day are one, wherever they lie. */
function outlookOf(held: readonly RawMovement[], asOf: string) {
  const expiring = (first: string, last: string) => {
    const some = held.filter(({ expiry }) => expiry !== null && expiry >= first && expiry <= last);
    return {
      batches: new Set(some.map(({ article, batch, expiry }) => `${article} ${batch} ${expiry}`)).size,
      valueCents: worth(some),
      unpricedArticles: unpriced(some),
    };
  };
  const before = (day: string) => addDays(day, -1);
  const months = Array.from({ length: 6 }, (_, index) => addMonths(startOfMonth(asOf), index));
  return {
    expired: expiring('', before(asOf)),
    under1Month: expiring(asOf, before(addMonths(asOf, 1))),
    under3Months: expiring(asOf, before(addMonths(asOf, 3))),
    months: months.map((month) => ({
      month,
      ...expiring(month > asOf ? month : asOf, before(addMonths(month, 1))),
    })),
  };
}

const { spring, autumn } = lastClockChanges(today);
const days = [
  today,
  autumn,
  spring,
  addDays(spring, -1),
  addDays(startOfMonth(spring), -30),
  addDays(today, -200),
];

test.each(days)('as of %s', async (asOf) => {
  const held = heldOn(asOf);
  const answer = await ask(`reports/inventory?asOf=${asOf}&pageSize=200`);
  expect(answer.totals).toEqual({
    valueCents: worth(held),
    articles: new Set(held.map(({ article }) => article)).size,
    entries: held.length,
    storages: new Set(held.map(({ storage }) => storage)).size,
    withoutPrice: held.filter(({ price }) => price === null).length,
    unpricedArticles: unpriced(held),
  });
  expect(answer.items).toHaveLength(held.length);
  for (const item of answer.items) {
    const own = held.find(({ entry }) => entry === item.stockId);
    const ofArticle = held.filter(({ article }) => article === own?.article);
    const article = articles.find(({ id }) => id === own?.article);
    expect(item).toMatchObject({
      articleId: own?.article,
      storageId: own?.storage,
      batchNumber: own?.batch,
      expirationDate: own?.expiry,
      quantity: own?.amount,
      orderUnitPriceCents: own?.price,
      unitsPerOrderUnit: own?.units,
      expiry: expiryBand(own?.expiry ?? null, asOf),
      name: article?.name,
      manufacturer: article?.manufacturer,
      status: statusOf(
        sumBy(ofArticle, ({ amount }) => amount),
        article,
      ),
      valueCents: own?.price === null ? null : shareOf(own as RawMovement, ofArticle),
    });
  }
  expect(answer.outlook).toEqual(outlookOf(held, asOf));
  // Every grouping comes to the same sum.
  for (const groups of [
    answer.byStorage,
    answer.byCategory,
    [{ valueCents: sumBy(answer.items as { valueCents: number }[], (row) => row.valueCents ?? 0) }],
  ])
    expect(sumBy(groups as { valueCents: number }[], ({ valueCents }) => valueCents)).toBe(
      answer.totals.valueCents,
    );
  const later = raw.filter(({ day, bookedOn }) => day <= asOf && bookedOn > asOf);
  const shown = await ask(`reports/stock-movements?to=${asOf}&bookedAfter=${asOf}&pageSize=200`);
  expect(shown.items.map(({ id }: { id: number }) => id).sort()).toEqual(later.map(({ id }) => id).sort());
  expect(answer.later).toEqual({
    bookings: new Set(later.map(({ booking }) => booking)).size,
    valueCents: rounded(sumBy(later, movementValue)),
  });
});

test.each(['storage', 'category', 'vendor', 'costCenter'] as const)(
  'grouped by %s, as of an earlier day',
  async (by) => {
    const asOf = addDays(today, -30);
    const held = heldOn(asOf);
    const { groups, items } = await ask(`reports/inventory?asOf=${asOf}&groupBy=${by}&pageSize=200`);
    const keyOf = (row: RawMovement) =>
      by === 'costCenter' ? (articles.find(({ id }) => id === row.article)?.cost_center_id ?? null) : row[by];
    expect(groups.length).toBe(new Set(held.map(keyOf)).size);
    expect(groups.length).toBeGreaterThan(1);
    for (const group of groups) {
      const own = held.filter((row) => keyOf(row) === group.id);
      const entries = new Set(own.map(({ entry }) => entry));
      expect(group).toMatchObject({
        valueCents: sumBy(
          items as { stockId: number; valueCents: number | null }[],
          ({ stockId, valueCents }) => (entries.has(stockId) ? (valueCents ?? 0) : 0),
        ),
        articles: new Set(own.map(({ article }) => article)).size,
        entries: own.length,
        storages: new Set(own.map(({ storage }) => storage)).size,
        withoutPrice: own.filter(({ price }) => price === null).length,
      });
    }
  },
);

test('narrowed to a storage, a band and what has no price; compared with last year', async () => {
  const held = heldOn(today);
  const storage = held[0]?.storage;
  const there = held.filter((row) => row.storage === storage);
  expect((await ask(`reports/inventory?storageIds=${storage}`)).totals).toMatchObject({
    entries: there.length,
  });
  const expired = held.filter(({ expiry }) => expiryBand(expiry, today) === 'expired');
  expect((await ask('reports/inventory?expiry=expired')).total).toBe(expired.length);
  const unpriced = held.filter(({ price }) => price === null);
  expect((await ask('reports/inventory?withoutPrice=true')).totals).toMatchObject({
    entries: unpriced.length,
    valueCents: 0,
  });
  const answer = await ask('reports/inventory?compare=lastYear&groupBy=storage');
  expect(answer.totalsBefore.valueCents).toBe(worth(heldOn(addMonths(today, -12))));
  expect(answer.groups).toEqual(answer.byStorage);
});
