import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { averageOf, restOfMonth, scaleOf } from './chart.ts';

describe('the scale', () => {
  test('is round and above every value', () => {
    expect(scaleOf(470)).toEqual({ top: 800, ticks: [0, 200, 400, 600, 800] });
    expect(scaleOf(0)).toEqual({ top: 4, ticks: [0, 1, 2, 3, 4] });
    expect(scaleOf(90).ticks).toEqual([0, 25, 50, 75, 100]);
  });

  test('fits whatever was used', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (greatest) => {
        const { top, ticks } = scaleOf(greatest);
        expect(top).toBeGreaterThanOrEqual(greatest);
        expect(ticks.every(Number.isInteger)).toBe(true);
        expect(top).toBeLessThanOrEqual(Math.max(8, greatest * 2.5));
      }),
    );
  });
});

describe('the average', () => {
  const months = (...used: number[]) => used.map((one, index) => ({ month: `2026-${index + 1}`, used: one }));

  test('leaves out the current month and the time before the first use', () => {
    expect(averageOf(months(0, 0, 10, 20, 99))).toBe(15);
    expect(averageOf(months(0, 0, 7))).toBeNull();
  });
});

describe('the rest of the month', () => {
  test('counts the working days after today', () => {
    // Friday, 20 November 2026: six working days are left.
    expect(restOfMonth('2026-11-20', 14)).toBe(84);
    expect(restOfMonth('2026-11-30', 14)).toBe(0);
    expect(restOfMonth('2026-11-20', null)).toBe(0);
  });
});
