// How fast articles are used, learned from the ledger: the one source for article page, re-order list, dashboard and thresholds.
import { lastsUntil, usedPerWorkingDay } from '@praxora/rules/inventory/reach';
import {
  averageUse,
  closedWeeks,
  estimateUse,
  type UseEstimate,
  type WeekOfUse,
} from '@praxora/rules/inventory/weekly-use';
import { addDays, startOfWeek } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { UserContext } from '../../../platform/context.ts';
import { mapInSlices } from '../../../platform/slices.ts';
import * as repository from './estimates.repository.ts';

type Reading = Pick<UserContext, 'tx' | 'now'>;

/** Whole weeks that estimates are made from. */
export const weeksLearned = 26;

export interface PastWeeks {
  /** Mondays, oldest first; the last one is the running week. */
  readonly weeks: readonly string[];
  /** Which of them the practice was closed in, as far as was known before a week, given by its place. */
  readonly closedBefore: (place: number) => readonly boolean[];
}

const firstOf = ({ now }: Pick<Reading, 'now'>, count: number): string =>
  addDays(startOfWeek(calendarDay(now())), -7 * count);
const weeksFrom = (first: string, count: number): string[] =>
  Array.from({ length: count + 1 }, (_, index) => addDays(first, 7 * index));

/** The weeks before this one and this one. */
export async function pastWeeks(context: Reading, count: number): Promise<PastWeeks> {
  const first = firstOf(context, count);
  const used = await repository.countArticlesUsed(context.tx, first, count);
  const closed = new Map<number, readonly boolean[]>();
  return {
    weeks: weeksFrom(first, count),
    closedBefore: (place) => {
      const known = closed.get(place) ?? closedWeeks(used.slice(0, place));
      closed.set(place, known);
      return known;
    },
  };
}

export interface ArticleUse {
  /** In each of the past weeks, the running one last. */
  readonly used: readonly number[];
  /** Place of the first week something is known of; as many as there are weeks: none. */
  readonly known: number;
}

/** Weekly use of the articles, in one query however many they are. */
export async function weeklyUse(
  { tx }: Pick<Reading, 'tx'>,
  articleIds: readonly number[],
  { weeks }: Pick<PastWeeks, 'weeks'>,
): Promise<Map<number, ArticleUse>> {
  const rows = await repository.listWeeks(tx, articleIds, weeks[0] ?? '');
  const uses = await mapInSlices(rows, (row): [number, ArticleUse] => {
    const used = weeks.map((_, place) => Math.max(0, row.used[place] ?? 0));
    const { first_week: first } = row;
    const known = first === null ? weeks.length : weeks.findIndex((week) => week >= first);
    return [row.article_id, { used, known: known < 0 ? weeks.length : known }];
  });
  return new Map(uses);
}

/** From what was known before a week, given by its place; the article's first weeks are not taken for weeks without use. */
export function estimateBefore(
  { used, known }: ArticleUse,
  { closedBefore }: PastWeeks,
  place: number,
): (UseEstimate & { readonly firstWeek: number }) | null {
  const firstWeek = Math.max(known, place - weeksLearned);
  const isClosed = closedBefore(place);
  const weeks = used
    .slice(firstWeek, place)
    .map((amount, index): WeekOfUse => ({ used: amount, isClosed: isClosed[firstWeek + index] ?? false }));
  const estimate = estimateUse(weeks);
  return estimate && { ...estimate, firstWeek };
}

/** Current estimate. An article that came this week is estimated from this week, as if it were over. */
export function estimateNow(use: ArticleUse, past: PastWeeks): ReturnType<typeof estimateBefore> {
  const running = past.weeks.length - 1;
  return estimateBefore(use, past, running) ?? estimateBefore(use, past, running + 1);
}

interface Reach {
  readonly usedPerDay: number | null;
  /** The last working day the stock suffices for. */
  readonly lastsUntil: string | null;
}

interface InStock {
  readonly id: number;
  readonly stock: number;
}

interface LearnedUse {
  readonly past: PastWeeks;
  readonly uses: ReadonlyMap<number, ArticleUse>;
}

/** Data from which their reach is estimated: two queries at once, however many articles. */
export async function readConsumption(context: Reading, articleIds: readonly number[]): Promise<LearnedUse> {
  const weeks = weeksFrom(firstOf(context, weeksLearned), weeksLearned);
  const [past, uses] = await Promise.all([
    pastWeeks(context, weeksLearned),
    weeklyUse(context, articleIds, { weeks }),
  ]);
  return { past, uses };
}

/** The average that people are told, of the same weeks. */
export function averageBy({ past, uses }: LearnedUse, articleId: number): number | null {
  const use = uses.get(articleId);
  return use === undefined ? null : averageUse(use.used.slice(use.known, past.weeks.length - 1));
}

export function reachBy(
  { now }: Pick<Reading, 'now'>,
  { past, uses }: LearnedUse,
  { id, stock }: InStock,
): Reach {
  const use = uses.get(id);
  const perWeek = use === undefined ? null : (estimateNow(use, past)?.perWeek ?? null);
  const usedPerDay = usedPerWorkingDay(perWeek);
  return { usedPerDay, lastsUntil: lastsUntil(stock, usedPerDay, calendarDay(now())) };
}

export async function readReach(context: Reading, articles: readonly InStock[]): Promise<Map<number, Reach>> {
  if (articles.length === 0) return new Map();
  const ids = articles.map(({ id }) => id);
  const learned = await readConsumption(context, ids);
  return new Map(
    await mapInSlices(articles, (article): [number, Reach] => [
      article.id,
      reachBy(context, learned, article),
    ]),
  );
}
