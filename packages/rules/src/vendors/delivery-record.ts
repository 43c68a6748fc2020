// How often a vendor kept its promised delivery time: "promised 1 day, kept in 37 %". One function for product page, cart, optimizer,
// checkout and the vendor's own page.

export interface Deliveries {
  /** Promised, in working days; null: nothing is promised. */
  readonly deliveryDays: { readonly to: number } | null;
  readonly delivery: {
    readonly receiptCount: number;
    /** Null: nothing is promised. */
    readonly inTimeCount: number | null;
  };
}

export interface DeliveryRecord {
  /** The slowest delivery that is promised; goods of the same day count as one. */
  readonly promisedDays: number;
  /** Share of deliveries that came within it, in whole percent. */
  readonly keptPercent: number;
}

/** From fewer deliveries no share is told beside an offer. */
const fewestDeliveries = 5;

/** Null: nothing is promised, or too little came. */
export function deliveryRecord(
  { deliveryDays, delivery: { receiptCount, inTimeCount } }: Deliveries,
  fewest = fewestDeliveries,
): DeliveryRecord | null {
  if (deliveryDays === null || inTimeCount === null || receiptCount < Math.max(1, fewest)) return null;
  return {
    promisedDays: Math.max(1, deliveryDays.to),
    keptPercent: Math.round((inTimeCount / receiptCount) * 100),
  };
}
