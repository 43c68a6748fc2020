import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, monthOf } from './calendar.ts';
import { datePresets, spanOfPreset } from './date-presets.ts';

describe('spans of days people ask for', () => {
  test.each([
    ['last7Days', '2027-03-03', '2027-02-25', '2027-03-03'],
    ['last30Days', '2027-03-03', '2027-02-02', '2027-03-03'],
    ['thisMonth', '2028-02-10', '2028-02-01', '2028-02-29'],
    ['lastMonth', '2027-01-31', '2026-12-01', '2026-12-31'],
    ['lastMonth', '2027-03-31', '2027-02-01', '2027-02-28'],
    ['thisYear', '2027-12-31', '2027-01-01', '2027-12-31'],
    ['lastYear', '2027-01-01', '2026-01-01', '2026-12-31'],
  ] as const)('%s on %s', (preset, today, from, to) => {
    expect(spanOfPreset(preset, today)).toEqual({ from, to });
  });

  test('on any day they are whole, and those that end today or later contain it', () => {
    const day = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('2000-01-01', days));
    fc.assert(
      fc.property(day, fc.constantFrom(...datePresets), (today, preset) => {
        const { from, to } = spanOfPreset(preset, today);
        expect(from <= to).toBe(true);
        if (preset.startsWith('last7') || preset.startsWith('last30')) expect(to).toBe(today);
        else {
          expect(monthOf(from)).toBe(from);
          expect(monthOf(addDays(to, 1))).toBe(addDays(to, 1));
          expect(from <= today && today <= to).toBe(preset.startsWith('this'));
        }
      }),
    );
  });
});
