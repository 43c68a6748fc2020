// What the checkout asks the marketplace: a basket with all an order of it would say, and the order itself.
import { cartCalls } from '@praxora/contract/cart/cart.calls';
import { checkoutCalls, type WBestellung } from '@praxora/contract/checkout/checkout.calls';
import { useQuery } from '@tanstack/react-query';
import { followsCart } from '../../domain/cart/cart-changes.ts';
import { callApi } from '../../lib/api/api.ts';
import { type OrderWish, vendorIdOf } from './placing.ts';

/** Customer number and note. Not asked for a basket that is ordered: it is gone then. */
export function useBasketReview(addressId: number, vendorId: number, enabled: boolean) {
  return useQuery({
    queryKey: ['checkout', addressId, vendorId],
    queryFn: ({ signal }) => callApi(cartCalls.reviewBasket, { params: { addressId, vendorId } }, { signal }),
    meta: followsCart,
    enabled,
  });
}

export async function saveNote(addressId: number, vendorId: number, note: string): Promise<string> {
  const { Mitteilung } = await callApi(cartCalls.setNote, {
    params: { vendorId, addressId },
    body: { data: { Mitteilung: note } },
  });
  return Mitteilung;
}

/** Says what was on the screen, so that the server refuses whatever differs from it. */
export async function sendOrder(wish: OrderWish, idempotencyKey: string): Promise<WBestellung> {
  const { shown, billingAddressId } = wish;
  const positions = shown.lines.filter(({ checked }) => checked);
  const { wBestellung } = await callApi(
    checkoutCalls.placeOrder,
    {
      params: { vendorId: vendorIdOf(wish), addressId: shown.addressId },
      body: {
        data: {
          RechnungsadresseId: billingAddressId,
          Positionen: positions.map(({ item, quantity, netCents }) => ({
            ID: item.positionId,
            Anzahl: quantity,
            GesamtpreisCent: netCents,
          })),
          NettoCent: shown.netCents,
        },
      },
    },
    { idempotencyKey },
  );
  return wBestellung;
}
