import { expect, it } from 'vitest';
import { aBasket, aCart, anItem } from '../../../lib/testing/carts.ts';
import { withPending } from './pending.ts';

const cart = aCart(1, [aBasket(7, [anItem(11), anItem(12)]), aBasket(8, [anItem(21)])]);

it('lays chosen quantities over the cart and keeps every other object as it is', () => {
  const changed = withPending(cart, new Map([[12, 5]]));
  expect(changed.baskets[0]?.items.map(({ quantity }) => quantity)).toEqual([1, 5]);
  expect(changed.baskets[0]?.items[0]).toBe(cart.baskets[0]?.items[0]);
  expect(changed.baskets[1]).toBe(cart.baskets[1]);
});

it('leaves out what was removed, and a basket with it when nothing is left', () => {
  expect(withPending(cart, new Map([[21, 0]])).baskets.map(({ vendor }) => vendor.id)).toEqual([7]);
});

it('is the same cart when nothing of it is concerned', () => {
  expect(withPending(cart, new Map())).toBe(cart);
  expect(withPending(cart, new Map([[99, 3]]))).toBe(cart);
});
