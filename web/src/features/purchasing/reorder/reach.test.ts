import { expect, it } from 'vitest';
import { toReach } from './reach.ts';

it.each([
  [0, 'days', 0, true],
  [3, 'days', 3, true],
  [7, 'days', 7, false],
  [14, 'days', 14, false],
  [15, 'weeks', 2, false],
  [28, 'weeks', 4, false],
  [56, 'weeks', 8, false],
  [57, 'months', 2, false],
  [200, 'months', 7, false],
] as const)('%i days are told in %s: %i', (days, unit, count, isSoon) => {
  expect(toReach(days)).toEqual({ unit, count, isSoon });
});
