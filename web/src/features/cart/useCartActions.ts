// Everything a user can do to the cart: shown at once where that is possible, told when it failed, undone where the
// server can.
import { cartCalls } from '@praxora/contract/cart/cart.calls';
import type { PricedCart } from '@praxora/contract/cart/price-engine.calls';
import { catalogCalls } from '@praxora/contract/catalog/catalog.calls';
import { vendorCalls } from '@praxora/contract/vendors/vendors.calls';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { createElement, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { cartChanged, fetchCartAnew, noteCartChange } from '../../domain/cart/cart-changes.ts';
import { onLeaving } from '../../domain/cart/on-leaving.ts';
import { dropPending, setPending, withPending } from '../../domain/cart/pending.ts';
import { createQuantitySender } from '../../domain/cart/quantity-sender.ts';
import { type Carts, cartsKey, pricedCartsKey } from '../../domain/cart/queries.ts';
import { undoCartChange } from '../../domain/cart/undo.ts';
import { ApiErrorMessage } from '../../lib/api/ApiErrorMessage.tsx';
import { callApi } from '../../lib/api/api.ts';
import { isCancelled } from '../../lib/api/api-error.ts';
import { showAtOnce } from '../../lib/optimistic.ts';
import { notify } from '../../ui/feedback/notify.tsx';

export interface NamedPosition {
  readonly positionId: number;
  readonly productId: number;
  readonly name: string;
}

function tell(error: unknown): void {
  if (!isCancelled(error)) notify.error(createElement(ApiErrorMessage, { error }));
}

/** Writes the server's quantity (0: gone) into what is known, so that no older answer shows in between. */
async function confirm(queryClient: QueryClient, positionId: number, quantity: number): Promise<void> {
  await showAtOnce<PricedCart>(queryClient, pricedCartsKey, (cart) =>
    withPending(cart, new Map([[positionId, quantity]])),
  );
}

function createActions(queryClient: QueryClient, t: TFunction<'cart'>) {
  const quantities = createQuantitySender({
    send: async (positionId, Anzahl) => {
      const input = { params: { positionId }, body: { data: { Anzahl } } };
      // Whoever chooses and closes the tab has chosen.
      const { wWarenkorbposition } = await callApi(cartCalls.setQuantity, input, { keepalive: true });
      return wWarenkorbposition.Anzahl;
    },
    onConfirmed: (positionId, quantity) => confirm(queryClient, positionId, quantity),
    onRaised: (_, count) => notify.warning(t('quantity.raised', { count })),
    onFailed: tell,
    onRest: () => void fetchCartAnew(queryClient),
  });

  const undo = (undoId: string): Promise<boolean> =>
    undoCartChange(queryClient, [undoId], (count) => t('undo.done', { count }));

  const undoAction = (undoId: string) => ({
    action: { label: t('undo.label'), onClick: () => void undo(undoId) },
  });

  /** Gone at once; back again if the server says no. */
  async function takeOut(
    position: NamedPosition,
    told: string,
    before: () => Promise<unknown> = async () => {},
  ) {
    const { positionId } = position;
    const released = quantities.release(positionId);
    setPending(positionId, 0);
    noteCartChange();
    try {
      await before();
      await released;
      const { undoId } = await callApi(cartCalls.removePosition, { params: { positionId } });
      await confirm(queryClient, positionId, 0);
      notify.success(told, undoAction(undoId));
    } catch (error) {
      tell(error);
    }
    dropPending([positionId]);
    await fetchCartAnew(queryClient);
  }

  return {
    setQuantity: quantities.choose,
    typeQuantity: quantities.type,
    flush: quantities.flush,
    leave: quantities.leave,
    hide: quantities.hide,
    undo,

    remove: (position: NamedPosition) => takeOut(position, t('removed', { name: position.name })),

    saveForLater: (position: NamedPosition) =>
      takeOut(position, t('savedForLater', { name: position.name }), () =>
        callApi(catalogCalls.watchProduct, {
          params: { productId: position.productId },
          body: { isWatched: true },
        }),
      ),

    /** Resolves to what undoes it; null when it failed. */
    clear: async (): Promise<string | null> => {
      try {
        const { undoId, removed } = await callApi(cartCalls.clearCart, {});
        notify.success(t('clear.done', { count: removed }), undoAction(undoId));
        await cartChanged(queryClient);
        return undoId;
      } catch (error) {
        tell(error);
        return null;
      }
    },

    /** Resolves to the position's id at its new vendor; null when it failed. */
    moveToVendor: async (positionId: number, vendor: { id: number; name: string }, quantity: number) => {
      try {
        await quantities.release(positionId);
        const { wWarenkorbposition } = await callApi(cartCalls.moveToVendor, {
          params: { positionId, vendorId: vendor.id },
        });
        notify.success(
          wWarenkorbposition.Anzahl > quantity
            ? t('moved.raised', { name: vendor.name, count: wWarenkorbposition.Anzahl })
            : t('moved.done', { name: vendor.name }),
        );
        return wWarenkorbposition.ID;
      } catch (error) {
        tell(error);
        return null;
      } finally {
        dropPending([positionId]);
        void cartChanged(queryClient);
      }
    },

    moveToAddress: async (positionId: number, address: { id: number; shortName: string }) => {
      try {
        await quantities.release(positionId);
        await callApi(cartCalls.moveToAddress, { params: { positionId, addressId: address.id } });
        notify.success(t('moved.done', { name: address.shortName }));
        return true;
      } catch (error) {
        tell(error);
        return false;
      } finally {
        dropPending([positionId]);
        void cartChanged(queryClient);
      }
    },

    /** Resolves to whether it is kept now. A note changes no price: nothing else is fetched anew. */
    setNote: async (vendorId: number, addressId: number, note: string): Promise<boolean> => {
      try {
        const { Mitteilung } = await callApi(cartCalls.setNote, {
          params: { vendorId, addressId },
          body: { data: { Mitteilung: note } },
        });
        await showAtOnce<Carts>(queryClient, cartsKey, (known) =>
          withNote(known, vendorId, addressId, Mitteilung),
        );
        return true;
      } catch (error) {
        tell(error);
        return false;
      }
    },

    setFavorite: async (vendorId: number, isFavorite: boolean): Promise<void> => {
      const { takeBack } = await showAtOnce<PricedCart>(queryClient, pricedCartsKey, (cart) =>
        withFavorite(cart, vendorId, isFavorite),
      );
      try {
        await callApi(vendorCalls.setVendorPreference, { params: { vendorId }, body: { isFavorite } });
        // Favourites decide one of the optimizer's results, and stand on other pages too.
        noteCartChange();
        await queryClient.invalidateQueries();
      } catch (error) {
        takeBack();
        tell(error);
        // What was cancelled for the change is asked for again.
        void queryClient.invalidateQueries({ queryKey: pricedCartsKey });
      }
    },
  };
}

export type CartActions = ReturnType<typeof createActions>;

const withNote = (
  { Warenkoerbe }: Carts,
  vendorId: number,
  addressId: number,
  Mitteilung: string,
): Carts => ({
  Warenkoerbe: Warenkoerbe.map((one) =>
    one.Lieferant.ID === vendorId && one.Adresse.ID === addressId ? { ...one, Mitteilung } : one,
  ),
});

const withFavorite = (cart: PricedCart, vendorId: number, isFavorite: boolean): PricedCart => ({
  ...cart,
  baskets: cart.baskets.map((basket) =>
    basket.vendor.id === vendorId ? { ...basket, vendor: { ...basket.vendor, isFavorite } } : basket,
  ),
});

/** The same object as long as the language stays: rows that get it need not be drawn anew. */
export function useCartActions(): CartActions {
  const { t } = useTranslation('cart');
  const queryClient = useQueryClient();
  const actions = useMemo(() => createActions(queryClient, t), [queryClient, t]);
  useEffect(() => {
    const stop = onLeaving(actions);
    return () => {
      stop();
      actions.flush();
    };
  }, [actions]);
  return actions;
}
