import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Line } from './line.ts';

const patient = 60_000;

test('so many are inside, so many wait, the rest is turned away at once', async () => {
  const line = new Line('a thing', { inside: 2, waiting: 3, patience: patient });
  const all = Array.from({ length: 7 }, () => line.enter());
  await expect(all[5]).rejects.toMatchObject({ code: 'UNAVAILABLE', reason: 'a thing: the line is full' });
  await expect(all[6]).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect([line.inside, line.waiting]).toEqual([2, 3]);
  for (const entering of all.slice(0, 5)) (await entering)();
  expect([line.inside, line.waiting]).toEqual([0, 0]);
});

test('they come in by turns, and leaving twice frees one place', async () => {
  const line = new Line('a thing', { inside: 1, waiting: 9, patience: patient });
  const order: string[] = [];
  const leave = await line.enter();
  const others = ['first', 'second', 'third'].map(async (name) => {
    const done = await line.enter();
    order.push(name);
    return done;
  });
  leave();
  leave();
  const next = await others[0];
  expect([order, line.inside, line.waiting]).toEqual([['first'], 1, 2]);
  next?.();
  (await others[1])?.();
  (await others[2])?.();
  expect(order).toEqual(['first', 'second', 'third']);
  expect([line.inside, line.waiting]).toEqual([0, 0]);
});

test('whoever waited too long is turned away and takes nobody’s place', async () => {
  const line = new Line('a thing', { inside: 1, waiting: 5, patience: 1 });
  const leave = await line.enter();
  await expect(line.enter()).rejects.toMatchObject({ reason: 'a thing: waited too long' });
  expect([line.inside, line.waiting]).toEqual([1, 0]);
  leave();
  (await line.enter())();
  expect(line.inside).toBe(0);
});

test('whatever comes and goes, the limits hold and everybody is answered', async () => {
  const step = fc.oneof(fc.constant('enter' as const), fc.nat(20));
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.nat(4),
      fc.array(step),
      async (inside, waiting, steps) => {
        const line = new Line('a thing', { inside, waiting, patience: patient });
        const leaves: (() => void)[] = [];
        let answered = 0;
        let asked = 0;
        const note = () => {
          answered += 1;
        };
        for (const one of steps) {
          if (one === 'enter') {
            asked += 1;
            line
              .enter()
              .then(
                (leave) => leaves.push(leave),
                () => undefined,
              )
              .finally(note);
          } else leaves.splice(one % (leaves.length || 1), 1)[0]?.();
          await Promise.resolve();
          expect(line.inside).toBeLessThanOrEqual(inside);
          expect(line.waiting).toBeLessThanOrEqual(waiting);
        }
        while (line.inside > 0) {
          leaves.shift()?.();
          await Promise.resolve();
        }
        await new Promise(setImmediate);
        expect([answered, line.waiting]).toEqual([asked, 0]);
      },
    ),
  );
});
