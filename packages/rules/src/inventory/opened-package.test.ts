import { expect, it } from 'vitest';
import { expiryOfOpened } from './opened-package.ts';

it.each([
  [null, '2026-11-19', 28, '2026-12-17'],
  ['2027-01-31', '2026-11-19', 28, '2026-12-17'],
  ['2026-11-30', '2026-11-19', 28, '2026-11-30'],
  ['2026-11-01', '2026-11-19', 1, '2026-11-01'],
  [null, '2026-12-31', 3650, '2036-12-28'],
])('printed %s, opened on %s for %i days: until %s', (printed, openedOn, days, day) => {
  expect(expiryOfOpened(printed, openedOn, days)).toBe(day);
});
