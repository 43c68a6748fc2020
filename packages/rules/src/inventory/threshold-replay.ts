// Simulated stock: past use replayed with given thresholds.
import { addDays, isWorkingDay, startOfWeek } from '../shared/calendar.ts';
import type { ArticleThresholds } from './article.ts';
import { neededOrderUnits } from './order-amount.ts';

/** A day of the period, reckoned once for all articles. */
export interface PeriodDay {
  readonly day: string;
  readonly week: string;
  readonly isWorkingDay: boolean;
}

export interface DayOfUse extends PeriodDay {
  readonly used: number;
}

/** Every day from the first up to and without the last. */
export function periodDays(first: string, end: string): PeriodDay[] {
  const days: PeriodDay[] = [];
  for (let day = first; day < end; day = addDays(day, 1))
    days.push({ day, week: startOfWeek(day), isWorkingDay: isWorkingDay(day) });
  return days;
}

export interface Replay {
  /** Every day, in order. */
  readonly days: readonly DayOfUse[];
  readonly firstStock: number;
  readonly unitsPerOrderUnit: number;
  /** Working days that deliveries took, one after the other, and from the start again. */
  readonly deliveries: readonly number[];
  /** Thresholds in a given week, identified by its Monday. */
  readonly thresholdsIn: (week: string) => ArticleThresholds;
}

export interface ReplayResult {
  /** At the end of each day. */
  readonly stocks: readonly number[];
  /** Working days on which it was missing: nothing was left in the evening, or less was there than was needed. */
  readonly outDays: readonly string[];
}

interface Parcel {
  /** In order units. */
  readonly packs: number;
  /** Working days until it is there. */
  days: number;
}

/**
 * On the first working day of a week the practice orders whatever is at its re-order point, and at once what is at its
 * minimum, by the one rule of how much to order. What is on its way is not ordered again; parcels are there before the practice opens. What is missing is got
 * elsewhere.
 */
export function replayThresholds(replay: Replay): ReplayResult {
  const { days, unitsPerOrderUnit, deliveries, thresholdsIn } = replay;
  const stocks: number[] = [];
  const outDays: string[] = [];
  let stock = replay.firstStock;
  let parcels: Parcel[] = [];
  let orders = 0;
  let weekOrdered = '';
  for (const { day, week, isWorkingDay: isOpen, used } of days) {
    if (isOpen) {
      for (const parcel of parcels) parcel.days -= 1;
      const arrived = parcels.filter((parcel) => parcel.days <= 0);
      stock += arrived.reduce((sum, { packs }) => sum + packs * unitsPerOrderUnit, 0);
      parcels = parcels.filter((parcel) => parcel.days > 0);
    }
    const isMissing = used > stock;
    stock = Math.max(0, stock - used);
    stocks.push(stock);
    if (!isOpen) continue;
    if (isMissing || stock === 0) outDays.push(day);
    const thresholds = thresholdsIn(week);
    const { minimumStock, warningStock } = thresholds;
    const isWeekly = week !== weekOrdered;
    weekOrdered = week;
    if (stock > (isWeekly ? Math.max(warningStock, minimumStock) : minimumStock)) continue;
    const onTheirWay = parcels.reduce((sum, { packs }) => sum + packs, 0);
    const packs = neededOrderUnits({ stock, ...thresholds, unitsPerOrderUnit }, { onTheirWay, inCarts: 0 });
    if (packs > 0) parcels.push({ packs, days: Math.max(1, deliveries[orders++ % deliveries.length] ?? 1) });
  }
  return { stocks, outDays };
}
