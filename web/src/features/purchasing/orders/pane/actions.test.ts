import type { Order } from '@praxora/contract/purchasing/order';
import { expect, it } from 'vitest';
import { anOrder, aPosition } from '../../../../lib/testing/orders.ts';
import { listActions } from './actions.ts';

/** Beside those every order has. */
const more = (change: Partial<Order>) => listActions(anOrder(1, change)).slice(4);

it('offers with every order to order it again and its documents', () => {
  for (const state of ['transmitting', 'fully-received', 'cancelled'] as const) {
    expect(listActions(anOrder(1, { state })).slice(0, 4)).toEqual(['again', 'pdf', 'xml', 'print']);
  }
});

it('offers no document to hand over of what nobody approved', () => {
  const noted = (event: 'submitted' | 'approved') => anOrder(1).history.map((entry) => ({ ...entry, event }));
  const history = noted('submitted');
  for (const state of ['pending-approval', 'rejected', 'cancelled'] as const)
    expect(listActions(anOrder(1, { state, history })).slice(0, 2)).toEqual(['again', 'print']);
  const approved: Partial<Order> = {
    state: 'transmitting',
    history: [...history, ...noted('approved')],
  };
  expect(listActions(anOrder(1, approved)).slice(0, 4)).toEqual(['again', 'pdf', 'xml', 'print']);
});

it('offers what the state allows', () => {
  const came = { positions: [aPosition(1, { received: 4 })] };
  expect(more({ state: 'pending-approval' })).toEqual(['cancel']);
  expect(more({ state: 'transmitting' })).toEqual(['cancel']);
  expect(more({ state: 'ordered' })).toEqual(['confirm', 'import', 'cancel']);
  expect(more({ state: 'open' })).toEqual(['confirm', 'import', 'cancel']);
  expect(more({ state: 'partially-received', ...came })).toEqual(['confirm', 'import', 'return', 'close']);
  expect(more({ state: 'fully-received', ...came })).toEqual(['return']);
  expect(more({ state: 'fully-received' })).toEqual([]);
  expect(more({ state: 'cancelled' })).toEqual([]);
});

it('offers to send again what failed, and to mark as sent what people hand over', () => {
  const failed = { state: 'transmitting', transmissionError: 'mail-refused: 550' } as const;
  expect(more(failed)).toEqual(['sendAgain', 'markSent', 'cancel']);
  expect(more({ state: 'transmitting', transmission: 'manual' })).toEqual(['markSent', 'cancel']);
});
