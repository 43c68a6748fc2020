// Requests of the checkout to the marketplace: a basket with all the data of an order, and the order itself.
import { useQuery } from '@tanstack/react-query';
import { followsCart } from '../../../domain/purchasing/index.ts';
import { reviewBasket } from '../../../lib/marketplace/cart.ts';
import { type ConfirmedOrder, placeOrder } from '../../../lib/marketplace/checkout.ts';
import { type OrderRequest, requestVendorId } from './placing.ts';

/** Customer number and note. Not asked for a basket that is ordered: it is gone then. */
export function useBasketReview(addressId: number, vendorId: number, enabled: boolean) {
  return useQuery({
    queryKey: ['checkout', addressId, vendorId],
    queryFn: ({ signal }) => reviewBasket({ addressId, vendorId }, { signal }),
    meta: followsCart,
    enabled,
  });
}

/** Says what was on the screen, so that the server refuses whatever differs from it. */
export function sendOrder(wish: OrderRequest, idempotencyKey: string): Promise<ConfirmedOrder> {
  const { shown, billingAddressId, orderReference, requestedDeliveryDate } = wish;
  const positions = shown.lines
    .filter(({ checked }) => checked)
    .map(({ item: { positionId, costCenterId }, quantity, netCents }) => ({
      positionId,
      quantity,
      netCents,
      costCenterId,
    }));
  const { addressId, netCents } = shown;
  return placeOrder(
    {
      vendorId: requestVendorId(wish),
      addressId,
      billingAddressId,
      positions,
      netCents,
      orderReference,
      requestedDeliveryDate,
    },
    { idempotencyKey },
  );
}
