// Puts a product into the cart and tells how it went. Whatever on the screen depends on the cart is fetched anew.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { newIdempotencyKey } from '../../../lib/api/idempotency-key.ts';
import { type AddedToCart, addToCart } from '../../../lib/marketplace/cart.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import { notifyRefusal } from '../../../ui/feedback/notify-refusal.ts';
import { cartChanged } from './cart-changes.ts';
import { growthToOrder } from './growth.ts';
import { undoCartChange } from './undo.ts';
import { useAdditionText } from './useAdditionText.ts';

export interface CartAddition {
  readonly productId: number;
  /** Left out: the one that raises the cart's total least. */
  readonly vendorId?: number | undefined;
  /** Where no vendor is chosen: only these, by name, as the search was narrowed to them. */
  readonly vendorNames?: readonly string[] | undefined;
  readonly quantity: number;
  /** For analytics: the hit it came from, or the name to find it by. */
  readonly objectID?: string | undefined;
  readonly name?: string | undefined;
}

export interface AddToCartOptions {
  /** After the server took it: analytics, mostly. */
  readonly onAdded?: ((addition: CartAddition, added: AddedToCart) => void) | undefined;
}

/** The returned function rejects when it failed; the user has been told by then. The answer brings the new badge. */
export function useAddToCart({ onAdded }: AddToCartOptions = {}) {
  const { t } = useTranslation('addToCart');
  const queryClient = useQueryClient();
  const additionText = useAdditionText();

  return useCallback(
    async function add(addition: CartAddition): Promise<AddedToCart> {
      try {
        const { productId, vendorId, vendorNames = [], quantity } = addition;
        const added = await addToCart(
          { productId, vendorId, vendorNames, quantity },
          { idempotencyKey: newIdempotencyKey() },
        );
        const grown = await growthToOrder(queryClient, added.addressId, [added], added);
        const undo = () => void undoCartChange(queryClient, [added.undoId], () => t('undone'));
        notify.success(additionText(added, grown), {
          undo: { place: added.undoId, label: t('undo'), onClick: undo },
        });
        cartChanged(queryClient);
        onAdded?.(addition, added);
        return added;
      } catch (error) {
        notifyRefusal(error, undefined, () => void add(addition).catch(() => undefined));
        throw error;
      }
    },
    [t, queryClient, onAdded, additionText],
  );
}
