// The confirmation of the orders in the address. What the checkout has just heard is shown at once; after a reload the
// server tells it anew, as it is by then.
import type { Address } from '@praxora/contract/account/addresses.calls';
import type { PricedCart } from '@praxora/contract/purchasing/price-engine.calls';
import { useMemo } from 'react';
import { Navigate, useLocation } from 'react-router';
import { priceCart, useChecked, useOrdersById } from '../../../domain/purchasing/index.ts';
import { pathTo } from '../../../lib/paths.ts';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { Confirmation } from './Confirmation.tsx';
import { stayingInCart } from './entries.ts';
import { loadedOrder, rememberedOrders } from './placed-orders.ts';

interface ConfirmationPageProps {
  orderIds: readonly number[];
  deliveryAddress: Address;
  /** Undefined while it is not known what stays in it. */
  cart: PricedCart | undefined;
}

export function ConfirmationPage({ orderIds, deliveryAddress, cart }: ConfirmationPageProps) {
  const { state } = useLocation();
  const { loaded, isPending } = useOrdersById(orderIds);
  const checked = useChecked();
  const staying = useMemo(() => (cart ? stayingInCart(priceCart(cart, checked)) : []), [cart, checked]);
  const remembered = useMemo(() => rememberedOrders(state), [state]);
  const orders = orderIds.flatMap((id) => {
    const order = loaded.find((one) => one.id === id);
    return order ? loadedOrder(order) : (remembered.find((one) => one.id === id) ?? []);
  });
  if (orders.length > 0)
    return <Confirmation orders={orders} staying={staying} deliveryAddress={deliveryAddress} />;
  // Orders nobody knows here are no reason to hide the checkout.
  return isPending ? (
    <PageSkeleton />
  ) : (
    <Navigate to={pathTo('cartReview', { addressId: deliveryAddress.id })} replace />
  );
}
