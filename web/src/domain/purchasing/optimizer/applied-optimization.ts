// The optimization that was applied last at an address: its rules hold on, and it can be undone until the cart changes.
import { type OptimizerRules, optimizerCalls } from '@praxora/contract/purchasing/optimizer.calls';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';
import { followsCart } from '../cart/cart-changes.ts';

export const noRules: OptimizerRules = {
  hasBuyFromFavoriteVendor: false,
  alsoOnBackorder: false,
  parcelWorthCents: 0,
  pinnedPositionIds: [],
};

/** Null where there is none; undefined while nobody knows. */
export function useAppliedOptimization(addressId: number) {
  const { data, isError } = useQuery({
    queryKey: ['cart', 'optimization', addressId],
    queryFn: ({ signal }) =>
      callApi(optimizerCalls.getAppliedOptimization, { params: { addressId } }, { signal }),
    meta: followsCart,
    refetchOnWindowFocus: 'always',
  });
  return data ?? (isError ? null : data);
}
