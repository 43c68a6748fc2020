import { expect, test } from 'vitest';
import { Unavailable } from '../errors.ts';

import { RequestQueue } from './request-queue.ts';

const places = 5_000;

/** Turns of an event loop that we make ourselves. */
function aLoop() {
  let due: (() => void)[] = [];
  const queue = new RequestQueue(places, (then) => due.push(then));
  const begun: number[] = [];
  return {
    queue,
    begun,
    ask: async (name: number) => {
      await queue.enter();
      begun.push(name);
    },
    turn: async () => {
      const now = due;
      due = [];
      for (const then of now) then();
      await Promise.resolve();
      await Promise.resolve();
    },
    isAtRest: () => due.length === 0,
  };
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

test('a few requests never wait', async () => {
  const { queue, ask, begun, turn } = aLoop();
  queue.noteConnection();
  expect([queue.enter(), queue.enter()]).toEqual([undefined, undefined]);
  await turn();
  await turn();
  await turn();
  for (const name of numbers(25)) void ask(name);
  await Promise.resolve();
  expect(begun).toEqual(numbers(25));
});

test('many at once begin in their order, so many a turn, and none is forgotten', async () => {
  const { ask, begun, turn, isAtRest } = aLoop();
  for (const name of numbers(60)) void ask(name);
  await Promise.resolve();
  const seen = [begun.length];
  while (!isAtRest()) {
    await turn();
    seen.push(begun.length);
  }
  expect(begun).toEqual(numbers(60));
  expect(seen).toEqual([25, 50, 60]);
});

test('while connections come in only two begin a turn, also those that wait already', async () => {
  const { queue, ask, begun, turn, isAtRest } = aLoop();
  for (const name of numbers(100)) void ask(name);
  await Promise.resolve();
  expect(begun).toHaveLength(25);
  const seen: number[] = [];
  for (let turns = 0; turns < 5; turns += 1) {
    queue.noteConnection();
    await turn();
    seen.push(begun.length);
  }
  expect(seen).toEqual([27, 29, 31, 33, 35]);
  while (!isAtRest()) await turn();
  expect(begun).toEqual(numbers(100));
});

test('the queue has an end: a request beyond it is refused at once', () => {
  const { queue } = aLoop();
  for (const _ of numbers(25 + places)) void queue.enter();
  expect(() => queue.enter()).toThrow(Unavailable);
});
