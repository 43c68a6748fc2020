// Data of the cart page: every delivery address with cart contents, its cart as it would be ordered now, and the
// addresses whose cart could not be priced.
import type { Address } from '@praxora/contract/account/addresses.calls';
import type { PricedCart } from '@praxora/contract/purchasing/price-engine.calls';
import { useMemo } from 'react';
import {
  type CheckedCart,
  deliveryAddresses,
  priceCart,
  useAddresses,
  useBaskets,
  useChecked,
  usePricedCarts,
} from '../../../domain/purchasing/index.ts';
import type { Basket } from '../../../lib/marketplace/cart.ts';

export interface AddressView {
  readonly id: number;
  readonly name: string;
  /** Null while the address book is not known. */
  readonly address: Address | null;
  readonly positions: number;
  /** How many of them are to be ordered; all of them while that is not known. */
  readonly chosen: number;
  /** Null: not priced, or not yet. */
  readonly cart: CheckedCart | null;
  readonly couldNotBePriced: boolean;
}

const positionsOf = ({ baskets }: PricedCart): number =>
  baskets.reduce((sum, { items, unavailableItems }) => sum + items.length + unavailableItems.length, 0);

const chosenOf = ({ baskets }: CheckedCart): number =>
  baskets.reduce((sum, { checkedCount }) => sum + checkedCount, 0);

/** The addresses something lies at, in the order of the address book. */
function addressesWithGoods(baskets: readonly Basket[], book: readonly Address[]) {
  const byId = new Map<number, { id: number; name: string; positions: number }>();
  for (const { address, positions } of baskets) {
    const known = byId.get(address.id) ?? { id: address.id, name: address.shortName, positions: 0 };
    byId.set(address.id, { ...known, positions: known.positions + positions.length });
  }
  const rank = (id: number) => {
    const place = book.findIndex((address) => address.id === id);
    return place === -1 ? book.length : place;
  };
  return [...byId.values()].sort((a, b) => rank(a.id) - rank(b.id));
}

export function useCartView() {
  const list = useBaskets();
  const book = useAddresses();
  const checked = useChecked();
  const shipping = useMemo(() => deliveryAddresses(book.data ?? []), [book.data]);
  const filled = useMemo(() => addressesWithGoods(list.data ?? [], shipping), [list.data, shipping]);
  const ids = useMemo(() => filled.map(({ id }) => id), [filled]);
  const priced = usePricedCarts(ids);

  const addresses = useMemo(
    () =>
      filled
        .map(({ id, name, positions }): AddressView => {
          const pricedCart = priced.carts.find(({ addressId }) => addressId === id);
          const cart = pricedCart ? priceCart(pricedCart, checked) : null;
          const all = pricedCart ? positionsOf(pricedCart) : positions;
          return {
            id,
            name,
            address: shipping.find((address) => address.id === id) ?? null,
            positions: all,
            chosen: cart ? chosenOf(cart) : all,
            cart,
            couldNotBePriced: priced.failed.includes(id),
          };
        })
        .filter(({ positions }) => positions > 0),
    [filled, priced, shipping, checked],
  );

  return {
    addresses,
    shipping,
    checked,
    notes: list.data ?? [],
    error: list.error,
    isPending: list.isPending || priced.isPending,
    isFetching: list.isFetching || priced.isFetching,
    tryAgain: list.refetch,
    priceAgain: priced.refetchFailed,
  };
}
