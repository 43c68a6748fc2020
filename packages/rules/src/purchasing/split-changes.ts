// Changes a split makes to the cart, position by position and vendor by vendor: together they are the saving.

interface SplitVendor {
  readonly vendorId: number;
  readonly shippingFee: number;
  readonly minQuantitySurcharge: number;
  readonly cartPositions: readonly { readonly positionId: number; readonly lineCents: number }[];
}

export interface PositionChange {
  readonly positionId: number;
  /** Null: nobody sold it before. */
  readonly fromVendorId: number | null;
  /** Null: nobody sells it in this split. */
  readonly toVendorId: number | null;
  /** Change in the line's price; negative if the split saves. */
  readonly differenceCents: number;
}

/** Every position of either side once, also those that stay and cost the same, in the order they stand before. */
export function positionChanges(
  before: readonly SplitVendor[],
  after: readonly SplitVendor[],
): PositionChange[] {
  const placesBefore = placesIn(before);
  const placesAfter = placesIn(after);
  return [...new Set([...placesBefore.keys(), ...placesAfter.keys()])].map((positionId) => {
    const from = placesBefore.get(positionId);
    const to = placesAfter.get(positionId);
    return {
      positionId,
      fromVendorId: from?.vendorId ?? null,
      toVendorId: to?.vendorId ?? null,
      differenceCents: (to?.lineCents ?? 0) - (from?.lineCents ?? 0),
    };
  });
}

const placesIn = (vendors: readonly SplitVendor[]) =>
  new Map(
    vendors.flatMap(({ vendorId, cartPositions }) =>
      cartPositions.map(({ positionId, lineCents }) => [positionId, { vendorId, lineCents }] as const),
    ),
  );

export interface FeeChange {
  readonly vendorId: number;
  /** Negative where shipping and surcharge fall. */
  readonly differenceCents: number;
}

/** Vendors whose shipping and surcharge are others afterwards: what falls most first. */
export function feeChanges(before: readonly SplitVendor[], after: readonly SplitVendor[]): FeeChange[] {
  const differences = new Map<number, number>();
  const add = ({ vendorId, shippingFee, minQuantitySurcharge }: SplitVendor, sign: number) => {
    const fees = sign * (shippingFee + minQuantitySurcharge);
    differences.set(vendorId, (differences.get(vendorId) ?? 0) + fees);
  };
  for (const vendor of before) add(vendor, -1);
  for (const vendor of after) add(vendor, 1);
  return [...differences]
    .map(([vendorId, differenceCents]) => ({ vendorId, differenceCents }))
    .filter(({ differenceCents }) => differenceCents !== 0)
    .toSorted((a, b) => a.differenceCents - b.differenceCents);
}
