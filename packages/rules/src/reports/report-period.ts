// The days a report covers, and those it is compared with. Both ends included.
import { addDays, addMonths, daysBetween } from '../shared/calendar.ts';
import { type DatePreset, type DaySpan, presetEnd, spanOfPreset } from '../shared/date-presets.ts';

/** Longest period: longer ones are not compared, and every month is a point of a chart. */
export const longestPeriodYears = 20;

export type Comparison = 'none' | 'before' | 'lastYear';

interface Wish {
  readonly preset?: DatePreset | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const usualPreset: DatePreset = 'last30Days';

/** Days of one's own before a preset. A preset that still runs ends today: nothing has happened after it. */
export function reportSpan({ preset, from, to }: Wish, today: string): DaySpan {
  if (from !== undefined || to !== undefined) return { from: from ?? null, to: to ?? null };
  const { from: begin, to: end } = spanOfPreset(preset ?? usualPreset, today);
  return { from: begin, to: end === null ? null : presetEnd(preset ?? usualPreset, today) };
}

/** So many months a preset is long; the others are so many days. */
const monthsOfPreset: Partial<Record<DatePreset, number>> = {
  thisMonth: 1,
  thisQuarter: 3,
  thisYear: 12,
  lastMonth: 1,
  last3Months: 3,
  last6Months: 6,
  lastYear: 12,
};

/** A span that ends with a month ends with one when it is shifted, too. */
function shifted({ from, to }: { from: string; to: string }, months: number): DaySpan {
  const isWhole = addDays(to, 1).endsWith('-01');
  return {
    from: addMonths(from, -months),
    to: isWhole ? addDays(addMonths(addDays(to, 1), -months), -1) : addMonths(to, -months),
  };
}

/**
 * The period before, of the same length: 1 to 17 November is compared with 1 to 17 October, last quarter with the one before,
 * any other days with as many right before them. Null: what is without a beginning or an end has none before it.
 */
export function spanCompared(
  comparison: Comparison,
  wish: Wish,
  span: DaySpan,
  today: string,
): DaySpan | null {
  const { from } = span;
  const to = span.to ?? today;
  if (comparison === 'none' || from === null || from > to) return null;
  if (comparison === 'lastYear') return shifted({ from, to }, 12);
  const ofPreset = wish.from === undefined && wish.to === undefined ? wish.preset : undefined;
  const months = ofPreset && monthsOfPreset[ofPreset];
  if (months) return shifted({ from, to }, months);
  const days = ofPreset === 'thisWeek' ? 7 : daysBetween(from, to) + 1;
  return { from: addDays(from, -days), to: addDays(to, -days) };
}

export type SeriesStep = 'day' | 'month';
const mostDaysShown = 31;

/** As many points as a chart can show. */
export function seriesStep({ from, to }: DaySpan, today: string): SeriesStep {
  return from !== null && daysBetween(from, to ?? today) < mostDaysShown ? 'day' : 'month';
}

/** The day an inventory is compared with. */
export function dayCompared(comparison: Comparison, day: string): string | null {
  if (comparison === 'none') return null;
  return shifted({ from: day, to: day }, comparison === 'before' ? 1 : 12).to;
}
