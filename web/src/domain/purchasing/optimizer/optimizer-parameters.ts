// Parameters of the optimizer for a cart as the user has checked it.
import type { ControlParameters, OptimizerRules } from '@praxora/contract/purchasing/optimizer.calls';
import type { PricedCart } from '@praxora/contract/purchasing/price-engine.calls';
import type { Checked } from '../cart/checked.ts';
import type { OptimizerParameters, ResultKind } from './optimizer-runs.ts';

type Cart = Pick<PricedCart, 'addressId' | 'baskets'>;

function positionsOf({ addressId, baskets }: Cart, { isChecked }: Pick<Checked, 'isChecked'>) {
  return baskets.flatMap(({ vendor, items, unavailableItems }) =>
    [...items, ...unavailableItems].map(({ positionId }) => ({
      positionId,
      checked: isChecked({ addressId, vendorId: vendor.id }, positionId),
    })),
  );
}

/** Unchecked positions, which the optimizer does not move. */
export const excludedPositions = (cart: Cart, checked: Pick<Checked, 'isChecked'>): number[] =>
  positionsOf(cart, checked)
    .filter((position) => !position.checked)
    .map(({ positionId }) => positionId)
    .toSorted((a, b) => a - b);

/** Null: nothing is checked, so there is nothing to ask. */
export function optimizerParameters(
  cart: Cart,
  checked: Pick<Checked, 'isChecked'>,
  { alsoOnBackorder, parcelWorthCents, pinnedPositionIds }: OptimizerRules,
): OptimizerParameters | null {
  if (!positionsOf(cart, checked).some((position) => position.checked)) return null;
  return {
    alsoOnBackorder,
    parcelWorthCents,
    pinnedPositionIds: pinnedPositionIds.toSorted((a, b) => a - b),
    excludedPositionIds: excludedPositions(cart, checked),
  };
}

/** As the calls take them. What the solver says for its makers is shown to nobody here. */
export const toControlParameters = (
  parameters: OptimizerParameters,
  kind: ResultKind,
): ControlParameters => ({
  ...parameters,
  hasDebugInformation: false,
  hasBuyFromFavoriteVendor: kind === 'favorites',
});
