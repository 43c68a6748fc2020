import { describe, expect, test } from 'vitest';
import { averageOf, restOfMonth } from './chart.ts';

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
