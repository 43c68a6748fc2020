// The user's request to the optimizer, in the form the rest of the module works with.
import type { ControlParameters } from '@praxora/contract/purchasing/optimizer.calls';

export interface OptimizerRequest {
  /** A product that at least one favourite offers is bought from a favourite. */
  readonly favouritesOnly: boolean;
  /** Offers on back order are taken like any other. */
  readonly alsoOnBackorder: boolean;
  readonly parcelWorthCents: number;
  readonly pinned: ReadonlySet<number>;
  readonly excluded: ReadonlySet<number>;
}

export const toOptimizerRequest = (parameters: ControlParameters): OptimizerRequest => ({
  favouritesOnly: parameters.hasBuyFromFavoriteVendor,
  alsoOnBackorder: parameters.alsoOnBackorder,
  parcelWorthCents: parameters.parcelWorthCents,
  pinned: new Set(parameters.pinnedPositionIds),
  excluded: new Set(parameters.excludedPositionIds),
});

/** Canonical text of a request, independent of the order of its ids. */
export function requestText({ pinned, excluded, ...rest }: OptimizerRequest): string {
  const sorted = (ids: ReadonlySet<number>) => [...ids].sort((a, b) => a - b);
  return JSON.stringify({ ...rest, pinned: sorted(pinned), excluded: sorted(excluded) });
}
