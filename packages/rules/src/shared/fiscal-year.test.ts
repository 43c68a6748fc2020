import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from './calendar.ts';
import { findFiscalYear } from './fiscal-year.ts';

it('is the calendar year, or begins with another month, maybe in the year before', () => {
  expect(findFiscalYear('2026-11-19', 1)).toEqual({ from: '2026-01-01', until: '2026-12-31', name: '2026' });
  expect(findFiscalYear('2026-11-19', 7)).toEqual({
    from: '2026-07-01',
    until: '2027-06-30',
    name: '2026/27',
  });
  expect(findFiscalYear('2026-02-28', 3)).toEqual({
    from: '2025-03-01',
    until: '2026-02-28',
    name: '2025/26',
  });
  expect(findFiscalYear('2099-12-31', 12).name).toBe('2099/00');
});

it('each day lies in exactly one year, and the next begins the day after its end', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 1, max: 12 }), (days, month) => {
      const day = addDays('2000-01-01', days);
      const { from, until } = findFiscalYear(day, month);
      expect(from <= day && day <= until).toBe(true);
      const next = findFiscalYear(addDays(until, 1), month);
      expect(next.from).toBe(addDays(until, 1));
      expect(findFiscalYear(from, month)).toEqual(findFiscalYear(until, month));
    }),
  );
});
