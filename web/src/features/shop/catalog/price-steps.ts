// Price histories as lines over time: every price holds until the next one; and what the practice paid in between.
import type { Purchase } from '@praxora/contract/purchasing/orders.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import type { catalogCalls } from '@praxora/contract/shop/catalog.calls';
import { calendarDay } from '@praxora/rules/shared/dates';

export type PriceHistory = DataOf<typeof catalogCalls.getPriceHistory>;

export interface PriceStep {
  /** Midnight UTC, in milliseconds. */
  readonly at: number;
  readonly lowestCents: number | null;
  /** Average price of all vendors that offered the product. */
  readonly averageCents: number | null;
  /** Purchase on this day, with its unit price. */
  readonly bought: Bought | null;
  /** Prices by vendor id; a vendor that did not offer the product yet is missing. */
  readonly byVendor: Readonly<Record<string, number>>;
}

export interface Bought {
  readonly quantity: number;
  readonly unitCents: number;
}

/** Unit price of a purchase after tiers and discount. */
export const paidPerUnit = ({ quantity, netCents }: Pick<Purchase, 'quantity' | 'netCents'>): number =>
  Math.round(netCents / quantity);

/** A vendor whose own line is shown beside the lowest. */
export interface ShownVendor {
  readonly id: number;
  readonly name: string;
  readonly hue: number;
}

const momentOf = (date: string): number => Date.parse(`${date.slice(0, 10)}T00:00:00Z`);

/** Price steps: one per day with a price change or purchase, and one at either end of the period. */
export function priceSteps(
  history: PriceHistory,
  purchases: readonly Purchase[],
  from: string,
  until: string,
): PriceStep[] {
  const [start, end] = [momentOf(from), momentOf(until)];
  const bought = boughtByDay(purchases);
  const moments = [
    ...history.flatMap(({ points }) => points.map(({ validFrom }) => momentOf(validFrom))),
    ...bought.keys(),
  ].filter((moment) => moment > start && moment < end);
  const days = [...new Set([start, ...moments, end])].sort((a, b) => a - b);
  const steps = days.map((at) => ({ ...stepAt(history, at), bought: bought.get(at) ?? null }));
  const first = steps.findIndex((step) => step.lowestCents !== null || step.bought !== null);
  return first === -1 ? [] : steps.slice(first);
}

/** Purchases by the practice's calendar day; those of one day are added up. */
function boughtByDay(purchases: readonly Purchase[]): Map<number, Bought> {
  const days = new Map<number, { quantity: number; netCents: number }>();
  for (const { placedAt, quantity, netCents } of purchases) {
    const day = momentOf(calendarDay(new Date(placedAt)));
    const before = days.get(day) ?? { quantity: 0, netCents: 0 };
    days.set(day, { quantity: before.quantity + quantity, netCents: before.netCents + netCents });
  }
  return new Map(
    [...days].map(([day, sum]) => [day, { quantity: sum.quantity, unitCents: paidPerUnit(sum) }]),
  );
}

function stepAt(history: PriceHistory, at: number): Omit<PriceStep, 'bought'> {
  const entries = history.flatMap(({ vendorId, points }) => {
    const valid = points.findLast(({ validFrom }) => momentOf(validFrom) <= at);
    return valid ? [[String(vendorId), valid.unitPriceCents] as const] : [];
  });
  const prices = entries.map(([, cents]) => cents);
  return {
    at,
    lowestCents: prices.length > 0 ? Math.min(...prices) : null,
    averageCents:
      prices.length > 0 ? Math.round(prices.reduce((sum, cents) => sum + cents, 0) / prices.length) : null,
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
