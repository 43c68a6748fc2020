import { expect, it } from 'vitest';
import { aBasket, aCart, anItem } from '../../../lib/testing/carts.ts';
import {
  isPositionChecked,
  priceCart,
  type Unchecked,
  withArrivals,
  withPosition,
  withVendor,
} from './checked.ts';

const nothing: Unchecked = { suppliers: new Set(), positions: new Set() };
const basket = { addressId: 1, vendorId: 7, positionIds: [11, 12, 13] };
const checkedOf = (unchecked: Unchecked) =>
  basket.positionIds.filter((positionId) => isPositionChecked(unchecked, basket, positionId));
const cart = aCart(1, [
  aBasket(7, [anItem(11, { quantity: 2 }), anItem(12, { unitPriceCents: 4000 })], { ownDiscountPercent: 5 }),
  aBasket(8, [anItem(21, { vatClass: 'reducedTax' })], { surchargeCents: 390, surchargeBelowCents: 2500 }),
]);
const priced = (unchecked: Unchecked) =>
  priceCart(cart, { isChecked: (place, positionId) => isPositionChecked(unchecked, place, positionId) });

it('checks everything by default', () => {
  expect(checkedOf(nothing)).toEqual([11, 12, 13]);
});

it('remembers an unchecked vendor of one address, not of another', () => {
  const unchecked = withVendor(nothing, basket, false);
  expect([...unchecked.suppliers]).toEqual(['1:7']);
  expect(checkedOf(unchecked)).toEqual([]);
  expect(isPositionChecked(unchecked, { addressId: 2, vendorId: 7 }, 31)).toBe(true);
});

it('checks a single position of an unchecked vendor, and leaves its others unchecked', () => {
  expect(checkedOf(withPosition(withVendor(nothing, basket, false), basket, 12, true))).toEqual([12]);
});

it('checks all again with the vendor', () => {
  const some = withPosition(nothing, basket, 12, false);
  expect(checkedOf(some)).toEqual([11, 13]);
  expect(checkedOf(withVendor(some, basket, true))).toEqual([11, 12, 13]);
});

it('checks what an optimization brings to an unchecked vendor, not what lay there', () => {
  const arrived = withArrivals(withVendor(nothing, basket, false), 1, [7, 8], [11, 12]);
  expect(checkedOf(arrived)).toEqual([13]);
  expect(withArrivals(nothing, 1, [7], [11])).toBe(nothing);
});

it('prices what is checked: own discount, fees by goods value, VAT by rate', () => {
  const { baskets, totals } = priced(nothing);
  // 2 × 10.00 and 40.00 less 5 % = 57.00: shipping is free from 50.00.
  expect(baskets[0]).toMatchObject({ goodsCents: 5700, shippingCents: 0, netCents: 5700, checkedCount: 2 });
  expect(baskets[0]?.lines.map(({ item, netCents }) => [item.positionId, netCents])).toEqual([
    [11, 1900],
    [12, 3800],
  ]);
  expect(baskets[1]).toMatchObject({ goodsCents: 1000, shippingCents: 500, surchargeCents: 390 });
  expect(totals).toMatchObject({ netCents: 7590, packages: 2, vatCents: 1083 + 132, grossCents: 8805 });
});

it('takes an unchecked vendor out of the sum, its packages and its fees', () => {
  const { totals, baskets } = priced(withVendor(nothing, { ...basket, vendorId: 8 }, false));
  expect(totals).toMatchObject({ netCents: 5700, packages: 1, shippingCents: 0, surchargeCents: 0 });
  expect(baskets[1]).toMatchObject({ netCents: 0, checkedCount: 0 });
});
