// When a watched product is cheap: below the price that was asked for, or well below its median of 90 days.
import { addDays } from '../shared/calendar.ts';

/** Days before today whose lowest prices make the median. */
export const medianDays = 90;

/** How far below the median is worth an alert. */
const leastPercent = 10;

/** The price of one unit at a vendor from a day on, until the next one. */
export interface PricePoint {
  readonly vendorId: number;
  /** The practice's own price, which stands in the place of the vendor's while there is one. */
  readonly isOwn: boolean;
  readonly validFrom: string;
  readonly netCents: number;
}

export interface WatchedPrice {
  /** The lowest price of one unit today. */
  readonly netCents: number;
  /** The price below which the practice wants to know; null: it named none. */
  readonly targetCents: number | null;
  /** Prices of the same vendors until yesterday, of each vendor in the order of their days. */
  readonly history: readonly PricePoint[];
}

export interface PriceAlert {
  /** The price is below the target price, or below the median of 90 days. */
  readonly reason: 'target' | 'median';
  readonly comparedCents: number;
  /** By how much it is below, rounded down. */
  readonly percentBelow: number;
}

/** Null: the price is no news. Where there is a target price, it alone decides. */
export function findPriceAlert(
  { netCents, targetCents, history }: WatchedPrice,
  today: string,
): PriceAlert | null {
  if (targetCents !== null)
    return netCents < targetCents ? alertBelow('target', targetCents, netCents) : null;
  const median = medianLowestCents(history, today);
  // What cost nothing all the time cannot have become cheaper.
  if (median === null || median === 0 || netCents * 100 > median * (100 - leastPercent)) return null;
  return alertBelow('median', median, netCents);
}

const alertBelow = (reason: PriceAlert['reason'], cents: number, netCents: number): PriceAlert => ({
  reason,
  comparedCents: Math.round(cents),
  percentBelow: Math.floor(((cents - netCents) * 100) / cents),
});

/** Median of the lowest price of each of the 90 days before today; days without a known price do not count. */
export function medianLowestCents(history: readonly PricePoint[], today: string): number | null {
  const vendorIds = [...new Set(history.map(({ vendorId }) => vendorId))];
  const vendors = vendorIds.map((id) => history.filter(({ vendorId }) => vendorId === id));
  const lowest: number[] = [];
  for (let back = medianDays; back >= 1; back -= 1) {
    const day = addDays(today, -back);
    const prices = vendors.flatMap((points) => priceOn(points, day) ?? []);
    if (prices.length > 0) lowest.push(Math.min(...prices));
  }
  if (lowest.length === 0) return null;
  lowest.sort((a, b) => a - b);
  const middle = lowest.length / 2;
  const [below = 0, above = 0] = [lowest[Math.ceil(middle) - 1], lowest[Math.floor(middle)]];
  return (below + above) / 2;
}

function priceOn(points: readonly PricePoint[], day: string): number | undefined {
  const last = (own: boolean) => points.findLast(({ isOwn, validFrom }) => isOwn === own && validFrom <= day);
  return (last(true) ?? last(false))?.netCents;
}
