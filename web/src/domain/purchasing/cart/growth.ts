// Increase of the total to be ordered. The server has the cart's contents, the browser which of them are checked.
import type { PricedCart } from '@praxora/contract/purchasing/price-engine.calls';
import type { QueryClient } from '@tanstack/react-query';
import { sessionStore } from '../../../lib/session/session-store.ts';
import { checkPosition, isPositionChecked, priceCart, type Unchecked, uncheckedNow } from './checked.ts';
import { pricedCartQuery } from './queries.ts';

interface CameIn {
  readonly positionId: number;
  readonly vendorId: number;
  readonly quantity: number;
}

export interface Grown {
  readonly growsByCents: number;
  /** Shipping and surcharge included in `growsByCents`; negative if they no longer apply. */
  readonly shippingCents?: number;
  readonly surchargeCents?: number;
}

/** The cart as it is with these, against the cart as it was without them, each with what was checked then. */
export function grownBy(
  cart: PricedCart,
  cameIn: readonly CameIn[],
  checks: { readonly before: Unchecked; readonly after: Unchecked },
): Grown {
  const came = new Map(cameIn.map(({ positionId, quantity }) => [positionId, quantity]));
  const without = cart.baskets.map((basket) => ({
    ...basket,
    items: basket.items
      .map((item) => ({ ...item, quantity: item.quantity - (came.get(item.positionId) ?? 0) }))
      .filter(({ quantity }) => quantity > 0),
  }));
  const totalsOf = (priced: PricedCart, unchecked: Unchecked) =>
    priceCart(priced, { isChecked: (basket, id) => isPositionChecked(unchecked, basket, id) }).totals;
  const was = totalsOf({ ...cart, baskets: without }, checks.before);
  const is = totalsOf(cart, checks.after);
  return {
    growsByCents: is.netCents - was.netCents,
    shippingCents: is.shippingCents - was.shippingCents,
    surchargeCents: is.surchargeCents - was.surchargeCents,
  };
}

/**
 * Added positions are to be ordered, even in a basket that is not checked. Where everything is checked the server's
 * figure is right; null: the cart cannot be priced right now, and no figure is shown rather than a wrong one.
 */
export async function growthToOrder(
  queryClient: QueryClient,
  addressId: number,
  cameIn: readonly CameIn[],
  told: Grown,
): Promise<Grown | null> {
  const before = uncheckedNow();
  if (before.suppliers.size === 0 && before.positions.size === 0) return told;
  const query = pricedCartQuery(addressId, sessionStore.get().user?.dentalOfficeId);
  const cart = await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => null);
  if (!cart) return null;
  for (const { positionId, vendorId } of cameIn) {
    const basket = cart.baskets.find(({ vendor }) => vendor.id === vendorId);
    const positionIds = basket?.items.map((item) => item.positionId) ?? [];
    checkPosition({ addressId, vendorId, positionIds }, positionId, true);
  }
  return grownBy(cart, cameIn, { before, after: uncheckedNow() });
}
