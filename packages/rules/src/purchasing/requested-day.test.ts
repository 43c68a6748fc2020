import { expect, it } from 'vitest';
import { isRequestableDay } from './requested-day.ts';

it.each([
  ['2026-11-17', false],
  ['2026-11-18', true],
  ['2027-11-18', true],
  ['2027-11-19', false],
] as const)('on 18 November 2026 the goods can be wished for %s: %s', (day, is) => {
  expect(isRequestableDay(day, '2026-11-18')).toBe(is);
});
