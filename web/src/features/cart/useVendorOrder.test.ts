import { expect, it } from 'vitest';
import { priceCart } from '../../domain/cart/checked.ts';
import { aBasket, aCart, anItem } from '../../lib/testing/carts.ts';
import { dearestFirst } from './useVendorOrder.ts';

it('puts the dearest basket first, whatever is checked', () => {
  const withNet = (vendorId: number, netCents: number) => {
    const basket = aBasket(vendorId, [anItem(vendorId)]);
    return { ...basket, totals: { ...basket.totals, netCents } };
  };
  const cart = aCart(1, [withNet(1, 500), withNet(2, 900), withNet(3, 700)]);
  expect(dearestFirst(priceCart(cart, { isChecked: () => false }).baskets)).toEqual([2, 3, 1]);
});
