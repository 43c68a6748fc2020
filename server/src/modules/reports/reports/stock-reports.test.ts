// Movements and consumption over HTTP, on a generated practice, held against a recomputation from the raw ledger.
import { addDays } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aStoreKeeper, type StoreKeeper } from '../../../testing/inventory-builders.ts';
import { recordStatements } from '../../../testing/statements.ts';
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
/** Inputs by hand that are the first of their article. */
let firstCorrections: Set<number>;

beforeAll(async () => {
  app = await startTestApp();
  me = await aStoreKeeper(app);
  await generateStock(app, me);
  raw = await rawMovements(app, me.user.practiceId);
  const byHand = await app.asOwner.rows<{ id: number }>(
    `select id::integer as id from stock_movement where practice_id = $1 and input_type = 'CORRECTION'`,
    [me.user.practiceId],
  );
  firstCorrections = new Set(byHand.map(({ id }) => id).filter((id) => firsts().has(id)));
});
afterAll(() => app.close());

const ask = async (path: string) => {
  const { status, data, errors } = await me.send('GET', `reports/${path}`);
  expect(status, JSON.stringify(errors)).toBe(200);
  return data;
};

const isNeutral = ({ kind, reversed }: RawMovement) => kind === 'move' || reversed === 'move';
const firsts = () => new Set([...new Map(raw.toReversed().map((row) => [row.article, row.id])).values()]);

function movementFigures(some: readonly RawMovement[], corrections: ReadonlySet<number>) {
  const counting = some.filter((row) => !isNeutral(row));
  return {
    movements: some.length,
    inputCents: rounded(
      sumBy(
        counting.filter(({ amount }) => amount > 0),
        movementValue,
      ),
    ),
    removalCents: rounded(
      sumBy(
        counting.filter(({ amount }) => amount < 0),
        movementValue,
      ),
    ),
    correctionCents: rounded(
      sumBy(
        counting.filter(({ id }) => corrections.has(id)),
        movementValue,
      ),
    ),
    unpriced: counting.filter(({ price }) => price === null).length,
  };
}

/** Which movements people call corrections: told by the booking itself, and not the article's first. */
async function correctionIds(): Promise<Set<number>> {
  const rows = await app.asOwner.rows<{ id: number }>(
    `select id::integer as id from stock_movement where practice_id = $1
       and (kind in ('correction', 'count') or (kind = 'input' and input_type = 'CORRECTION'))`,
    [me.user.practiceId],
  );
  const first = firsts();
  return new Set(
    rows.flatMap(({ id }) => (first.has(id) && raw.find((row) => row.id === id)?.kind === 'input' ? [] : id)),
  );
}

/** As people call it. */
function kindOf({ id, kind }: RawMovement, corrections: ReadonlySet<number>): string {
  if (kind === 'input' && firsts().has(id) && !corrections.has(id))
    return firstCorrections.has(id) ? 'initialInventory' : 'goodsReceipt';
  if (kind === 'input') return corrections.has(id) ? 'correction' : 'goodsReceipt';
  return { consumption: 'removal', undo: 'takenBack', count: 'stocktaking' }[kind] ?? kind;
}

const parts = ['month', 'storage', 'category', 'vendor', 'costCenter'] as const;
type By = (typeof parts)[number];
const keysOf: Record<By, (row: RawMovement) => unknown> = {
  month: ({ day }) => `${day.slice(0, 7)}-01`,
  storage: ({ storage }) => storage,
  category: ({ category }) => category,
  vendor: ({ vendor }) => vendor,
  costCenter: ({ costCenter }) => costCenter,
};
const ofGroup =
  (by: By, group: { readonly id: number | null; readonly month: string | null }) =>
  (row: RawMovement): boolean =>
    keysOf[by](row) === (by === 'month' ? group.month : group.id);
const within = (some: readonly RawMovement[], { from, to }: { from: string; to: string }) =>
  some.filter(({ day }) => day >= from && day <= to);

const { spring, autumn } = lastClockChanges(calendarDay(new Date()));
const year = Number(spring.slice(0, 4));
const spans = [
  [spring, spring],
  [addDays(autumn, -1), autumn],
  [`${year}-01-01`, `${year}-12-31`],
  [`${year - 1}-01-01`, `${year + 1}-01-01`],
] as const;

describe('stock movements', () => {
  test.each(spans)('%s to %s', async (from, to) => {
    const corrections = await correctionIds();
    const some = raw.filter(({ day }) => day >= from && day <= to);
    const answer = await ask(`stock-movements?from=${from}&to=${to}&pageSize=200`);
    expect(answer.totals).toEqual(movementFigures(some, corrections));
    expect(answer.items.map(({ id }: { id: number }) => id)).toEqual(
      some.toSorted((a, b) => (a.day === b.day ? b.id - a.id : a.day < b.day ? 1 : -1)).map(({ id }) => id),
    );
    for (const item of answer.items) {
      const row = some.find(({ id }) => id === item.id);
      expect(item).toMatchObject({
        quantity: row?.amount,
        happenedOn: row?.day,
        bookingId: row?.booking,
        articleId: row?.article,
        storageId: row?.storage,
        batchNumber: row?.batch,
        expirationDate: row?.expiry,
        counts: row && !isNeutral(row),
        kind: row && kindOf(row, corrections),
      });
      expect(item.costCenter?.id ?? null).toBe(row?.costCenter);
      expect(item.valueCents).toBe(row?.price === null ? null : rounded(movementValue(row as RawMovement)));
      expect(item.type).toBe(item.quantity > 0 ? 'input' : 'removal');
    }
    for (const { day, ...figures } of answer.days)
      expect(figures).toEqual(
        movementFigures(
          some.filter((row) => row.day === day),
          corrections,
        ),
      );
    for (const { start, ...told } of answer.series.points) {
      const own = some.filter(
        ({ day }) => (answer.series.step === 'day' ? day : `${day.slice(0, 7)}-01`) === start,
      );
      expect(movementFigures(own, corrections), start).toMatchObject(told);
    }
  });

  test('both sides of a move are shown, with where it went; neither counts', async () => {
    const { items, totals } = await ask('stock-movements?preset=allTime&kinds=move&pageSize=200');
    expect(items.length).toBeGreaterThan(0);
    expect(items.length % 2).toBe(0);
    for (const item of items) {
      expect(item.counts).toBe(false);
      expect(item.otherStorage).not.toBe(item.storage);
      expect(item.otherStorage).not.toBeNull();
    }
    expect(totals).toMatchObject({ inputCents: 0, removalCents: 0, correctionCents: 0 });
  });

  test.each(parts)('grouped by %s, beside the period before', async (by) => {
    const corrections = await correctionIds();
    const { groups, spanBefore } = await ask(
      `stock-movements?preset=last3Months&compare=before&groupBy=${by}`,
    );
    expect(spanBefore).not.toBeNull();
    const { span } = await ask('stock-movements?preset=last3Months');
    const some = within(raw, span);
    expect(groups.length).toBe(new Set(some.map(keysOf[by])).size);
    expect(groups.length).toBeGreaterThan(1);
    for (const group of groups) {
      const isOwn = ofGroup(by, group);
      expect(group).toMatchObject(movementFigures(some.filter(isOwn), corrections));
      expect(group.before ?? movementFigures([], corrections)).toEqual(
        movementFigures(by === 'month' ? [] : within(raw, spanBefore).filter(isOwn), corrections),
      );
    }
  });

  test('inputs and removals, by the sign; compared with last year', async () => {
    const corrections = await correctionIds();
    const removals = raw.filter(({ amount }) => amount < 0);
    expect((await ask('stock-movements?preset=allTime&types=removal')).totals).toEqual(
      movementFigures(removals, corrections),
    );
    const answer = await ask(`stock-movements?from=${year}-03-01&to=${year}-10-31&compare=lastYear`);
    const before = raw.filter(({ day }) => day >= `${year - 1}-03-01` && day <= `${year - 1}-10-31`);
    expect(answer.totalsBefore).toEqual(movementFigures(before, corrections));
  });
});

describe('consumption', () => {
  const isUse = ({ kind, reversed }: RawMovement) => kind === 'consumption' || reversed === 'consumption';
  const figures = (some: readonly RawMovement[]) => ({
    valueCents: rounded(-sumBy(some, movementValue)),
    articles: new Set(some.map(({ article }) => article)).size,
    unpricedArticles: new Set(some.filter(({ price }) => price === null).map(({ article }) => article)).size,
  });

  test.each(spans)('%s to %s', async (from, to) => {
    const some = raw.filter((row) => isUse(row) && row.day >= from && row.day <= to);
    const answer = await ask(`consumption?from=${from}&to=${to}&pageSize=200`);
    expect(answer.totals).toEqual(figures(some));
    for (const item of answer.items) {
      const own = some.filter(
        ({ article, costCenter }) => article === item.articleId && costCenter === item.costCenter?.id,
      );
      expect(item).toMatchObject({
        quantity: -sumBy(own, ({ amount }) => amount) || 0,
        valueCents: rounded(-sumBy(own, movementValue)),
        unpricedQuantity:
          -sumBy(
            own.filter(({ price }) => price === null),
            ({ amount }) => amount,
          ) || 0,
      });
      expect(item.months).toEqual(
        answer.months.map(
          (month: string) =>
            -sumBy(
              own.filter(({ day }) => day.slice(0, 7) === month.slice(0, 7)),
              ({ amount }) => amount,
            ) || 0,
        ),
      );
    }
    for (const { start, cents } of answer.series.points)
      expect(cents, start).toBe(
        figures(
          some.filter(({ day }) => (answer.series.step === 'day' ? day : `${day.slice(0, 7)}-01`) === start),
        ).valueCents,
      );
  });

  test('is what the articles count month by month', async () => {
    const kept = await app.asOwner.rows<{ article_id: number; month: string; used: number }>(
      'select article_id, month, used from article_month where practice_id = $1',
      [me.user.practiceId],
    );
    const { items, months } = await ask('consumption?preset=allTime&pageSize=200');
    const told = items.flatMap((item: { articleId: number; months: number[] }) =>
      item.months.map((used, index) => ({ article_id: item.articleId, month: months[index], used })),
    );
    const known = (rows: typeof kept) =>
      rows
        .filter(({ used }) => used !== 0)
        .map(({ article_id, month, used }) => `${article_id} ${month} ${used}`)
        .sort();
    expect(known(told)).toEqual(known(kept));
    expect(known(kept).length).toBeGreaterThan(3);
  });

  test.each(parts)('grouped by %s, beside the period before', async (by) => {
    const { groups, span, spanBefore, items, totalsBefore } = await ask(
      `consumption?preset=last6Months&compare=before&groupBy=${by}&pageSize=200`,
    );
    const [used, before] = [within(raw.filter(isUse), span), within(raw.filter(isUse), spanBefore)];
    expect(totalsBefore).toEqual(figures(before));
    expect(groups.length).toBe(new Set(used.map(keysOf[by])).size);
    for (const group of groups) {
      const isOwn = ofGroup(by, group);
      expect(group).toMatchObject(figures(used.filter(isOwn)));
      expect(group.before ?? figures([])).toEqual(figures(by === 'month' ? [] : before.filter(isOwn)));
    }
    for (const item of items) {
      const was = before.filter(
        ({ article, costCenter }) =>
          article === item.articleId && costCenter === (item.costCenter?.id ?? null),
      );
      expect(item.before ?? { quantity: 0, valueCents: 0 }).toEqual({
        quantity: -sumBy(was, ({ amount }) => amount) || 0,
        valueCents: rounded(-sumBy(was, movementValue)),
      });
    }
  });
});

test('as many statements for a full practice as for one with a single movement', async () => {
  const small = await aStoreKeeper(app);
  const { stockId } = await small.bookIn(await small.anArticle(), 5, await small.aStorage());
  await small.send('POST', 'stock/consumption', { stockId, amount: 1 });
  for (const path of ['stock-movements', 'consumption', 'inventory']) {
    const query = `reports/${path}${path === 'inventory' ? '' : '?preset=allTime'}`;
    expect((await me.send('GET', query)).status).toBe(200);
    const full = await recordStatements(() => me.send('GET', query));
    const few = await recordStatements(() => small.send('GET', query));
    expect(full.length, path).toBe(few.length);
  }
});
