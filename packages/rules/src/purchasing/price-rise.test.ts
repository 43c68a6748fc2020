import { expect, it } from 'vitest';
import { priceRisePercent } from './price-rise.ts';

it.each([
  [1000, 1120, 12],
  [1000, 1001, 1],
  [1000, 1000, null],
  [1000, 900, null],
  [null, 900, null],
  [0, 900, null],
] as const)('last time %s, now %s cents: %s percent more', (last, now, percent) => {
  expect(priceRisePercent(last, now)).toBe(percent);
});
