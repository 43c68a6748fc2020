import { expect, it } from 'vitest';
import { aBasket, aCart, anItem } from '../../../lib/testing/carts.ts';
import { priceCart } from '../cart/checked.ts';
import { toOrderValues } from './approval.ts';

const terms = { shippingCents: 500, freeShippingFromCents: null, surchargeCents: 0, surchargeBelowCents: 0 };

/** The basket as it would be ordered, with one of its positions unchecked. */
function valuesOf(basket: ReturnType<typeof aBasket>, unchecked = 0) {
  const cart = priceCart(aCart(1, [basket]), { isChecked: (_, positionId) => positionId !== unchecked });
  const [priced] = cart.baskets;
  if (!priced) throw new Error('there is a basket');
  return toOrderValues(priced);
}

it('is what is paid, and what the vendor asks of everybody', () => {
  const items = [
    anItem(1, { quantity: 2, unitPriceCents: 1000 }),
    anItem(2, { unitPriceCents: 100, vendorTiers: [{ fromQuantity: 1, unitPriceCents: 5000 }] }),
  ];
  const basket = aBasket(1, items, { ...terms, ownDiscountPercent: 10 });
  expect(valuesOf(basket)).toEqual({ netCents: 1800 + 90 + 500, vendorsNetCents: 2000 + 5000 + 500 });
  // Positions that are not ordered count for nothing.
  expect(valuesOf(basket, 2)).toEqual({ netCents: 1800 + 500, vendorsNetCents: 2000 + 500 });
});
