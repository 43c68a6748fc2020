import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toFraction, toScale } from './scale.ts';

describe('a scale', () => {
  it('is round and reaches from below the least to above the greatest', () => {
    expect(toScale(0, 470)).toEqual({ low: 0, high: 600, ticks: [0, 200, 400, 600] });
    expect(toScale(0, 90).ticks).toEqual([0, 25, 50, 75, 100]);
    expect(toScale(1710, 1990).ticks).toEqual([1700, 1800, 1900, 2000]);
  });

  it('has a step even where all values are the same', () => {
    expect(toScale(0, 0)).toEqual({ low: 0, high: 1, ticks: [0, 1] });
    expect(toScale(500, 500).ticks).toEqual([500, 501]);
  });

  it('fits whatever is shown, in whole steps and not too many', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        const [least, greatest] = [Math.min(one, other), Math.max(one, other)];
        const { low, high, ticks } = toScale(least, greatest);
        expect(low).toBeLessThanOrEqual(least);
        expect(high).toBeGreaterThanOrEqual(greatest);
        expect([ticks[0], ticks.at(-1)]).toEqual([low, high]);
        expect(ticks.every(Number.isInteger)).toBe(true);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(6);
      }),
    );
  });

  it('tells where a value lies', () => {
    expect(toFraction(150, { low: 100, high: 200 })).toBe(0.5);
    expect(toFraction(150, { low: 150, high: 150 })).toBe(0);
  });
});
