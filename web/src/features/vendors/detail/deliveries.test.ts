import { describe, expect, it } from 'vitest';
import { deliveryBars } from './deliveries.ts';

const vendor = (promised: number | null, counts: Readonly<Record<number, number>>) => ({
  deliveryDays: promised === null ? null : { from: 1, to: promised },
  deliveries: {
    byWorkingDays: Object.entries(counts).map(([days, count]) => ({ workingDays: Number(days), count })),
  },
});

describe('deliveries by working days', () => {
  it('are five bars, the last for all that took longer; late ones are marked', () => {
    const bars = deliveryBars(vendor(2, { 0: 3, 1: 25, 2: 34, 3: 5, 4: 1, 7: 1, 12: 2 }));
    expect(bars.map(({ count }) => count)).toEqual([28, 34, 5, 1, 3]);
    expect(bars.map(({ isLate }) => isLate)).toEqual([false, false, true, true, true]);
    expect(bars.at(-1)?.isLast).toBe(true);
  });

  it('reach beyond a longer promise, and stay few', () => {
    expect(deliveryBars(vendor(5, { 6: 1 })).map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 1, 0]);
    expect(
      deliveryBars(vendor(30, { 30: 1 }))
        .map(({ count }) => count)
        .at(-1),
    ).toBe(1);
    expect(deliveryBars(vendor(30, {}))).toHaveLength(8);
  });

  it('are never late where nothing is promised, and all are counted', () => {
    const bars = deliveryBars(vendor(null, { 1: 1, 9: 2 }));
    expect(bars.some(({ isLate }) => isLate)).toBe(false);
    expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  });
});
