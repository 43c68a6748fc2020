// The note for a vendor, and whether the vendor is a favourite or hidden: what belongs to a basket as a whole.
import type { PricedCart } from '@praxora/contract/purchasing/price-engine.calls';
import { vendorCalls } from '@praxora/contract/vendors/vendors.calls';
import type { QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { basketsKey, noteCartChange, pricedCartsKey } from '../../../domain/purchasing/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { type Basket, setNote } from '../../../lib/marketplace/cart.ts';
import { createChange, everything } from '../../../ui/change/change.ts';
import { preview, takeIn } from '../../../ui/change/preview.ts';

interface Note {
  readonly vendorId: number;
  readonly addressId: number;
  readonly text: string;
}

interface Favorite {
  readonly vendorId: number;
  readonly isFavorite: boolean;
}

interface NamedVendor {
  readonly id: number;
  readonly name: string;
}

export function createNotes(queryClient: QueryClient, t: TFunction<'cart'>) {
  const note = createChange(queryClient, {
    call: ({ vendorId, addressId, text }: Note, key) => setNote({ vendorId, addressId }, text, key),
    // No other query is refetched: a note changes no price.
    after: (text, place) =>
      takeIn<readonly Basket[]>(queryClient, basketsKey, (baskets) => withNote(baskets, { ...place, text })),
  });

  const favorite = createChange(queryClient, {
    call: ({ vendorId, isFavorite }: Favorite) =>
      callApi(vendorCalls.setVendorPreference, { params: { vendorId }, body: { isFavorite } }),
    previews: [preview<PricedCart, Favorite>(pricedCartsKey, withFavorite)],
    // Favourites decide one of the optimizer's results, and stand on other pages too.
    after: noteCartChange,
    refetch: [everything],
  });

  const showing = createChange(queryClient, {
    call: ({ id }: NamedVendor) =>
      callApi(vendorCalls.setVendorPreference, { params: { vendorId: id }, body: { isHidden: false } }),
    success: (_, { name }) => t('shownAgain', { vendor: name }),
    after: noteCartChange,
    refetch: [everything],
  });

  return {
    /** Unhides a vendor: its goods can be ordered again. */
    showAgain: (vendor: NamedVendor) => showing.run(vendor),
    /** Resolves to whether it is kept now. */
    setNote: async (vendorId: number, addressId: number, text: string): Promise<boolean> =>
      (await note.run({ vendorId, addressId, text })) !== null,
    setFavorite: (vendorId: number, isFavorite: boolean) => favorite.run({ vendorId, isFavorite }),
  };
}

const withNote = (baskets: readonly Basket[], { vendorId, addressId, text }: Note): Basket[] =>
  baskets.map((one) =>
    one.vendorId === vendorId && one.address.id === addressId ? { ...one, note: text } : one,
  );

const withFavorite = (cart: PricedCart, { vendorId, isFavorite }: Favorite): PricedCart => ({
  ...cart,
  baskets: cart.baskets.map((basket) =>
    basket.vendor.id === vendorId ? { ...basket, vendor: { ...basket.vendor, isFavorite } } : basket,
  ),
});
