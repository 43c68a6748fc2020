// What orders, receipts and offers tell of vendors, in as many queries for all of them as for one.
import type { VendorListed } from '@praxora/contract/vendors/vendor';
import { workingDaysBetween } from '@praxora/rules/calendar';
import type { UserContext } from '../../platform/context.ts';
import { groupBy } from '../../platform/group-by.ts';
import * as repository from './figures.repository.ts';
import { lastMonths } from './period.ts';

export type VendorFigures = Pick<VendorListed, 'delivery' | 'offerCount' | 'lastOrderAt' | 'spentCents'>;

export interface DeliveryDays {
  readonly workingDays: number;
  readonly count: number;
}

/** Even goods that come the same day are not there before somebody opens the parcel. */
export const deliveryDaysOf = (row: repository.DeliveryRow): DeliveryDays => ({
  workingDays: Math.max(1, workingDaysBetween(row.ordered_on, row.came_on)),
  count: row.count,
});

function deliveryOf(rows: readonly repository.DeliveryRow[]): VendorListed['delivery'] {
  const days = rows.map(deliveryDaysOf);
  const receiptCount = days.reduce((sum, { count }) => sum + count, 0);
  const total = days.reduce((sum, { workingDays, count }) => sum + workingDays * count, 0);
  return {
    receiptCount,
    averageWorkingDays: receiptCount === 0 ? null : Math.round((total / receiptCount) * 10) / 10,
  };
}

/** Of all vendors, or of one. */
export async function figuresOf(
  { tx, now }: Pick<UserContext, 'tx' | 'now'>,
  vendorId: number | null = null,
): Promise<(vendorId: number) => VendorFigures> {
  const period = lastMonths(now());
  const orders = new Map((await repository.sumOrders(tx, period)).map((row) => [row.vendor_id, row]));
  const deliveries = groupBy(
    await repository.listDeliveries(tx, period.from, vendorId),
    (row) => row.vendor_id,
  );
  const offers = new Map((await repository.countOffers(tx)).map((row) => [row.vendor_id, row.count]));
  return (id) => ({
    delivery: deliveryOf(deliveries.get(id) ?? []),
    offerCount: offers.get(id) ?? 0,
    lastOrderAt: orders.get(id)?.last_at.toISOString() ?? null,
    spentCents: orders.get(id)?.spent_cents ?? 0,
  });
}
