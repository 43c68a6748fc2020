// The prices a search is narrowed to.
import { priceAttribute } from '../../../lib/marketplace/product-hit.ts';

export interface PriceRange {
  /** Net cents; null: no limit. */
  readonly fromCents: number | null;
  readonly toCents: number | null;
}

export const anyPrice: PriceRange = { fromCents: null, toCents: null };

export const isLimited = ({ fromCents, toCents }: PriceRange): boolean =>
  fromCents !== null || toCents !== null;

/** As the search helper takes it: the index has euros. Without limits the request says nothing of prices. */
export const priceRefinements = (range: PriceRange) => {
  const { fromCents, toCents } = range;
  if (!isLimited(range)) return {};
  const limits = {
    ...(fromCents === null ? {} : { '>=': [fromCents / 100] }),
    ...(toCents === null ? {} : { '<=': [toCents / 100] }),
  };
  return { numericRefinements: { [priceAttribute]: limits } };
};
