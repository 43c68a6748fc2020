// Adding straight from the list of suggestions: with the button of an option, or by Shift and Enter.
import { useEffect, useEffectEvent } from 'react';
import { useAddToCart } from '../../../../domain/purchasing/index.ts';
import { productTitle, trackAddition } from '../../../../domain/shop/index.ts';
import { useLanguage } from '../../../../lib/i18n.ts';
import { usePermission } from '../../../../lib/session/permissions.ts';
import { amountToAdd, canBeAdded, type ProductOption } from './options.ts';
import type { Autocomplete } from './useAutocomplete.ts';

/** Undefined: the user may not fill the cart. */
export function useAdding({
  adding,
  selectText,
}: Autocomplete): ((option: ProductOption) => void) | undefined {
  const language = useLanguage();
  const isPermitted = usePermission('fillCart');
  const addToCart = useAddToCart({ onAdded: trackAddition });

  /** The list stays open, and the next word typed replaces what stands in the field. */
  const add = useEffectEvent((option: ProductOption) => {
    const { hit } = option;
    if (hit.productId === null || !canBeAdded(option)) return;
    selectText();
    addToCart({
      productId: hit.productId,
      quantity: amountToAdd(option),
      objectID: hit.objectID,
      name: productTitle(hit, language),
      // A refusal has been shown by then.
    }).catch(() => undefined);
  });
  useEffect(() => {
    if (!isPermitted) return;
    adding.current = (option) => add(option);
    return () => {
      adding.current = null;
    };
  }, [adding, isPermitted]);
  return isPermitted ? (option) => adding.current?.(option) : undefined;
}
