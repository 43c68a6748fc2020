// Dearest basket first, in the cart and in its review alike. The order is made when the vendors of an address change, not with
// every quantity: a card must not jump away from under the hand that changes it, nor stand elsewhere on the next page.
import type { CheckedBasket, CheckedCart } from './checked.ts';

/** Vendor order by delivery address id. `key` names the vendors that the order was made for. */
const orders = new Map<number, { readonly key: string; readonly vendorIds: readonly number[] }>();

const allChecked = ({ basket }: CheckedBasket): number => basket.totals.netCents;

const dearestFirst = (baskets: readonly CheckedBasket[]): number[] =>
  [...baskets].sort((a, b) => allChecked(b) - allChecked(a)).map(({ basket }) => basket.vendor.id);

export function inVendorOrder({ addressId, baskets }: CheckedCart): readonly CheckedBasket[] {
  const vendors = baskets.map(({ basket }) => basket.vendor.id).sort((a, b) => a - b);
  const key = vendors.join();
  const known = orders.get(addressId);
  const order = known?.key === key ? known : { key, vendorIds: dearestFirst(baskets) };
  orders.set(addressId, order);
  return order.vendorIds.flatMap(
    (vendorId) => baskets.find(({ basket }) => basket.vendor.id === vendorId) ?? [],
  );
}
