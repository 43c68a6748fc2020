import { expect, it } from 'vitest';
import { orderIdsIn, rememberedOrders } from './placed-orders.ts';

it.each([
  ['orders=12', [12]],
  ['orders=12,7,12', [12, 7]],
  ['orders=', []],
  ['', []],
  ['orders=abc', []],
  ['orders=1,', []],
  ['orders=0', []],
  ['orders=12345678901', []],
  ['orders=1%2C2', [1, 2]],
])('%s names the orders %j', (address, ids) => {
  expect(orderIdsIn(new URLSearchParams(address))).toEqual(ids);
});

it('takes from the browser’s memory only what is ours', () => {
  const order = { id: 1, state: 'pending-approval', pictures: [] };
  expect(rememberedOrders({ placed: [order, { id: 2, state: 'nonsense' }, null] })).toEqual([order]);
  for (const nothing of [null, undefined, 'x', {}, { placed: 5 }])
    expect(rememberedOrders(nothing)).toEqual([]);
});
