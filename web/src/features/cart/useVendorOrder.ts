// Dearest basket first. The order is made when the vendors change, not with every quantity: a card must not jump away
// from under the hand that changes it.
import { useState } from 'react';
import type { CheckedBasket, CheckedCart } from '../../domain/cart/checked.ts';

const allChecked = ({ basket }: CheckedBasket): number => basket.totals.netCents;

export function dearestFirst(baskets: readonly CheckedBasket[]): number[] {
  return [...baskets].sort((a, b) => allChecked(b) - allChecked(a)).map(({ basket }) => basket.vendor.id);
}

export function useVendorOrder({ addressId, baskets }: CheckedCart): readonly CheckedBasket[] {
  const vendors = baskets.map(({ basket }) => basket.vendor.id).sort((a, b) => a - b);
  const key = `${addressId}:${vendors.join()}`;
  const [order, setOrder] = useState({ key, vendorIds: dearestFirst(baskets) });
  if (order.key !== key) setOrder({ key, vendorIds: dearestFirst(baskets) });
  return order.vendorIds.flatMap(
    (vendorId) => baskets.find(({ basket }) => basket.vendor.id === vendorId) ?? [],
  );
}
