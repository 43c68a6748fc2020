// What the whole cart costs net, where it is known already: the header shows it and asks for nothing itself.
import { cartTotals } from '@praxora/rules/pricing';
import { useMemo } from 'react';
import { priceCart, useChecked } from './checked.ts';
import { useCarts, usePricedCarts } from './queries.ts';

/** Null: no page has loaded the cart yet. */
export function useCartTotal(): number | null {
  const { data } = useCarts({ enabled: false });
  const checked = useChecked();
  const addressIds = useMemo(
    () => [...new Set((data?.Warenkoerbe ?? []).map(({ Adresse }) => Adresse.ID))],
    [data],
  );
  const { carts } = usePricedCarts(addressIds, { enabled: false });
  return useMemo(() => {
    if (!data) return null;
    // What is checked is known of priced carts only; else everything counts.
    if (carts.length < addressIds.length) {
      return data.Warenkoerbe.reduce((sum, { NettoCent }) => sum + NettoCent, 0);
    }
    return cartTotals(carts.flatMap((cart) => priceCart(cart, checked).baskets)).netCents;
  }, [data, carts, addressIds, checked]);
}
