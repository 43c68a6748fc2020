// Weekly use estimated from past weeks: smoothed, and not distorted by one busy week or by holidays.

export interface WeekOfUse {
  readonly used: number;
  /** The practice was closed: nothing can be learned from it. */
  readonly isClosed: boolean;
}

export interface UseEstimate {
  /** Smoothed: the last weeks count for more. */
  readonly perWeek: number;
  /** Standard deviation of a week. */
  readonly spread: number;
  /** Use in the busiest of the weeks that count. */
  readonly most: number;
  readonly weeksCounted: number;
  /** Places of the weeks that were left out as peaks. */
  readonly peaks: readonly number[];
  /** Where the newer half differs clearly from the older one. */
  readonly trend: { readonly before: number; readonly now: number } | null;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

function variance(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
}

const weeksToTellHolidays = 12;
const articlesToTellHolidays = 5;
const shareOfHolidays = 0.15;

/**
 * Which weeks the practice was closed in, by how many of its articles were used. Before its first use nothing is known, and
 * a short past or a handful of articles tells no holidays from quiet weeks.
 */
export function closedWeeks(articlesUsed: readonly number[]): boolean[] {
  const first = articlesUsed.findIndex((count) => count > 0);
  const known = first < 0 ? [] : articlesUsed.slice(first);
  const usual = known.length < weeksToTellHolidays ? 0 : median(known);
  return articlesUsed.map(
    (count, week) => week >= first && usual >= articlesToTellHolidays && count <= usual * shareOfHolidays,
  );
}

const weeksToTellPeaks = 6;
/** Were there more of them, they would be how the article is used. */
const mostPeaks = 1 / 10;
/** Factor of the median deviation; 1.4826 makes it comparable with a standard deviation. */
const deviations = 4 * 1.4826;

/**
 * Weeks far above the usual one of those in which it was used at all, so that what is used every few weeks has no peaks:
 * more than twice and a half, and beyond what chance makes of small counts.
 */
function peaksOf(weeks: readonly WeekOfUse[]): number[] {
  const used = weeks.flatMap(({ used: amount, isClosed }) => (isClosed || amount <= 0 ? [] : [amount]));
  if (used.length < weeksToTellPeaks) return [];
  const usual = median(used);
  const deviation = median(used.map((amount) => Math.abs(amount - usual)));
  const limit = usual + Math.max(1.5 * usual, deviations * deviation, 3 * Math.sqrt(usual));
  const peaks = weeks.flatMap(({ used: amount, isClosed }, week) =>
    !isClosed && amount > limit ? [week] : [],
  );
  return peaks.length <= Math.max(1, used.length * mostPeaks) ? peaks : [];
}

/** So many weeks back a week counts for half. */
const halfLife = 8;

function smoothed(counted: readonly number[]): number {
  let sum = 0;
  let weights = 0;
  for (const [index, used] of counted.entries()) {
    const weight = 0.5 ** ((counted.length - 1 - index) / halfLife);
    sum += weight * used;
    weights += weight;
  }
  return sum / weights;
}

const weeksOfHalf = 6;
const clearChange = 0.2;

function trendOf(counted: readonly number[]): UseEstimate['trend'] {
  const half = Math.floor(counted.length / 2);
  if (half < weeksOfHalf) return null;
  const [older, newer] = [counted.slice(0, -half), counted.slice(-half)];
  const [before, now] = [mean(older), mean(newer)];
  const doubt = 2 * Math.sqrt(variance(older) / older.length + variance(newer) / newer.length);
  const change = Math.abs(now - before);
  return change > Math.max(before, now) * clearChange && change > doubt ? { before, now } : null;
}

const weeksOfAverage = 12;

/**
 * The average that people are told: of the last twelve full weeks, or of those since the article came. Weeks oldest first, without
 * the running one; null where nothing was used.
 */
export function averageUse(weeks: readonly number[]): number | null {
  const counted = weeks.slice(-weeksOfAverage).map((used) => Math.max(0, used));
  return counted.some((used) => used > 0) ? mean(counted) : null;
}

/** Weeks oldest first, from the first in which the article was there; null where none of them tells anything. */
export function estimateUse(given: readonly WeekOfUse[]): UseEstimate | null {
  const weeks = given.map(({ used, isClosed }) => ({ used: Math.max(0, used), isClosed }));
  const peaks = peaksOf(weeks);
  const counted = weeks.flatMap(({ used, isClosed }, week) =>
    isClosed || peaks.includes(week) ? [] : [used],
  );
  if (counted.length === 0) return null;
  return {
    perWeek: smoothed(counted),
    spread: Math.sqrt(variance(counted)),
    most: Math.max(...counted),
    weeksCounted: counted.length,
    peaks,
    trend: trendOf(counted),
  };
}
