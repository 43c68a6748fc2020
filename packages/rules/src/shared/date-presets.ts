// Calendar spans people ask for, as days of the practice: `2027-01-31`, both ends included.
import { addDays, addMonths, startOfMonth, startOfWeek } from './calendar.ts';

export const datePresets = [
  'thisWeek',
  'thisMonth',
  'thisQuarter',
  'thisYear',
  'last7Days',
  'last30Days',
  'lastWeek',
  'lastMonth',
  'last3Months',
  'last6Months',
  'lastYear',
  'allTime',
] as const;
export type DatePreset = (typeof datePresets)[number];

export interface DaySpan {
  /** Null: since ever. */
  readonly from: string | null;
  /** Null: without end. */
  readonly to: string | null;
}

const daysFrom = (from: string, days: number): DaySpan => ({ from, to: addDays(from, days - 1) });
const monthsFrom = (from: string, months: number): DaySpan => ({
  from,
  to: addDays(addMonths(from, months), -1),
});

/** The first month of the quarter or year a month lies in. */
function startOf(month: string, months: 3 | 12): string {
  return addMonths(month, -((Number(month.slice(5, 7)) - 1) % months));
}

/** The last day a preset is about. One that still runs, or has no end, is about today: nothing has happened after it. */
export function presetEnd(preset: DatePreset, today: string): string {
  const { to } = spanOfPreset(preset, today);
  return to === null || to > today ? today : to;
}

/** "The last 7 days" end today; last week, month, months and year are the full ones before the running one. */
export function spanOfPreset(preset: DatePreset, today: string): DaySpan {
  const month = startOfMonth(today);
  const year = startOf(month, 12);
  switch (preset) {
    case 'thisWeek':
      return daysFrom(startOfWeek(today), 7);
    case 'thisMonth':
      return monthsFrom(month, 1);
    case 'thisQuarter':
      return monthsFrom(startOf(month, 3), 3);
    case 'thisYear':
      return monthsFrom(year, 12);
    case 'last7Days':
      return daysFrom(addDays(today, -6), 7);
    case 'last30Days':
      return daysFrom(addDays(today, -29), 30);
    case 'lastWeek':
      return daysFrom(addDays(startOfWeek(today), -7), 7);
    case 'lastMonth':
      return monthsFrom(addMonths(month, -1), 1);
    case 'last3Months':
      return monthsFrom(addMonths(month, -3), 3);
    case 'last6Months':
      return monthsFrom(addMonths(month, -6), 6);
    case 'lastYear':
      return monthsFrom(addMonths(year, -12), 12);
    case 'allTime':
      return { from: null, to: null };
  }
}
