// Positions of this vendor in the carts of all addresses, priced as in the cart itself.
import { useMemo } from 'react';
import { priceCart, useBaskets, useChecked, usePricedCarts } from '../../../domain/purchasing/index.ts';

export interface VendorBasket {
  readonly positions: number;
  readonly netCents: number;
  readonly shippingCents: number;
  readonly surchargeCents: number;
  /** To free shipping, of the only basket there is; null: nothing makes it free, or there are several. */
  readonly missingCents: number | null;
}

/** Null until it is known. */
export function useVendorBasket(vendorId: number): VendorBasket | null {
  const { data } = useBaskets();
  const checked = useChecked();
  const baskets = useMemo(() => data?.filter((basket) => basket.vendorId === vendorId), [data, vendorId]);
  const addressIds = useMemo(() => baskets?.map(({ address }) => address.id) ?? [], [baskets]);
  const { carts } = usePricedCarts(addressIds);
  return useMemo(() => {
    if (!baskets) return null;
    const priced = carts
      .flatMap((cart) => priceCart(cart, checked).baskets)
      .filter(({ basket }) => basket.vendor.id === vendorId);
    const sum = (amount: (basket: (typeof priced)[number]) => number) =>
      priced.reduce((total, basket) => total + amount(basket), 0);
    return {
      positions: baskets.reduce((count, { positions }) => count + positions.length, 0),
      netCents: sum(({ netCents }) => netCents),
      shippingCents: sum(({ shippingCents }) => shippingCents),
      surchargeCents: sum(({ surchargeCents }) => surchargeCents),
      missingCents: priced.length === 1 ? (priced[0]?.missingToFreeShippingCents ?? null) : null,
    };
  }, [baskets, carts, checked, vendorId]);
}
