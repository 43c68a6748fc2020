import type { PricedCart } from '@praxora/contract/purchasing/price-engine.calls';
import { expect, it } from 'vitest';
import { openedIn, openedVendors } from './opened-vendors.ts';

const named = (name: string) => ({ names: { de: name, en: name } });
const item = (positionId: number, quantity: number) => ({
  positionId,
  quantity,
  offer: { product: named(`P${positionId}`) },
});
const basket = (vendorId: number, items: ReturnType<typeof item>[], gone: string[] = []) => ({
  vendor: { id: vendorId },
  items,
  unavailableItems: gone.map((name) => ({ product: named(name) })),
});
const cartOf = (...baskets: ReturnType<typeof basket>[]) =>
  ({ addressId: 7, baskets }) as unknown as PricedCart;
const cameIn = (positionId: number, vendorId: number, quantity = 1) => ({ positionId, vendorId, quantity });
const unchecked = (suppliers: string[], positions: number[] = []) => ({
  suppliers: new Set(suppliers),
  positions: new Set(positions),
});
const told = (...args: Parameters<typeof openedVendors>) =>
  openedVendors(...args).map(({ vendorId, lay }) => [vendorId, lay.map(({ en }) => en)]);

it('names a vendor that was unchecked, with what lay in its basket', () => {
  const cart = cartOf(basket(1, [item(11, 2), item(12, 1)], ['Gone']), basket(2, [item(21, 1)]));
  expect(told(cart, [cameIn(12, 1)], unchecked(['7:1', '7:2']))).toEqual([[1, ['P11', 'Gone']]]);
});

it('what joined a position lay there already', () => {
  expect(told(cartOf(basket(1, [item(11, 5)])), [cameIn(11, 1, 3)], unchecked(['7:1']))).toEqual([
    [1, ['P11']],
  ]);
});

it('says nothing of a vendor that was ordered from anyway, even in part, or whose basket was empty', () => {
  const cart = cartOf(basket(1, [item(11, 1), item(12, 1), item(13, 1)]));
  expect(told(cart, [cameIn(13, 1)], unchecked([], [11]))).toEqual([]);
  expect(told(cart, [cameIn(13, 1)], unchecked([], [11, 12]))).toEqual([[1, ['P11', 'P12']]]);
  expect(told(cartOf(basket(1, [item(13, 1)])), [cameIn(13, 1)], unchecked(['7:1']))).toEqual([]);
  // Unchecked at another address.
  expect(told(cart, [cameIn(13, 1)], unchecked(['8:1']))).toEqual([]);
});

it('a navigation that carries nothing tells nothing', () => {
  expect(openedIn(null)).toEqual([]);
  expect(openedIn({ placed: [] })).toEqual([]);
  expect(openedIn({ opened: [{ vendorId: 1, lay: [] }] })).toHaveLength(1);
});
