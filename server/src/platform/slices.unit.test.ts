import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { mapInSlices, nextTurn, Slices, splitIntoParts } from './slices.ts';

/** A clock on which every piece of work takes as long as the test says. */
function aClock() {
  let now = 0;
  return {
    now: () => now,
    work: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

describe('slices', () => {
  it('end when their time is over, not earlier', async () => {
    const clock = aClock();
    const slices = new Slices(10, clock.now);
    const sizes: number[] = [];
    await mapInSlices(
      Array.from({ length: 25 }),
      () => {
        clock.work(2);
        sizes[slices.count - 1] = (sizes[slices.count - 1] ?? 0) + 1;
      },
      slices,
    );
    expect(sizes).toEqual([5, 5, 5, 5, 5]);
  });

  it('have one piece each where a piece takes longer than a slice', async () => {
    const clock = aClock();
    const slices = new Slices(10, clock.now);
    await mapInSlices([1, 2, 3], () => clock.work(70), slices);
    expect(slices.count).toBe(3);
  });

  it('change nothing about the result', async () => {
    const numbers = Array.from({ length: 1000 }, (_, index) => index);
    const slices = new Slices(0);
    expect(await mapInSlices(numbers, (number, index) => number * 2 + index, slices)).toEqual(
      numbers.map((number) => number * 3),
    );
    expect(slices.count).toBe(1001);
    expect(await mapInSlices(new Set<number>(), (number) => number)).toEqual([]);
  });

  it('pass on what a piece throws', async () => {
    const failing = mapInSlices([1, 2], () => {
      throw new Error('wrong');
    });
    await expect(failing).rejects.toThrow('wrong');
  });

  it('of several works take turns, one in a round of the event loop', async () => {
    const order: string[] = [];
    const work = async (name: string) => {
      for (let piece = 1; piece <= 3; piece += 1) {
        await nextTurn();
        order.push(`${name}${piece}`);
      }
    };
    let rounds = 0;
    let isDone = false;
    const count = (): void => {
      rounds += 1;
      order.push('|');
      if (!isDone) setImmediate(count);
    };
    const working = Promise.all([work('a'), work('b'), work('c')]);
    setImmediate(count);
    await working;
    isDone = true;
    expect(order.filter((one) => one !== '|')).toEqual([
      'a1',
      'b1',
      'c1',
      'a2',
      'b2',
      'c2',
      'a3',
      'b3',
      'c3',
    ]);
    // Never two of them without a round between.
    expect(order.join('')).not.toMatch(/[abc]\d[abc]\d/);
    expect(rounds).toBeGreaterThanOrEqual(8);
  });

  it('let requests in between: one that comes later is answered before the work is done', async () => {
    const server = createServer((_request, response) => response.end('well'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const finished: string[] = [];
    const work = async () => {
      // It ends when it was interrupted often enough to be sure; a work that lets nobody in would never end.
      while (!finished.includes('request')) await nextTurn();
      finished.push('work');
    };
    const request = fetch(url)
      .then((response) => response.text())
      .then(() => finished.push('request'));
    await Promise.all([work(), request]);
    expect(finished).toEqual(['request', 'work']);
    await new Promise((resolve) => server.close(resolve));
  });
});

it('parts of a list are of one size, the last one of what is left', () => {
  expect([...splitIntoParts([1, 2, 3, 4, 5], 2)]).toEqual([[1, 2], [3, 4], [5]]);
  expect([...splitIntoParts([], 2)]).toEqual([]);
});
