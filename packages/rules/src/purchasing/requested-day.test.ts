import { expect, it } from 'vitest';
import { requestedDayProblem } from './requested-day.ts';

it.each([
  ['2026-11-17', 'REQUESTED_DAY_OUT_OF_RANGE'],
  ['2026-11-18', null],
  // A Saturday, and the Sunday after it.
  ['2026-11-21', null],
  ['2026-11-22', 'REQUESTED_DAY_SUNDAY'],
  ['2027-11-18', null],
  ['2027-11-19', 'REQUESTED_DAY_OUT_OF_RANGE'],
] as const)('on 18 November 2026 the goods can be wished for %s: %s', (day, problem) => {
  expect(requestedDayProblem(day, '2026-11-18')).toBe(problem);
});
