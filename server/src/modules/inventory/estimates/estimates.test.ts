// Estimates learned from the ledger, as the article page shows them.
import { addDays, startOfWeek } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aStoreKeeper, type StoreKeeper } from '../../../testing/inventory-builders.ts';

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

const thisWeek = startOfWeek(calendarDay(new Date()));
/** The Tuesday so many weeks ago. */
const weeksAgo = (count: number): string => addDays(thisWeek, 1 - 7 * count);

const consume = async (articleId: number, amount: number, date?: string) =>
  (await keeper.send('POST', 'stock/consumption', { articleId, amount, ...(date && { date }) })).data;
const pageOf = async (articleId: number) => (await keeper.send('GET', `inventory/article/${articleId}`)).data;

it('use is learned from whole weeks; one busy week is left out', async () => {
  const articleId = await keeper.anArticle();
  await keeper.bookIn(articleId, 500, storageId, { date: weeksAgo(11) });
  for (let week = 1; week <= 10; week += 1) await consume(articleId, week === 4 ? 90 : 10, weeksAgo(week));
  // The week it came in counts: nothing was used then.
  const weights = Array.from({ length: 10 }, (_, age) => 0.5 ** (age / 8));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const perWeek = (10 * (sum - (weights[9] ?? 0))) / sum;
  const { usedPerDay, lastsUntil, stock } = await pageOf(articleId);
  expect(stock).toBe(320);
  expect(usedPerDay).toBeCloseTo(perWeek / 5, 9);
  expect(lastsUntil > calendarDay(new Date())).toBe(true);
});

it('the average told is the plain mean of the last 12 full weeks', async () => {
  const articleId = await keeper.anArticle();
  expect(await pageOf(articleId)).toMatchObject({ averagePerWeek: null });
  await keeper.bookIn(articleId, 2000, storageId, { date: weeksAgo(15) });
  await consume(articleId, 500, weeksAgo(13));
  expect((await pageOf(articleId)).averagePerWeek, 'before those weeks').toBeNull();
  await consume(articleId, 7, weeksAgo(12));
  await consume(articleId, 90, weeksAgo(4));
  await consume(articleId, 11, weeksAgo(1));
  await consume(articleId, 300, calendarDay(new Date()));
  expect((await pageOf(articleId)).averagePerWeek, 'without the running week').toBe(108 / 12);

  const young = await keeper.anArticle();
  await keeper.bookIn(young, 50, storageId, { date: weeksAgo(2) });
  await consume(young, 5, weeksAgo(1));
  expect((await pageOf(young)).averagePerWeek, 'of the weeks it was there').toBe(2.5);
});

it('counts consumption and its undo only', async () => {
  const articleId = await keeper.anArticle();
  const { stockId } = await keeper.bookIn(articleId, 100, storageId, { date: weeksAgo(3) });
  expect(await pageOf(articleId)).toMatchObject({ usedPerDay: null, lastsUntil: null });
  await keeper.send('POST', 'stock/correction', { stockId, amount: 60 });
  await keeper.send('POST', 'stock/write-off', { stockId, amount: 5 });
  expect(await pageOf(articleId)).toMatchObject({ usedPerDay: null, stock: 55 });
  const { bookingId } = await consume(articleId, 6, weeksAgo(1));
  expect((await pageOf(articleId)).usedPerDay).toBeGreaterThan(0);
  await keeper.send('POST', `stock/undo/${bookingId}`);
  expect(await pageOf(articleId)).toMatchObject({ usedPerDay: null });
});

it('an article of this week is told by this week', async () => {
  const articleId = await keeper.anArticle();
  await keeper.bookIn(articleId, 10, storageId);
  await consume(articleId, 5);
  expect((await pageOf(articleId)).usedPerDay).toBe(1);
});

it('holidays are told by all articles, and left out', async () => {
  const articleIds: number[] = [];
  for (let nr = 0; nr < 6; nr += 1) {
    const articleId = await keeper.anArticle({ name: `Artikel ${nr}` });
    await keeper.bookIn(articleId, 1_000, storageId, { date: weeksAgo(15) });
    articleIds.push(articleId);
  }
  const weeks = Array.from({ length: 15 }, (_, index) => index + 1).filter(
    (week) => week !== 3 && week !== 4,
  );
  await app.asOwner.run(
    `insert into article_week (practice_id, article_id, week, used)
     select a.practice_id, a.id, $2::date - 7 * week, 7 from article a, unnest($3::integer[]) week where a.id = any($1)`,
    [articleIds, thisWeek, weeks],
  );
  expect((await pageOf(articleIds[0] ?? 0)).usedPerDay).toBeCloseTo(7 / 5, 9);
});
