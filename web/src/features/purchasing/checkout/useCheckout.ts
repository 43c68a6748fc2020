// State of a visit to the checkout of a delivery address: orders to place, placed orders, and the user's choices.
import type { PricedCart } from '@praxora/contract/purchasing/price-engine.calls';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import {
  cartChanged,
  checkPosition,
  inVendorOrder,
  invalidateOrders,
  priceCart,
  useChecked,
} from '../../../domain/purchasing/index.ts';
import { trackPurchased } from '../../../domain/shop/index.ts';
import { newIdempotencyKey } from '../../../lib/api/idempotency-key.ts';
import { setNote } from '../../../lib/marketplace/cart.ts';
import { useStore } from '../../../lib/store.ts';
import { sendOrder } from './checkout.queries.ts';
import {
  addSeenBaskets,
  type Entry,
  type SeenBaskets,
  stayingInCart,
  toEntries,
  toOrderRequest,
} from './entries.ts';
import { type InstructionChoice, instructionsFor, isInOrder, noInstructions } from './instructions.ts';
import { createPlacing, type OrderRequest } from './placing.ts';

export function useCheckout(cart: PricedCart, billingAddressId: number | undefined) {
  const queryClient = useQueryClient();
  const checked = useChecked();
  const [placing] = useState(() =>
    createPlacing({
      send: sendOrder,
      onOrdered: trackOrdered,
      onFinished: () => {
        void invalidateOrders(queryClient);
        // Orders of this month count against the limit of a month.
        void queryClient.invalidateQueries({ queryKey: ['clinic'] });
        return cartChanged(queryClient);
      },
    }),
  );
  const { attempts, isRunning } = useStore(placing.store);
  const [seen, setSeen] = useState<SeenBaskets>(new Map());
  const [instructions, setInstructions] = useState<InstructionChoice>(noInstructions);
  const now = useMemo(() => {
    const priced = priceCart(cart, checked);
    return { ...priced, baskets: inVendorOrder(priced) };
  }, [cart, checked]);
  useEffect(() => setSeen((before) => addSeenBaskets(before, now)), [now]);
  const entries = useMemo(() => toEntries(now, seen, attempts), [now, seen, attempts]);

  /** From now on the basket is what it is. */
  function accept(vendorId: number) {
    setSeen((before) => addSeenBaskets(without(before, vendorId), now));
    placing.settle(vendorId);
  }

  async function order(wanted: readonly Entry[]) {
    const wishes = wanted
      .filter(
        ({ canBeOrdered, vendorId }) => canBeOrdered && isInOrder(instructionsFor(instructions, vendorId)),
      )
      .map((one) => toOrderRequest(one, billingAddressId, instructionsFor(instructions, one.vendorId)));
    setSeen(
      (before) =>
        new Map([...before, ...wishes.map(({ shown }) => [shown.basket.vendor.id, shown] as const)]),
    );
    // A note that could not be saved has told so itself, and nothing was ordered.
    await placing.place(wishes).catch(() => undefined);
  }

  return {
    entries,
    staying: useMemo(() => stayingInCart(now), [now]),
    isRunning,
    instructions,
    setInstructions,
    order,
    accept,
    /** Leaves positions in the cart and orders the rest later. */
    keepInCart: ({ vendorId, shown }: Entry, positionIds: readonly number[]) => {
      const place = {
        addressId: cart.addressId,
        vendorId,
        positionIds: shown.basket.items.map(({ positionId }) => positionId),
      };
      for (const positionId of positionIds) checkPosition(place, positionId, false);
      placing.settle(vendorId);
      setSeen((before) => without(before, vendorId));
    },
    /** Delays ordering until the given save is done. */
    waitFor: placing.waitFor,
    writeNote: (vendorId: number, note: string) => {
      const key = { idempotencyKey: newIdempotencyKey() };
      const saving = setNote({ addressId: cart.addressId, vendorId }, note, key);
      placing.waitFor(saving);
      return saving;
    },
  };
}

export type Checkout = ReturnType<typeof useCheckout>;

function without(seen: SeenBaskets, vendorId: number): SeenBaskets {
  const rest = new Map(seen);
  rest.delete(vendorId);
  return rest;
}

function trackOrdered({ shown }: OrderRequest): void {
  const ordered = shown.lines.filter(({ checked }) => checked);
  trackPurchased(
    ordered.map(({ item, quantity, netCents }) => ({ name: item.offer.product.name, quantity, netCents })),
  );
}
