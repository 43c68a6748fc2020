// What the optimizer is asked, of a cart as the user has checked it.
import type { PricedCart } from '@praxora/contract/cart/price-engine.calls';
import type { OptimizerRules } from '@praxora/contract/optimizer/optimizer.calls';
import type { Checked } from '../cart/checked.ts';
import type { OptimizerParameters } from './optimizer-runs.ts';

/** Null: nothing is checked, so there is nothing to ask. What is not checked stays where it is. */
export function optimizerParameters(
  { addressId, baskets }: Pick<PricedCart, 'addressId' | 'baskets'>,
  { isChecked }: Pick<Checked, 'isChecked'>,
  { alsoOnBackorder, parcelWorthCents, pinnedPositionIds }: OptimizerRules,
): OptimizerParameters | null {
  const positions = baskets.flatMap(({ vendor, items, unavailableItems }) =>
    [...items, ...unavailableItems].map(({ positionId }) => ({
      positionId,
      checked: isChecked({ addressId, vendorId: vendor.id }, positionId),
    })),
  );
  const excluded = positions.filter(({ checked }) => !checked).map(({ positionId }) => positionId);
  if (excluded.length === positions.length) return null;
  return {
    alsoOnBackorder,
    parcelWorthCents,
    pinnedPositionIds: pinnedPositionIds.toSorted((a, b) => a - b),
    excludedPositionIds: excluded.toSorted((a, b) => a - b),
  };
}
