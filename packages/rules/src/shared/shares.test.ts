import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareCents } from './shares.ts';

describe('a sum shared out by quantity', () => {
  it('gives each its part', () => {
    expect(shareCents(1200, [10, 2])).toEqual([1000, 200]);
    expect(shareCents(100, [1, 1, 1])).toEqual([33, 34, 33]);
    expect(shareCents(0, [3, 4])).toEqual([0, 0]);
    expect(shareCents(500, [])).toEqual([]);
    expect(shareCents(0, [0])).toEqual([0]);
  });

  it('adds up to it, and no share is more than a cent from its part', () => {
    const quantities = fc.array(fc.integer({ min: 1, max: 99_999 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), quantities, (cents, parts) => {
        const whole = parts.reduce((sum, part) => sum + part, 0);
        const shares = shareCents(cents, parts);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(cents);
        for (const [index, share] of shares.entries())
          expect(Math.abs(share - (cents * (parts[index] ?? 0)) / whole)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
