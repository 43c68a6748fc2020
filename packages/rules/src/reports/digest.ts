// When somebody's e-mail digest is due, which batches it reminds of, and which price alerts are new in it.
import { isExpired } from '../inventory/expiry.ts';
import { addDays, addMonths, startOfWeek } from '../shared/calendar.ts';

export type DigestFrequency = 'off' | 'daily' | 'weekly';

export interface DigestSchedule {
  readonly frequency: DigestFrequency;
  /** 1 is Monday, 7 Sunday; counts for a weekly one only. */
  readonly weekday: number;
}

/** The last day on which the digest should have gone out, today included; null: never. */
function lastDayOf({ frequency, weekday }: DigestSchedule, today: string): string | null {
  if (frequency === 'off') return null;
  if (frequency === 'daily') return today;
  const thisWeek = addDays(startOfWeek(today), weekday - 1);
  return thisWeek <= today ? thisWeek : addDays(thisWeek, -7);
}

/**
 * `since`: the day of the last one, or the day it was chosen. A day that was missed because nothing ran is made up for once;
 * nobody gets two on a day.
 */
export function isDigestDue(schedule: DigestSchedule, since: string, today: string): boolean {
  const lastDay = lastDayOf(schedule, today);
  return lastDay !== null && lastDay > since;
}

/** The last day before the next digest: what falls due until then is said now, so that no reminder comes too late. */
export function lastDayCovered(schedule: DigestSchedule, today: string): string {
  const lastDay = lastDayOf(schedule, today);
  return lastDay === null || schedule.frequency === 'daily' ? today : addDays(lastDay, 6);
}

/** How long before the expiry date somebody is reminded, each once per batch. */
export type ExpiryReminder = 'threeMonths' | 'oneMonth';

/** Null: nothing is due, or it was said already. What comes in late is reminded of once, by the nearer one. */
export function dueReminder(
  expirationDate: string,
  { today, coveredTo }: { readonly today: string; readonly coveredTo: string },
  sent: readonly ExpiryReminder[],
): ExpiryReminder | null {
  if (isExpired(expirationDate, today) || expirationDate > addMonths(coveredTo, 3)) return null;
  const reminder = expirationDate <= addMonths(coveredTo, 1) ? 'oneMonth' : 'threeMonths';
  return sent.includes(reminder) ? null : reminder;
}

/** Prices in cents by product, as digests told them. */
export type ReportedPrices = Readonly<Record<number, number>>;

interface AlertedPrice {
  readonly productId: number;
  readonly netCents: number;
}

/**
 * Each price alert is told once, and again when the price falls further or the alert ended in between. `reported` is what is
 * told with this digest.
 */
export function unreportedAlerts<Alert extends AlertedPrice>(
  alerts: readonly Alert[],
  before: ReportedPrices,
): { readonly alerts: Alert[]; readonly reported: ReportedPrices } {
  const told = ({ productId }: AlertedPrice): number => before[productId] ?? Number.POSITIVE_INFINITY;
  return {
    alerts: alerts.filter((alert) => alert.netCents < told(alert)),
    reported: Object.fromEntries(
      alerts.map((alert) => [alert.productId, Math.min(alert.netCents, told(alert))]),
    ),
  };
}
