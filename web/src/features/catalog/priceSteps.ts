// Price histories as lines over time: every price holds until the next one.
import type { DataOf } from '@praxora/contract/call';
import type { catalogCalls } from '@praxora/contract/catalog/catalog.calls';

export type PriceHistory = DataOf<typeof catalogCalls.getPriceHistory>;

export interface PriceStep {
  /** Midnight UTC, in milliseconds. */
  readonly at: number;
  readonly lowestCents: number | null;
  /** By vendor id; a vendor that did not offer it yet is missing. */
  readonly byVendor: Readonly<Record<string, number>>;
}

/** A vendor whose own line is shown beside the lowest. */
export interface ShownVendor {
  readonly id: number;
  readonly name: string;
  readonly hue: number;
}

const momentOf = (date: string): number => Date.parse(`${date.slice(0, 10)}T00:00:00Z`);

/** The first day of the period that is shown: twelve months before. */
export function yearBefore(today: Date): Date {
  return new Date(Date.UTC(today.getUTCFullYear() - 1, today.getUTCMonth(), today.getUTCDate()));
}

/** One step per day on which any price changed, with one at the beginning and one at the end of the period. */
export function priceSteps(history: PriceHistory, from: Date, until: Date): PriceStep[] {
  const start = momentOf(from.toISOString());
  const end = momentOf(until.toISOString());
  const moments = history
    .flatMap(({ points }) => points.map(({ validFrom }) => momentOf(validFrom)))
    .filter((moment) => moment > start && moment < end);
  const days = [...new Set([start, ...moments, end])].sort((a, b) => a - b);
  const steps = days.map((at) => stepAt(history, at));
  const first = steps.findIndex(({ lowestCents }) => lowestCents !== null);
  return first === -1 ? [] : steps.slice(first);
}

function stepAt(history: PriceHistory, at: number): PriceStep {
  const entries = history.flatMap(({ vendorId, points }) => {
    const valid = points.findLast(({ validFrom }) => momentOf(validFrom) <= at);
    return valid ? [[String(vendorId), valid.unitPriceCents] as const] : [];
  });
  const prices = entries.map(([, cents]) => cents);
  return {
    at,
    lowestCents: prices.length > 0 ? Math.min(...prices) : null,
    byVendor: Object.fromEntries(entries),
  };
}

/** The first days of the months in between, every second one where there is little room. */
export function monthTicks(steps: readonly PriceStep[], every: number): number[] {
  const [first, last] = [steps[0]?.at, steps.at(-1)?.at];
  if (first === undefined || last === undefined) return [];
  const start = new Date(first);
  const ticks: number[] = [];
  for (let month = 0; ; month += every) {
    const tick = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + month, 1);
    if (tick > last) return ticks;
    if (tick >= first) ticks.push(tick);
  }
}
