// Past days of an article, from the ledger and the receipts.
import type { DayOfUse, PeriodDay } from '@praxora/rules/inventory/threshold-replay';
import { workingDaysBetween } from '@praxora/rules/shared/calendar';
import { type DeliveryTime, deliveryTime } from '@praxora/rules/vendors/delivery-time';
import type { DayRow, DeliveryRow } from './thresholds.repository.ts';

export interface Delivery {
  readonly cameOn: string;
  readonly workingDays: number;
  readonly vendorName: string;
}

/** Deliveries of one article, by the day they came, and what its offer promises. */
export interface Deliveries {
  readonly seen: readonly Delivery[];
  readonly offerDays: number | null;
}

export const toDelivery = (row: DeliveryRow): Delivery => ({
  cameOn: row.came_on,
  workingDays: workingDaysBetween(row.ordered_on, row.came_on),
  vendorName: row.vendor_name,
});

const daysOf = ({ workingDays }: Delivery): number => workingDays;

/** Working days in the order they were seen, for a replay; what is reckoned with where none was. */
export const deliveryDays = (deliveries: Deliveries): number[] =>
  deliveries.seen.length > 0 ? deliveries.seen.map(daysOf) : [deliveryTime([], deliveries.offerDays).slowest];

/** Delivery time as known before a given day. */
export const deliveryTimeBefore = ({ seen, offerDays }: Deliveries, day: string): DeliveryTime =>
  deliveryTime(seen.filter(({ cameOn }) => cameOn < day).map(daysOf), offerDays);

export interface PastDays {
  /** Every day of the period. */
  readonly days: readonly DayOfUse[];
  /** Days after which nothing was left any more. */
  readonly ranOut: readonly string[];
}

/** Reckoned back from what is there now. */
export function pastDays(rows: readonly DayRow[], stock: number, period: readonly PeriodDay[]): PastDays {
  const known = new Map(rows.map((row) => [row.day, row]));
  const days: DayOfUse[] = [];
  const ranOut: string[] = [];
  let left = stock - rows.reduce((sum, { change }) => sum + change, 0);
  for (const one of period) {
    const { used = 0, change = 0 } = known.get(one.day) ?? {};
    const before = left;
    left += change;
    days.push({ ...one, used: Math.max(0, used) });
    if (left <= 0 && before > 0) ranOut.push(one.day);
  }
  return { days, ranOut };
}
