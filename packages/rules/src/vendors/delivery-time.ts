// How long a delivery takes, in working days: as it was seen, else as it is promised.

export interface DeliveryTime {
  /** Where it is known from; `usual`: nothing is known, and a week is taken. */
  readonly source: 'receipts' | 'offer' | 'usual';
  readonly fastest: number;
  /** Days to plan with: nine of ten deliveries are not slower. */
  readonly slowest: number;
}

const usualDays = 5;
/** With fewer deliveries the slowest of them counts. */
const shareInTime = 0.9;

/** Even goods that come the same day are not there before somebody opens the parcel. */
const atLeastOne = (days: number): number => Math.max(1, days);

/** Delivery time seen in receipts; else that of the offer, null where it has none. */
export function deliveryTime(seenDays: readonly number[], offerDays: number | null): DeliveryTime {
  const sorted = seenDays.map(atLeastOne).sort((a, b) => a - b);
  const slowest = sorted[Math.ceil(sorted.length * shareInTime) - 1];
  if (slowest !== undefined) return { source: 'receipts', fastest: sorted[0] ?? slowest, slowest };
  if (offerDays !== null)
    return { source: 'offer', fastest: atLeastOne(offerDays), slowest: atLeastOne(offerDays) };
  return { source: 'usual', fastest: usualDays, slowest: usualDays };
}
