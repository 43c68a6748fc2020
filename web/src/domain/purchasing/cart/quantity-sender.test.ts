import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onCartChange } from './cart-changes.ts';
import { dropPending, pendingQuantities, setPending } from './pending.ts';
import { createQuantitySender, type QuantitySender } from './quantity-sender.ts';

let sent: { positionId: number; quantity: number; answer: (got: number) => void; fail: () => void }[];
let told: string[];
let sender: QuantitySender;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  told = [];
  sender = createQuantitySender({
    send: (positionId, quantity) =>
      new Promise((answer, reject) => {
        sent.push({ positionId, quantity, answer, fail: () => reject(new Error('no')) });
      }),
    onConfirmed: async (positionId, quantity) => {
      told.push(`confirmed ${positionId}: ${quantity}`);
    },
    onRaised: (_, quantity) => told.push(`raised to ${quantity}`),
    onFailed: () => told.push('failed'),
    onRest: () => told.push('rest'),
  });
});
afterEach(() => {
  dropPending([...pendingQuantities.get().keys()]);
  vi.useRealTimers();
});

const rest = () => vi.advanceTimersByTimeAsync(1000);
const chosen = () => pendingQuantities.get().get(7);

it('shows a choice at once, tells that the cart changed, and sends the last one when the hand rests', async () => {
  const changes = vi.fn();
  const stop = onCartChange(changes);
  sender.choose(7, 1);
  sender.choose(7, 12);
  stop();
  expect([chosen(), changes.mock.calls.length, sent.length]).toEqual([12, 2, 0]);
  await rest();
  expect(sent.map(({ quantity }) => quantity)).toEqual([12]);
  sent[0]?.answer(12);
  await rest();
  expect(told).toEqual(['confirmed 7: 12', 'rest']);
  expect(chosen()).toBeUndefined();
});

it('tells when the server set more than was wanted', async () => {
  sender.choose(7, 3);
  await rest();
  sent[0]?.answer(10);
  await rest();
  expect(told).toEqual(['confirmed 7: 10', 'raised to 10', 'rest']);
});

it('takes a refused choice back', async () => {
  sender.choose(7, 3);
  await rest();
  sent[0]?.fail();
  await rest();
  expect(chosen()).toBeUndefined();
  expect(told).toEqual(['failed', 'rest']);
});

it('never lets two requests of a position overtake each other', async () => {
  sender.choose(7, 3);
  await rest();
  sender.choose(7, 4);
  await rest();
  expect(sent).toHaveLength(1);
  sent[0]?.answer(3);
  await rest();
  expect(sent.map(({ quantity }) => quantity)).toEqual([3, 4]);
  expect([chosen(), told]).toEqual([4, []]);
  sent[1]?.answer(4);
  await rest();
  expect(told).toEqual(['confirmed 7: 4', 'rest']);
});

it('ends what is under way before a position goes, sends its last choice, and nothing after that', async () => {
  sender.choose(7, 3);
  await rest();
  sender.choose(7, 5);
  let isReleased = false;
  void sender.release(7).then(() => {
    isReleased = true;
  });
  // It is taken out: the screen shows none of it.
  setPending(7, 0);
  await rest();
  expect([sent.length, isReleased]).toEqual([1, false]);
  sent[0]?.answer(3);
  await rest();
  expect([sent.map(({ quantity }) => quantity), isReleased]).toEqual([[3, 5], false]);
  sent[1]?.answer(5);
  await rest();
  expect([sent.length, isReleased]).toEqual([2, true]);
});

it('sends the last choice of a position that goes, though the hand rested while an answer was awaited', async () => {
  sender.choose(7, 3);
  await rest();
  sender.choose(7, 5);
  await rest();
  const released = sender.release(7);
  sent[0]?.answer(3);
  await rest();
  expect(sent.map(({ quantity }) => quantity)).toEqual([3, 5]);
  sent[1]?.answer(5);
  await released;
  await rest();
  expect(sent).toHaveLength(2);
});

it('sends the newest choice when the page is left, though an answer is still awaited, and once only', async () => {
  sender.choose(7, 3);
  await rest();
  sender.choose(7, 4);
  sender.leave();
  sender.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.map(({ quantity }) => quantity)).toEqual([3, 4]);
  // The page stayed after all.
  sent[0]?.answer(3);
  await rest();
  expect([chosen(), told]).toEqual([4, []]);
  expect(sent.map(({ quantity }) => quantity)).toEqual([3, 4, 4]);
  sent[2]?.answer(4);
  sent[1]?.fail();
  await rest();
  expect(chosen()).toBeUndefined();
  expect(told).toEqual(['confirmed 7: 4', 'rest']);
});

it('sends what was chosen when the page is out of sight, and leaves what is being typed', async () => {
  sender.choose(8, 2);
  sender.type(7, 900);
  sender.hide();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.map(({ positionId, quantity }) => [positionId, quantity])).toEqual([[8, 2]]);
  sender.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.map(({ positionId, quantity }) => [positionId, quantity])).toEqual([
    [8, 2],
    [7, 900],
  ]);
});

it('sends at once when the page is left', async () => {
  sender.choose(7, 3);
  sender.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.map(({ positionId }) => positionId)).toEqual([7]);
});

it('shows what is being typed, sends nothing of it, and takes it back when it turns out to be no quantity', async () => {
  const changes = vi.fn();
  const stop = onCartChange(changes);
  sender.type(7, 2);
  await rest();
  expect([chosen(), sent.length]).toEqual([2, 0]);
  sender.type(7, null);
  await rest();
  stop();
  expect([chosen(), sent.length, changes.mock.calls.length]).toEqual([undefined, 0, 0]);
});

it('goes back to what was chosen before, also when the answer to that comes while somebody types', async () => {
  sender.choose(7, 3);
  await rest();
  sender.type(7, 4);
  sent[0]?.answer(3);
  await rest();
  expect([chosen(), sent.length], 'what is typed is not sent by an answer').toEqual([4, 1]);
  sender.type(7, null);
  expect(chosen()).toBe(3);
  await rest();
  expect(sent.map(({ quantity }) => quantity)).toEqual([3, 3]);
  sent[1]?.answer(3);
  await rest();
  expect(chosen()).toBeUndefined();
});

it('sends what was typed last when the page is left', async () => {
  sender.type(7, 2);
  sender.type(7, 21);
  sender.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.map(({ quantity }) => quantity)).toEqual([21]);
});
