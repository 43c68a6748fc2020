// Deliveries by working days, folded into a few bars. Pure.
import type { VendorDetail } from '@praxora/contract/vendors/vendor';
import { promisedDays } from '../delivery.ts';

export interface DeliveryBar {
  readonly days: number;
  /** This many or more. */
  readonly isLast: boolean;
  readonly count: number;
  readonly isLate: boolean;
}

const fewest = 5;
const most = 8;

/** From one day to five, or beyond a longer promise; what comes the same day counts as one day. */
export function deliveryBars(vendor: Pick<VendorDetail, 'deliveries' | 'deliveryDays'>): DeliveryBar[] {
  const promised = promisedDays(vendor);
  const last = Math.min(most, Math.max(fewest, (promised ?? 0) + 2));
  return Array.from({ length: last }, (_, index) => {
    const days = index + 1;
    const isLast = days === last;
    const fits = (workingDays: number) =>
      isLast ? workingDays >= days : days === 1 ? workingDays <= 1 : workingDays === days;
    const count = vendor.deliveries.byWorkingDays
      .filter(({ workingDays }) => fits(workingDays))
      .reduce((sum, { count: some }) => sum + some, 0);
    return { days, isLast, count, isLate: promised !== null && days > promised };
  });
}
