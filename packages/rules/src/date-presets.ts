// Calendar spans people ask for, as days of the practice: `2027-01-31`, both ends included.
import { addDays, addMonths, monthOf } from './calendar.ts';

export const datePresets = [
  'last7Days',
  'last30Days',
  'thisMonth',
  'lastMonth',
  'thisYear',
  'lastYear',
] as const;
export type DatePreset = (typeof datePresets)[number];

export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

const yearOf = (year: number): DaySpan => ({ from: `${year}-01-01`, to: `${year}-12-31` });

const monthFrom = (first: string): DaySpan => ({ from: first, to: addDays(addMonths(first, 1), -1) });

/** Today counts as the last of "the last 7 days". */
export function spanOfPreset(preset: DatePreset, today: string): DaySpan {
  const thisMonth = monthOf(today);
  const thisYear = Number(today.slice(0, 4));
  switch (preset) {
    case 'last7Days':
      return { from: addDays(today, -6), to: today };
    case 'last30Days':
      return { from: addDays(today, -29), to: today };
    case 'thisMonth':
      return monthFrom(thisMonth);
    case 'lastMonth':
      return monthFrom(addMonths(thisMonth, -1));
    case 'thisYear':
      return yearOf(thisYear);
    case 'lastYear':
      return yearOf(thisYear - 1);
  }
}
