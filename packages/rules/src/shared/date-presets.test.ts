import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, startOfMonth, startOfWeek } from './calendar.ts';
import { type DatePreset, datePresets, presetEnd, spanOfPreset } from './date-presets.ts';

describe('spans of days people ask for', () => {
  test.each([
    // A Wednesday.
    ['thisWeek', '2027-03-03', '2027-03-01', '2027-03-07'],
    ['thisWeek', '2027-03-01', '2027-03-01', '2027-03-07'],
    ['thisWeek', '2027-01-03', '2026-12-28', '2027-01-03'],
    ['lastWeek', '2027-03-03', '2027-02-22', '2027-02-28'],
    ['last7Days', '2027-03-03', '2027-02-25', '2027-03-03'],
    ['last30Days', '2027-03-03', '2027-02-02', '2027-03-03'],
    ['thisMonth', '2028-02-10', '2028-02-01', '2028-02-29'],
    ['lastMonth', '2027-01-31', '2026-12-01', '2026-12-31'],
    ['lastMonth', '2027-03-31', '2027-02-01', '2027-02-28'],
    ['last3Months', '2027-05-31', '2027-02-01', '2027-04-30'],
    ['last6Months', '2027-03-15', '2026-09-01', '2027-02-28'],
    ['thisQuarter', '2027-03-31', '2027-01-01', '2027-03-31'],
    ['thisQuarter', '2027-11-15', '2027-10-01', '2027-12-31'],
    ['thisYear', '2027-12-31', '2027-01-01', '2027-12-31'],
    ['lastYear', '2027-01-01', '2026-01-01', '2026-12-31'],
    ['allTime', '2027-01-01', null, null],
  ] as const)('%s on %s', (preset, today, from, to) => {
    expect(spanOfPreset(preset, today)).toEqual({ from, to });
  });

  const anyDay = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('2000-01-01', days));
  const bounded = datePresets.filter((preset) => preset !== 'allTime');
  const rolling: readonly DatePreset[] = ['last7Days', 'last30Days'];

  test('on any day they are whole weeks or months; running ones contain the day, past ones end before it', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...bounded), (today, preset) => {
        const { from, to } = spanOfPreset(preset, today);
        if (from === null || to === null) throw new Error(`${preset} has no ends`);
        expect(from <= to).toBe(true);
        if (rolling.includes(preset)) expect(to).toBe(today);
        else {
          const startOf = preset.endsWith('Week') ? startOfWeek : startOfMonth;
          expect(startOf(from)).toBe(from);
          expect(startOf(addDays(to, 1))).toBe(addDays(to, 1));
          expect(from <= today && today <= to).toBe(preset.startsWith('this'));
        }
      }),
    );
  });

  test('the span before the running one ends on the day before it', () => {
    const pairs = [
      ['lastWeek', 'thisWeek'],
      ['lastMonth', 'thisMonth'],
      ['last3Months', 'thisMonth'],
      ['last6Months', 'thisMonth'],
      ['lastYear', 'thisYear'],
    ] as const;
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...pairs), (today, [past, running]) => {
        expect(addDays(spanOfPreset(past, today).to ?? '', 1)).toBe(spanOfPreset(running, today).from);
      }),
    );
  });
});

describe('the day at the end of a preset', () => {
  test.each([
    ['thisWeek', '2026-11-18'],
    ['thisMonth', '2026-11-18'],
    ['thisQuarter', '2026-11-18'],
    ['thisYear', '2026-11-18'],
    ['last7Days', '2026-11-18'],
    ['last30Days', '2026-11-18'],
    ['lastWeek', '2026-11-15'],
    ['lastMonth', '2026-10-31'],
    ['last3Months', '2026-10-31'],
    ['last6Months', '2026-10-31'],
    ['lastYear', '2025-12-31'],
    ['allTime', '2026-11-18'],
  ] as const)('of %s is %s', (preset, day) => {
    expect(presetEnd(preset, '2026-11-18')).toBe(day);
  });

  test('is never after today', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...datePresets),
        fc.date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2099-12-31') }),
        (preset, date) => {
          const today = date.toISOString().slice(0, 10);
          expect(presetEnd(preset, today) <= today).toBe(true);
        },
      ),
    );
  });
});
