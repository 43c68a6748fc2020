// Promised against real delivery times, in working days. Pure.
import type { VendorListed } from '@praxora/contract/vendors/vendor';

type Delivery = Pick<VendorListed, 'delivery' | 'deliveryDays'>;

/** From a tenth over the promise on a delivery counts as late. */
const lateFrom = 1.1;

/** The slowest that is promised; null: nothing is. */
export const promisedDays = ({ deliveryDays }: Pick<Delivery, 'deliveryDays'>): number | null =>
  deliveryDays?.to ?? null;

/** The average of what came; null: nothing came yet. */
export const realDays = ({ delivery }: Pick<Delivery, 'delivery'>): number | null =>
  delivery.averageWorkingDays;

export function isLate(vendor: Delivery): boolean {
  const promised = promisedDays(vendor);
  const real = realDays(vendor);
  return promised !== null && real !== null && real > promised * lateFrom;
}

/** Where a scale ends that holds all of these: a little beyond the slowest, and not before a week. */
export function scaleEnd(vendors: readonly Delivery[]): number {
  const days = vendors.flatMap((vendor) => [promisedDays(vendor) ?? 0, realDays(vendor) ?? 0]);
  return Math.max(6, ...days.map((one) => one * 1.1));
}
