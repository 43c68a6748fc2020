import { suggestThresholds } from '@praxora/rules/inventory/suggested-thresholds';
import { addDays, addMonths, startOfWeek } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aStoreKeeper, type StoreKeeper } from '../../../testing/inventory-builders.ts';
import { aReceivingDesk } from '../../../testing/receiving-builders.ts';
import { recordStatements } from '../../../testing/statements.ts';

let app: TestApp;
let keeper: StoreKeeper;
let storageId: number;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  keeper = await aStoreKeeper(app);
  storageId = await keeper.aStorage();
});

const today = calendarDay(new Date());
const thisWeek = startOfWeek(today);

/** Used evenly for so many weeks, on Tuesdays; `left` is still there. */
async function usedArticle(perWeek: number, { weeks = 12, left = 40, more = {} } = {}): Promise<number> {
  const articleId = await keeper.anArticle();
  const first = addDays(thisWeek, -7 * weeks);
  const { stockId } = await keeper.bookIn(articleId, perWeek * weeks + left, storageId, {
    date: first,
    ...more,
  });
  await app.asOwner.run(
    `with booked as (
       insert into stock_movement (practice_id, article_id, stock_entry_id, booking_id, kind, amount, unit_to_count, unit_id, happened_on)
       select practice_id, article_id, id, gen_random_uuid(), 'consumption', -$2::integer, 'ORDER_UNIT', 2, $3::date + 7 * n + 1
       from stock_entry, generate_series(0, $4::integer - 1) n where id = $1 returning practice_id, article_id, happened_on
     ), weeks as (
       insert into article_week (practice_id, article_id, week, used)
       select practice_id, article_id, happened_on - 1, $2 from booked
     ), entry as (update stock_entry set balance = $5 where id = $1)
     update article set stock = $5 where id = (select article_id from stock_entry where id = $1)`,
    [stockId, perWeek, first, weeks, left],
  );
  return articleId;
}

const list = async () => (await keeper.send('GET', 'thresholds')).data;
const accept = (articles: object[]) => keeper.send('PUT', 'thresholds', { articles });
const amounts = (minimum: number, warning: number, ideal: number) => ({
  minimumStock: { amount: minimum },
  warningStock: { amount: warning },
  idealStock: { amount: ideal },
});

describe('suggestions', () => {
  it('come of use and delivery time, with their reasons in figures', async () => {
    const articleId = await usedArticle(10);
    const { suggestions, ...rest } = await list();
    const suggested = suggestThresholds({ perWeek: 10, spread: 0, weeksCounted: 12 }, 5);
    expect(suggestions).toMatchObject([
      {
        articleId,
        present: { minimumStock: 0, warningStock: 0, idealStock: 1 },
        suggested,
        use: { perWeek: expect.closeTo(10, 9), spread: 0, most: 10, trend: null, peaks: [] },
        delivery: { source: 'usual', fastest: 5, slowest: 5, vendors: [] },
        ranOut: [],
        expiring: null,
        isHidden: false,
      },
    ]);
    const weeks = (count: number, used: number): number[] => Array.from({ length: count }, () => used);
    expect(suggestions[0].used).toEqual([...weeks(14, 0), ...weeks(12, 10), 0]);
    expect(suggestions[0].replay.present.valueCents).toHaveLength(26);
    expect(rest).toMatchObject({ total: 1, fitting: 0, unknown: 0, deliveries: 0 });
    expect(rest.weeks).toHaveLength(27);
  });

  it('are not made where too little is known, or for what is not watched', async () => {
    await usedArticle(10, { weeks: 5 });
    const ended = await usedArticle(10);
    await app.asOwner.run('update article set is_discontinued = true where id = $1', [ended]);
    expect(await list()).toMatchObject({ suggestions: [], unknown: 1, fitting: 0 });
  });

  it('tell when the article ran out', async () => {
    const articleId = await usedArticle(10, { left: 0 });
    const lastUse = addDays(thisWeek, -6);
    expect((await list()).suggestions).toMatchObject([{ articleId, ranOut: [lastUse] }]);
  });

  it('learn no delivery time of goods that came before their order was placed', async () => {
    const desk = await aReceivingDesk(app);
    const { productId } = await desk.anArticle();
    const order = await desk.order([{ productId, quantity: 2 }]);
    const receiveOn = async (happenedOn: string) => {
      const lots = [{ quantity: 1, storageId: desk.storages[0] }];
      const positions = order.positions.map(({ id }) => ({ positionId: id, lots }));
      expect((await desk.receive(order.id, positions, { happenedOn })).status).toBe(200);
      return (await desk.keeper.send('GET', 'thresholds')).data.deliveries;
    };
    expect(await receiveOn(addDays(today, -3))).toBe(0);
    expect(await receiveOn(today)).toBe(1);
  });

  it('value what lies there by the stock whose price is known', async () => {
    const articleId = await usedArticle(10);
    await app.asOwner.run(
      `update stock_entry set order_unit_price_cents = 250, units_per_order_unit = 1 where article_id = $1`,
      [articleId],
    );
    await keeper.bookIn(articleId, 40, storageId);
    const { suggestions } = await list();
    // Filled up to its ideal stock of 1.
    expect(Math.max(...suggestions[0].replay.present.valueCents)).toBe(250);
  });

  it('need a constant number of statements', async () => {
    await usedArticle(10);
    const few = (await recordStatements(list)).length;
    for (let nr = 0; nr < 8; nr += 1) await usedArticle(3 + nr);
    expect((await recordStatements(list)).length).toBe(few);
  });
});

describe('accepting', () => {
  it('sets the values, counts the version and can be taken back', async () => {
    const articleId = await usedArticle(10);
    const { suggestions } = await list();
    const { version, suggested } = suggestions[0];
    const before = await keeper.see(articleId);
    const values = amounts(suggested.minimumStock, suggested.warningStock, suggested.idealStock);
    const { data } = await accept([{ articleId, version, ...values }]);
    expect(data.articles).toMatchObject([{ articleId, version: version + 1 }]);
    expect(await keeper.see(articleId)).toMatchObject({ ...suggested, version: version + 1 });
    expect(await list()).toMatchObject({ suggestions: [], fitting: 1 });
    // Sent again it is answered as before.
    expect((await accept([{ articleId, version, ...values }])).status).toBe(200);
    const { previous } = data.articles[0];
    await accept([{ articleId, version: version + 1, ...previous }]);
    expect((await keeper.see(articleId)).notificationInformation).toEqual(before.notificationInformation);
  });

  it('is for all or none: an article that was changed meanwhile is named', async () => {
    const [one, other] = [await keeper.anArticle(), await keeper.anArticle()];
    const { version } = await keeper.see(one);
    await accept([{ articleId: other, ...amounts(2, 4, 8) }]);
    const { status, errors } = await accept([
      { articleId: one, version, ...amounts(1, 2, 3) },
      { articleId: other, version, ...amounts(1, 2, 3) },
    ]);
    expect(status).toBe(409);
    expect(errors).toMatchObject({ code: 'ARTICLES_CHANGED_MEANWHILE', data: [{ id: other }] });
    expect(await keeper.see(one)).toMatchObject({ minimumStock: 0, idealStock: 1 });
  });

  it('refuses what breaks the rules, naming the field; foreign and unknown articles; nonsense', async () => {
    const articleId = await keeper.anArticle();
    const foreign = await (await aStoreKeeper(app)).anArticle();
    const field = async (values: object) => (await accept([{ articleId, ...values }])).errors[0];
    expect(await field(amounts(5, 5, 9))).toMatchObject({
      code: 'WARNING_NOT_ABOVE_MINIMUM',
      field: 'articles.0.warningStock.amount',
    });
    expect(await field(amounts(5, 9, 9))).toMatchObject({ code: 'IDEAL_NOT_ABOVE_WARNING' });
    expect(await field({ ...amounts(1, 2, 3), idealStock: { amount: 3, unitId: 9 } })).toMatchObject({
      field: 'articles.0.idealStock.amount',
    });
    for (const id of [foreign, 999_999])
      expect(
        (
          await accept([
            { articleId, ...amounts(1, 2, 3) },
            { articleId: id, ...amounts(1, 2, 3) },
          ])
        ).status,
      ).toBe(404);
    const twice = { articleId, ...amounts(1, 2, 3) };
    expect((await accept([twice, twice])).status).toBe(422);
    for (const amount of [-1, 1.5, 1e9, '3', null])
      expect((await accept([{ articleId, ...amounts(1, 2, 3), minimumStock: { amount } }])).status).toBe(422);
    expect((await accept([])).status).toBe(422);
    expect(await keeper.see(articleId)).toMatchObject({ minimumStock: 0, idealStock: 1, version: 1 });
  });

  it('keeps packs as packs where they are meant', async () => {
    const articleId = await keeper.anArticle({
      labelConfiguration: { unitToCount: 'CONSUMPTION_UNIT', consumptionPerScan: 1 },
      packagingInformation: { consumptionUnitId: 1, consumptionUnitCount: 50, orderUnitId: 2 },
    });
    const packs = (amount: number) => ({ amount, unitId: 2 });
    await accept([{ articleId, minimumStock: { amount: 20 }, warningStock: packs(1), idealStock: packs(2) }]);
    expect(await keeper.see(articleId)).toMatchObject({
      minimumStock: 20,
      warningStock: 50,
      idealStock: 100,
      notificationInformation: { minimumStock: { amount: 20, unitId: 1 }, warningStock: packs(1) },
    });
  });
});

it('a hidden suggestion comes back when use changes', async () => {
  const articleId = await usedArticle(10);
  const hide = (id: number, isHidden: boolean) => keeper.send('PUT', `thresholds/${id}/hidden`, { isHidden });
  const seen = async () => (await list()).suggestions.map(({ isHidden }: { isHidden: boolean }) => isHidden);
  await hide(articleId, true);
  expect(await seen()).toEqual([true]);
  await hide(articleId, false);
  expect(await seen()).toEqual([false]);
  await hide(articleId, true);
  await app.asOwner.run('update article_week set used = 20 where article_id = $1', [articleId]);
  expect(await seen()).toEqual([false]);
  expect((await hide(999_999, true)).status).toBe(404);
  expect((await hide(await (await aStoreKeeper(app)).anArticle(), true)).status).toBe(404);
});

it('a stranger with well-formed requests changes no threshold and hides nothing of a practice', async () => {
  const articleId = await usedArticle(10);
  const { suggestions } = await list();
  const { version, suggested } = suggestions[0];
  const before = await keeper.see(articleId);
  const stranger = await aStoreKeeper(app);
  const own = await stranger.anArticle();
  const values = amounts(suggested.minimumStock, suggested.warningStock, suggested.idealStock);
  const articles = [
    { articleId: own, ...values },
    { articleId, version, ...values },
  ];
  expect((await stranger.send('PUT', 'thresholds', { articles })).status).toBe(404);
  expect((await stranger.send('PUT', 'thresholds', { articles: articles.slice(1) })).status).toBe(404);
  for (const isHidden of [true, false])
    expect((await stranger.send('PUT', `thresholds/${articleId}/hidden`, { isHidden })).status).toBe(404);
  expect(await keeper.see(articleId)).toEqual(before);
  expect((await list()).suggestions).toMatchObject([{ articleId, version, isHidden: false }]);
  expect(await stranger.see(own)).toMatchObject({ version: 1 });
  expect((await stranger.send('GET', 'thresholds')).data.suggestions).toEqual([]);
});

it('batches that expire before they are used are named with amount and value', async () => {
  const inFourWeeks = addDays(thisWeek, 28 + 4);
  const articleId = await usedArticle(2, {
    left: 30,
    more: { expirationDate: inFourWeeks, batchNumber: 'A1' },
  });
  await app.asOwner.run(
    `update stock_entry set order_unit_price_cents = 250, units_per_order_unit = 1 where article_id = $1`,
    [articleId],
  );
  await usedArticle(50, { left: 30, more: { expirationDate: inFourWeeks } });
  await keeper.bookIn(await keeper.anArticle(), 5, storageId, { expirationDate: addMonths(today, 2) });
  const { data } = await keeper.send('GET', 'thresholds/expiring');
  expect(data.batches).toMatchObject([
    { articleId, batchNumber: 'A1', expirationDate: inFourWeeks, of: 30, usedPerWeek: expect.closeTo(2, 9) },
  ]);
  const [{ amount, valueCents }] = data.batches;
  // Two a week until then: 8 to 10, by the weekday of today.
  expect(amount).toBeGreaterThanOrEqual(20);
  expect(amount).toBeLessThanOrEqual(22);
  expect(valueCents).toBe(amount * 250);
  expect(data.valueCents).toBe(valueCents);
});
