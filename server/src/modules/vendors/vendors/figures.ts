// Figures of vendors from orders, receipts and offers, in as many queries for all of them as for one.
import type { VendorListed } from '@praxora/contract/vendors/vendor';
import type { UserContext } from '../../../platform/context.ts';
import { groupBy } from '../../../platform/group-by.ts';
import * as repository from './figures.repository.ts';
import { lastMonths } from './period.ts';

export type VendorFigures = Pick<VendorListed, 'delivery' | 'offerCount' | 'lastOrderAt' | 'spentCents'>;

/** What comes the same day counts as one working day: nobody promises less. */
const isInTime = (promised: number, { working_days: workingDays }: repository.DeliveryRow): boolean =>
  workingDays <= Math.max(1, promised);

const countAll = (rows: readonly repository.DeliveryRow[]): number =>
  rows.reduce((sum, { count }) => sum + count, 0);

function deliveryOf(
  rows: readonly repository.DeliveryRow[],
  promised: number | null,
): VendorListed['delivery'] {
  const receiptCount = countAll(rows);
  const total = rows.reduce((sum, { working_days, count }) => sum + working_days * count, 0);
  return {
    receiptCount,
    averageWorkingDays: receiptCount === 0 ? null : Math.round((total / receiptCount) * 10) / 10,
    inTimeCount: promised === null ? null : countAll(rows.filter((row) => isInTime(promised, row))),
  };
}

interface Figures {
  /** Order sums of all vendors that ever received an order. */
  readonly sums: readonly repository.OrderSums[];
  readonly deliveriesOf: (vendorId: number) => readonly repository.DeliveryRow[];
  /** With the slowest delivery that is promised, in working days; null: none is. */
  readonly of: (vendorId: number, promised: number | null) => VendorFigures;
}

/** Deliveries of all vendors, or of one. */
export async function readFigures(
  { tx, now }: Pick<UserContext, 'tx' | 'now'>,
  vendorId: number | null = null,
): Promise<Figures> {
  const period = lastMonths(now());
  const [sums, deliveryRows, offerRows] = await Promise.all([
    repository.sumOrders(tx, period),
    repository.listDeliveries(tx, period.from, vendorId),
    repository.countOffers(tx),
  ]);
  const orders = new Map(sums.map((row) => [row.vendor_id, row]));
  const deliveries = groupBy(deliveryRows, (row) => row.vendor_id);
  const offers = new Map(offerRows.map((row) => [row.vendor_id, row.count]));
  const deliveriesOf = (id: number) => deliveries.get(id) ?? [];
  return {
    sums,
    deliveriesOf,
    of: (id, promised) => ({
      delivery: deliveryOf(deliveriesOf(id), promised),
      offerCount: offers.get(id) ?? 0,
      lastOrderAt: orders.get(id)?.last_at.toISOString() ?? null,
      spentCents: orders.get(id)?.spent_cents ?? 0,
    }),
  };
}
