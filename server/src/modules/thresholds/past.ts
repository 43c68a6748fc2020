// What the ledger and the receipts tell of the past days of an article.
import { addDays, workingDaysBetween } from '@praxora/rules/calendar';
import { type DeliveryTime, deliveryTime } from '@praxora/rules/delivery-time';
import type { DayOfUse } from '@praxora/rules/threshold-replay';
import type { DayRow, DeliveryRow } from './thresholds.repository.ts';

/** Deliveries of one article, by the day they came, and what its offer promises. */
export interface Deliveries {
  readonly seen: readonly DeliveryRow[];
  readonly offerDays: number | null;
}

const daysOf = ({ ordered_on, came_on }: DeliveryRow): number => workingDaysBetween(ordered_on, came_on);

/** Working days in the order they were seen, for a replay; what is reckoned with where none was. */
export const deliveryDays = (deliveries: Deliveries): number[] =>
  deliveries.seen.length > 0 ? deliveries.seen.map(daysOf) : [deliveryTime([], deliveries.offerDays).slowest];

/** As it was known before a day. */
export const deliveryTimeBefore = ({ seen, offerDays }: Deliveries, day: string): DeliveryTime =>
  deliveryTime(seen.filter(({ came_on }) => came_on < day).map(daysOf), offerDays);

export interface PastDays {
  /** Every day of the period. */
  readonly days: readonly DayOfUse[];
  /** What was there before it. */
  readonly firstStock: number;
  /** Days after which nothing was left any more. */
  readonly ranOut: readonly string[];
}

/** From the first day up to and without the last; reckoned back from what is there now. */
export function pastDays(rows: readonly DayRow[], stock: number, first: string, end: string): PastDays {
  const known = new Map(rows.map((row) => [row.day, row]));
  const firstStock = stock - rows.reduce((sum, { change }) => sum + change, 0);
  const days: DayOfUse[] = [];
  const ranOut: string[] = [];
  let left = firstStock;
  for (let day = first; day < end; day = addDays(day, 1)) {
    const { used = 0, change = 0 } = known.get(day) ?? {};
    const before = left;
    left += change;
    days.push({ day, used: Math.max(0, used) });
    if (left <= 0 && before > 0) ranOut.push(day);
  }
  // Bookings with an earlier day may tell of less than nothing.
  return { days, firstStock: Math.max(0, firstStock), ranOut };
}
