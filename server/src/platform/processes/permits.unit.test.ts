import { expect, test, vi } from 'vitest';
import type { ToProcess } from './messages.ts';
import { Permits } from './permits.ts';
import { divideLimit } from './share.ts';

const limits = { permits: 1, queue: 1, timeout: 60_000 };

function aProcess(permits: Permits) {
  const answers: ToProcess[] = [];
  const send = (message: ToProcess) => void answers.push(message);
  return {
    answers,
    acquire: (id: number, name = 'threads') => permits.receive(send, { kind: 'acquire', id, name, limits }),
    release: (id: number) => permits.receive(send, { kind: 'release', id }),
    end: () => permits.releaseAll(send),
  };
}

test('one permit is granted to one process at a time, whichever asks', async () => {
  const permits = new Permits();
  const [first, second] = [aProcess(permits), aProcess(permits)];
  first.acquire(1);
  second.acquire(1);
  await vi.waitUntil(() => first.answers.length === 1);
  expect(first.answers).toEqual([{ kind: 'granted', id: 1 }]);
  // The queue has one place.
  first.acquire(2);
  await vi.waitUntil(() => first.answers.length === 2);
  expect(first.answers[1]).toEqual({ kind: 'refused', id: 2, reason: 'threads: the queue is full' });
  expect(second.answers).toEqual([]);
  first.release(1);
  await vi.waitUntil(() => second.answers.length === 1);
  expect(second.answers).toEqual([{ kind: 'granted', id: 1 }]);
});

test('a process that ends gives back what it holds and what it waits for', async () => {
  const permits = new Permits();
  const [first, second, third] = [aProcess(permits), aProcess(permits), aProcess(permits)];
  first.acquire(1);
  second.acquire(1);
  second.end();
  third.acquire(1);
  first.end();
  await vi.waitUntil(() => third.answers.length === 1);
  expect(third.answers).toEqual([{ kind: 'granted', id: 1 }]);
  expect(second.answers).toEqual([]);
});

test('a permit that was given up before it was granted goes to the next one', async () => {
  const permits = new Permits();
  const [first, second] = [aProcess(permits), aProcess(permits)];
  first.acquire(1);
  first.release(1);
  second.acquire(1);
  await vi.waitUntil(() => second.answers.length === 1);
  expect(second.answers).toEqual([{ kind: 'granted', id: 1 }]);
});

test('semaphores of other names are others', async () => {
  const permits = new Permits();
  const process = aProcess(permits);
  process.acquire(1);
  process.acquire(2, 'printer');
  await vi.waitUntil(() => process.answers.length === 2);
  expect(process.answers.every(({ kind }) => kind === 'granted')).toBe(true);
});

test('shares of a limit are the limit together, and none is nothing', () => {
  const shares = (total: number, count: number) =>
    Array.from({ length: count }, (_, index) => divideLimit(total, { number: index + 1, count }));
  expect(shares(20, 1)).toEqual([20]);
  expect(shares(20, 3)).toEqual([7, 7, 6]);
  expect(shares(2, 4)).toEqual([1, 1, 1, 1]);
});
