import { describe, expect, test } from 'vitest';
import { monthlyAverage, restOfMonth } from './chart.ts';

describe('the average', () => {
  test('is that of the figures, by the month', () => {
    expect(monthlyAverage(9)).toBe(39);
    expect(monthlyAverage(0.01)).toBe(1);
    expect(monthlyAverage(null)).toBeNull();
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
