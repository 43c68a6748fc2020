// Net cost of the whole cart, for the header of every page. An empty cart is not requested.
import { cartTotals } from '@praxora/rules/vendors/pricing';
import { useMemo } from 'react';
import { priceCart, useChecked } from './checked.ts';
import { useBaskets, usePricedCarts } from './queries.ts';
import { useCartCount } from './useCartCount.ts';

/** Null until it is known. */
export function useCartTotal(): number | null {
  const isFilled = useCartCount() > 0;
  const { data } = useBaskets({ enabled: isFilled });
  const checked = useChecked();
  const addressIds = useMemo(() => [...new Set((data ?? []).map(({ address }) => address.id))], [data]);
  const { carts } = usePricedCarts(addressIds, { enabled: false });
  return useMemo(() => {
    if (!data) return null;
    // Checked positions can be determined for priced carts only; else everything counts.
    if (carts.length < addressIds.length) {
      return data.reduce((sum, { netCents }) => sum + netCents, 0);
    }
    return cartTotals(carts.flatMap((cart) => priceCart(cart, checked).baskets)).netCents;
  }, [data, carts, addressIds, checked]);
}
