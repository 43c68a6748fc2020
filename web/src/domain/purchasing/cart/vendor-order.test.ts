import { expect, it } from 'vitest';
import { aBasket, aCart, anItem } from '../../../lib/testing/carts.ts';
import { priceCart } from './checked.ts';
import { inVendorOrder } from './vendor-order.ts';

/** Vendors with what their baskets cost, as the server answers them. */
function vendorsOf(addressId: number, baskets: readonly (readonly [vendorId: number, netCents: number])[]) {
  const cart = aCart(
    addressId,
    baskets.map(([vendorId, netCents]) => {
      const basket = aBasket(vendorId, [anItem(vendorId)]);
      return { ...basket, totals: { ...basket.totals, netCents } };
    }),
  );
  const inOrder = inVendorOrder(priceCart(cart, { isChecked: () => false }));
  return inOrder.map(({ basket }) => basket.vendor.id);
}

it('puts the dearest basket first, whatever is checked', () => {
  expect(
    vendorsOf(1, [
      [1, 500],
      [2, 900],
      [3, 700],
    ]),
  ).toEqual([2, 3, 1]);
});

it('stays from the cart to its review though amounts change, until the vendors change; each address has its own', () => {
  const before = [
    [1, 500],
    [2, 900],
  ] as const;
  expect(vendorsOf(8, before)).toEqual([2, 1]);
  const changed = [
    [1, 5000],
    [2, 900],
  ] as const;
  expect(vendorsOf(8, changed)).toEqual([2, 1]);
  expect(vendorsOf(9, changed)).toEqual([1, 2]);
  expect(vendorsOf(8, [...changed, [3, 1000]])).toEqual([1, 3, 2]);
});
