// The months a vendor's figures are of: the last 12, by the practice's calendar.
import { addMonths, startOfMonth } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import { lastTwelveMonths } from '@praxora/rules/shared/last-months';
import { orderStates, toReportStatus } from '@praxora/rules/shared/order-state';
import type { Period } from './figures.repository.ts';

/** Order states that reports count as ordered from a vendor. */
const givenStates = orderStates.filter((state) => toReportStatus(state) !== null);

export interface Months extends Period {
  /** As 2026-11, the oldest first. */
  readonly months: readonly string[];
  /** The day after the last one. */
  readonly until: string;
}

export function lastMonths(now: Date): Months {
  const today = calendarDay(now);
  const firstDays = lastTwelveMonths(today);
  return {
    states: givenStates,
    from: firstDays[0] ?? today,
    months: firstDays.map((day) => day.slice(0, 7)),
    until: addMonths(startOfMonth(today), 1),
  };
}

/** The period limited to one of its months; a month outside of it gives an empty period. */
export function onlyMonth(period: Months, month: string): Months {
  const isKnown = period.months.includes(month);
  const from = isKnown ? `${month}-01` : period.until;
  return { ...period, from, until: isKnown ? addMonths(from, 1) : from };
}
