import { expect, it } from 'vitest';
import { RoundRobin } from './round-robin.ts';

it('clients take turns, and the tasks of each run in their order', () => {
  const tasks = new RoundRobin<string>();
  const done: string[] = [];
  function* task(name: string, steps: number) {
    for (let step = 1; step <= steps; step += 1) {
      done.push(`${name}${step}`);
      if (step < steps) yield;
    }
  }
  tasks.add('a', task('a.long', 4));
  tasks.add('a', task('a.next', 1));
  tasks.add('b', task('b', 2));
  const takes = (steps: number) => {
    done.length = 0;
    for (let step = 0; step < steps; step += 1) tasks.step();
    return [...done];
  };
  expect(takes(3)).toEqual(['a.long1', 'b1', 'a.long2']);
  // A client that comes later does not wait until the long task is done.
  tasks.add('c', task('c', 1));
  expect(takes(4)).toEqual(['b2', 'a.long3', 'c1', 'a.long4']);
  expect(takes(9)).toEqual(['a.next1']);
  expect(tasks.step()).toBe(false);
});
