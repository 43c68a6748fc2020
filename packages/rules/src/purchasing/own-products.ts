// Own products of a practice: those it keeps as an article, or has ordered in the last 24 months.
import { firstOfLastMonths } from '../shared/last-months.ts';

const monthsAsOwn = 24;
const monthsOfUsualAmount = 12;

export interface OwnSpans {
  /** First day on which an order makes a product an own one. */
  readonly ownSince: string;
  /** First day on which orders count for times bought and for the usual amount. */
  readonly countedSince: string;
}

/** The day is the practice's. */
export const ownSpans = (today: string): OwnSpans => ({
  ownSince: firstOfLastMonths(today, monthsAsOwn),
  countedSince: firstOfLastMonths(today, monthsOfUsualAmount),
});

/**
 * The amount to propose, in order units: the median of the amounts ordered in the last 12 months, half a unit rounded up, and
 * at least the minimum order. The median is null where nothing was ordered in that time.
 */
export const usualAmount = (median: number | null, minimumOrder: number): number =>
  Math.max(1, minimumOrder, Math.round(median ?? 0));
