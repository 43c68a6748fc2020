import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '../shared/calendar.ts';
import { datePresets } from '../shared/date-presets.ts';
import { dayCompared, reportSpan, seriesStep, spanCompared } from './report-period.ts';

describe('the days a report covers', () => {
  test('without a wish the last 30 days; own days count before a preset; a running preset ends today', () => {
    expect(reportSpan({}, '2026-11-17')).toEqual({ from: '2026-10-19', to: '2026-11-17' });
    const own = { preset: 'lastYear', from: '2026-01-05' } as const;
    expect(reportSpan(own, '2026-11-17')).toEqual({ from: '2026-01-05', to: null });
    expect(reportSpan({ preset: 'thisMonth' }, '2026-11-17')).toEqual({
      from: '2026-11-01',
      to: '2026-11-17',
    });
    expect(reportSpan({ preset: 'allTime' }, '2026-11-17')).toEqual({ from: null, to: null });
  });
});

describe('the days before', () => {
  const today = '2026-11-17';
  const before = (wish: Parameters<typeof reportSpan>[0], comparison: 'before' | 'lastYear' = 'before') =>
    spanCompared(comparison, wish, reportSpan(wish, today), today);

  test.each([
    ['thisMonth', '2026-10-01', '2026-10-17'],
    ['thisWeek', '2026-11-09', '2026-11-10'],
    ['thisQuarter', '2026-07-01', '2026-08-17'],
    ['thisYear', '2025-01-01', '2025-11-17'],
    ['lastMonth', '2026-09-01', '2026-09-30'],
    ['last3Months', '2026-05-01', '2026-07-31'],
    ['last7Days', '2026-11-04', '2026-11-10'],
    ['lastWeek', '2026-11-02', '2026-11-08'],
    ['lastYear', '2024-01-01', '2024-12-31'],
  ] as const)('%s', (preset, from, to) => expect(before({ preset })).toEqual({ from, to }));

  test('own days: as many right before, or those of last year; a month keeps its end', () => {
    const wish = { from: '2028-02-01', to: '2028-02-29' };
    expect(spanCompared('before', wish, wish, today)).toEqual({ from: '2028-01-03', to: '2028-01-31' });
    expect(spanCompared('lastYear', wish, wish, today)).toEqual({ from: '2027-02-01', to: '2027-02-28' });
    const shorter = { from: '2027-02-01', to: '2027-02-28' };
    expect(spanCompared('lastYear', {}, { from: '2029-02-01', to: '2029-02-28' }, today)).toEqual({
      from: '2028-02-01',
      to: '2028-02-29',
    });
    expect(spanCompared('lastYear', shorter, shorter, today)).toEqual({
      from: '2026-02-01',
      to: '2026-02-28',
    });
  });

  test('what has no beginning has nothing before it; nor has what was not asked for', () => {
    expect(before({ preset: 'allTime' })).toBeNull();
    expect(before({ to: '2026-01-01' })).toBeNull();
    expect(spanCompared('none', {}, reportSpan({}, today), today)).toBeNull();
  });

  const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2010-01-01', days));

  test('always ends before the period begins, and begins before it ends', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...datePresets), (now, preset) => {
        const span = reportSpan({ preset }, now);
        const earlier = spanCompared('before', { preset }, span, now);
        expect(earlier === null).toBe(preset === 'allTime');
        if (earlier === null) return;
        expect((earlier.from ?? '') <= (earlier.to ?? '')).toBe(true);
        expect((earlier.to ?? '') < (span.from ?? '')).toBe(true);
      }),
    );
  });

  test('own days: of the same length', () => {
    fc.assert(
      fc.property(anyDay, fc.nat({ max: 800 }), (from, length) => {
        const span = { from, to: addDays(from, length) };
        const earlier = spanCompared('before', span, span, today);
        expect(daysBetween(earlier?.from ?? '', earlier?.to ?? '')).toBe(length);
        expect(addDays(earlier?.to ?? '', 1)).toBe(from);
      }),
    );
  });
});

test('an inventory is compared with the day a month or a year before', () => {
  expect(dayCompared('lastYear', '2025-12-31')).toBe('2024-12-31');
  expect(dayCompared('before', '2025-12-31')).toBe('2025-11-30');
  expect(dayCompared('before', '2026-03-15')).toBe('2026-02-15');
  expect(dayCompared('lastYear', '2028-02-29')).toBe('2027-02-28');
  expect(dayCompared('none', '2025-12-31')).toBeNull();
});

test('a chart shows days up to a month, else months', () => {
  expect(seriesStep({ from: '2026-10-01', to: '2026-10-31' }, '2026-11-17')).toBe('day');
  expect(seriesStep({ from: '2026-10-01', to: '2026-11-01' }, '2026-11-17')).toBe('month');
  expect(seriesStep({ from: '2026-11-01', to: null }, '2026-11-17')).toBe('day');
  expect(seriesStep({ from: null, to: null }, '2026-11-17')).toBe('month');
});
