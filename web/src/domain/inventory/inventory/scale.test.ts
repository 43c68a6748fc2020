import { describe, expect, it } from 'vitest';
import { toScale } from './scale.ts';

const amounts = { stock: 46, minimumStock: 60, warningStock: 120, idealStock: 300 };

describe('the stock scale', () => {
  it('runs from 0 to a little over the ideal stock, with a tick for each threshold', () => {
    expect(toScale(amounts)).toEqual({ fill: 13.7, ticks: [17.9, 35.7] });
  });

  it('grows with the stock when there is more than ideal', () => {
    expect(toScale({ ...amounts, stock: 600 })).toEqual({ fill: 100, ticks: [10, 20] });
  });

  it('draws no tick for a threshold that is not set', () => {
    expect(toScale({ ...amounts, warningStock: 0 }).ticks).toHaveLength(1);
    expect(toScale({ stock: 0, minimumStock: 0, warningStock: 0, idealStock: 0 })).toEqual({
      fill: 0,
      ticks: [],
    });
  });

  it('keeps every threshold on the bar where there is no ideal stock', () => {
    const { ticks } = toScale({ stock: 1, minimumStock: 5, warningStock: 9, idealStock: 0 });
    expect(ticks.every((tick) => tick < 100)).toBe(true);
  });
});
