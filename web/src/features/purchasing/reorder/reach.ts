// How long the stock lasts, in the unit people think in: "3 days", "4 weeks", "2 months".

export interface Reach {
  readonly unit: 'days' | 'weeks' | 'months';
  readonly count: number;
  /** It ends within the week. */
  readonly isSoon: boolean;
}

const soonDays = 7;
const longestInDays = 14;
const longestInWeeks = 56;
const daysOfMonth = 30.4;

export function toReach(days: number): Reach {
  const isSoon = days < soonDays;
  if (days <= longestInDays) return { unit: 'days', count: days, isSoon };
  if (days <= longestInWeeks) return { unit: 'weeks', count: Math.round(days / 7), isSoon };
  return { unit: 'months', count: Math.max(2, Math.round(days / daysOfMonth)), isSoon };
}
