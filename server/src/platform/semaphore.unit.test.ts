import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Semaphore } from './semaphore.ts';

const long = 60_000;

test('so many hold a permit, so many wait, the others are refused at once', async () => {
  const semaphore = new Semaphore('a thing', { permits: 2, queue: 3, timeout: long });
  const all = Array.from({ length: 7 }, () => semaphore.acquire());
  await expect(all[5]).rejects.toMatchObject({ code: 'UNAVAILABLE', reason: 'a thing: the queue is full' });
  await expect(all[6]).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect([semaphore.held, semaphore.waiting]).toEqual([2, 3]);
  for (const acquiring of all.slice(0, 5)) (await acquiring)();
  expect([semaphore.held, semaphore.waiting]).toEqual([0, 0]);
});

test('permits go to waiters in their order, and releasing twice frees one', async () => {
  const semaphore = new Semaphore('a thing', { permits: 1, queue: 9, timeout: long });
  const order: string[] = [];
  const release = await semaphore.acquire();
  const others = ['first', 'second', 'third'].map(async (name) => {
    const release = await semaphore.acquire();
    order.push(name);
    return release;
  });
  release();
  release();
  const next = await others[0];
  expect([order, semaphore.held, semaphore.waiting]).toEqual([['first'], 1, 2]);
  next?.();
  (await others[1])?.();
  (await others[2])?.();
  expect(order).toEqual(['first', 'second', 'third']);
  expect([semaphore.held, semaphore.waiting]).toEqual([0, 0]);
});

test('a caller who waited too long is refused and takes no permit', async () => {
  const semaphore = new Semaphore('a thing', { permits: 1, queue: 5, timeout: 1 });
  const release = await semaphore.acquire();
  await expect(semaphore.acquire()).rejects.toMatchObject({ reason: 'a thing: waited too long' });
  expect([semaphore.held, semaphore.waiting]).toEqual([1, 0]);
  release();
  (await semaphore.acquire())();
  expect(semaphore.held).toBe(0);
});

test('in any order of calls the limits hold and every caller is answered', async () => {
  const step = fc.oneof(fc.constant('acquire' as const), fc.nat(20));
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.nat(4),
      fc.array(step),
      async (permits, queue, steps) => {
        const semaphore = new Semaphore('a thing', { permits, queue, timeout: long });
        const releases: (() => void)[] = [];
        let answered = 0;
        let asked = 0;
        const note = () => {
          answered += 1;
        };
        for (const one of steps) {
          if (one === 'acquire') {
            asked += 1;
            semaphore
              .acquire()
              .then(
                (release) => releases.push(release),
                () => undefined,
              )
              .finally(note);
          } else releases.splice(one % (releases.length || 1), 1)[0]?.();
          await Promise.resolve();
          expect(semaphore.held).toBeLessThanOrEqual(permits);
          expect(semaphore.waiting).toBeLessThanOrEqual(queue);
        }
        while (semaphore.held > 0) {
          releases.shift()?.();
          await Promise.resolve();
        }
        await new Promise(setImmediate);
        expect([answered, semaphore.waiting]).toEqual([asked, 0]);
      },
    ),
  );
});

test('a caller who leaves the queue takes no permit', async () => {
  const semaphore = new Semaphore('a thing', { permits: 1, queue: 5, timeout: long });
  const release = await semaphore.acquire();
  const leaving = new AbortController();
  const left = semaphore.acquire(leaving.signal);
  const next = semaphore.acquire();
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  release();
  (await next)();
  expect([semaphore.held, semaphore.waiting]).toEqual([0, 0]);
});

test('without a queue a caller gets a permit at once or none, and the last release makes it idle', async () => {
  const semaphore = new Semaphore('a thing', { permits: 2 });
  const [first, second, third] = [1, 2, 3].map(() => semaphore.tryAcquire());
  expect(third).toBeUndefined();
  await expect(semaphore.acquire()).rejects.toMatchObject({ reason: 'a thing: the queue is full' });
  let isIdle = false;
  const idle = semaphore.idle().then(() => {
    isIdle = true;
  });
  first?.();
  await Promise.resolve();
  expect(isIdle).toBe(false);
  second?.();
  await idle;
  await semaphore.idle();
  expect(semaphore.held).toBe(0);
});
