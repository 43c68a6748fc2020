import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

it('askers take turns, each of them first come, first served', () => {
  const turns = new Turns<string>();
  const done: string[] = [];
  function* work(name: string, steps: number) {
    for (let step = 1; step <= steps; step += 1) {
      done.push(`${name}${step}`);
      if (step < steps) yield;
    }
  }
  turns.add('a', work('a.long', 4));
  turns.add('a', work('a.next', 1));
  turns.add('b', work('b', 2));
  const takes = (steps: number) => {
    done.length = 0;
    for (let step = 0; step < steps; step += 1) turns.step();
    return [...done];
  };
  expect(takes(3)).toEqual(['a.long1', 'b1', 'a.long2']);
  // Who comes later does not wait until the long one is done.
  turns.add('c', work('c', 1));
  expect(takes(4)).toEqual(['b2', 'a.long3', 'c1', 'a.long4']);
  expect(takes(9)).toEqual(['a.next1']);
  expect(turns.step()).toBe(false);
});
