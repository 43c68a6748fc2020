import { expect, it } from 'vitest';
import { aBasket, aCart, anItem } from '../../../lib/testing/carts.ts';
import { grownBy } from './growth.ts';

const none = { suppliers: new Set<string>(), positions: new Set<number>() };
/** Free shipping from 50,00; 5,00 below that. */
const cart = aCart(1, [aBasket(7, [anItem(1, { unitPriceCents: 4500 }), anItem(2, { quantity: 3 })])]);
const one = [{ positionId: 2, vendorId: 7, quantity: 1 }];

it('with everything checked, is goods and fees together', () => {
  // 45,00 and 20,00 were free of shipping already.
  expect(grownBy(cart, one, { before: none, after: none })).toMatchObject({
    growsByCents: 1000,
    shippingCents: 0,
  });
  // Without the three the basket was below the threshold.
  expect(grownBy(cart, [{ positionId: 2, vendorId: 7, quantity: 3 }], { before: none, after: none })).toEqual(
    {
      growsByCents: 3000 - 500,
      shippingCents: -500,
      surchargeCents: 0,
    },
  );
});

it('counts nothing for what is not to be ordered', () => {
  const unchecked = { suppliers: new Set<string>(), positions: new Set([1]) };
  // The dear position is not ordered: it makes nothing free of shipping, before or after.
  expect(grownBy(cart, one, { before: unchecked, after: unchecked })).toMatchObject({
    growsByCents: 1000,
    shippingCents: 0,
  });
});

it('counts the whole of a position that was not to be ordered and is now', () => {
  const before = { suppliers: new Set(['1:7']), positions: new Set<number>() };
  const after = { suppliers: new Set<string>(), positions: new Set([1]) };
  expect(grownBy(cart, one, { before, after })).toEqual({
    growsByCents: 3000 + 500,
    shippingCents: 500,
    surchargeCents: 0,
  });
});
