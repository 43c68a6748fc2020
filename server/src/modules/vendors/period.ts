// The months a vendor's figures are of: 12 full ones and the running one, by the practice's calendar.
import { addMonths, monthOf } from '@praxora/rules/calendar';
import { calendarDay } from '@praxora/rules/dates';
import { orderStates, reportStatusOf } from '@praxora/rules/order-states';
import type { Period } from './figures.repository.ts';

const fullMonths = 12;

/** What was given to a vendor, as reports count it. */
const givenStates = orderStates.filter((state) => reportStatusOf(state) !== null);

export interface Months extends Period {
  /** As 2026-11, the oldest first. */
  readonly months: readonly string[];
  /** The day after the last one. */
  readonly until: string;
}

export function lastMonths(now: Date): Months {
  const running = monthOf(calendarDay(now));
  const from = addMonths(running, -fullMonths);
  const months = Array.from({ length: fullMonths + 1 }, (_, index) => addMonths(from, index).slice(0, 7));
  return { states: givenStates, from, months, until: addMonths(running, 1) };
}

/** One of them alone; one that is not among them is a month in which nothing counts. */
export function onlyMonth(period: Months, month: string): Months {
  const isKnown = period.months.includes(month);
  const from = isKnown ? `${month}-01` : period.until;
  return { ...period, from, until: isKnown ? addMonths(from, 1) : from };
}
