// Input and output of the optimizer: integer net cents, vendors and positions by their index.

/** Shipping and surcharge together, once the goods value has reached `fromCents`. */
export interface FeeLevel {
  readonly fromCents: number;
  readonly feeCents: number;
}

export interface CartVendor {
  /** Ascending from 0, the fees falling: more goods never cost more shipping. */
  readonly feeLevels: readonly FeeLevel[];
  readonly favourite?: boolean;
}

/** Cost of the whole position at a vendor: tier, discount and quantity are already included. */
export interface CartOffer {
  readonly vendor: number;
  readonly cents: number;
}

export interface CartPosition {
  /** At most one per vendor; none makes the position unavailable. */
  readonly offers: readonly CartOffer[];
  /** The vendor in whose basket the position lies now. */
  readonly current?: number | undefined;
  /** The position stays with its current vendor. */
  readonly pinned?: boolean;
}

export interface CartProblem {
  readonly vendors: readonly CartVendor[];
  readonly positions: readonly CartPosition[];
  /** "A parcel less is worth … to me": counts against every package, but is not part of the total. */
  readonly parcelWorthCents?: number;
  /** A position that at least one favourite offers is bought from a favourite. */
  readonly favouritesOnly?: boolean;
}

export interface Progress {
  /** Cost of the best answer so far, and the lower bound of all answers; both with the worth of its parcels. */
  readonly costCents: number;
  readonly boundCents: number;
  /** The share of the cost that might still be saved at most. */
  readonly gap: number;
}

export interface CartSolution extends Progress {
  /** Proven: there is no cheaper answer, none as cheap with fewer packages, nor then with fewer moves. */
  readonly optimal: boolean;
  /** Vendor of each position; null if the position is unavailable. */
  readonly vendors: readonly (number | null)[];
  readonly unavailable: readonly number[];
  /** Goods and fees, without the worth of parcels. */
  readonly totalCents: number;
  readonly packages: number;
  /** Positions that leave the vendor they lie with now. */
  readonly moved: number;
}
