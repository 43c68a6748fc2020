import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../shared/calendar.ts';
import { periodDays, replayThresholds } from './threshold-replay.ts';

/** A Monday. */
const monday = '2026-06-01';
const daysOf = (used: readonly number[]) =>
  periodDays(monday, addDays(monday, used.length)).map((day, index) => ({ ...day, used: used[index] ?? 0 }));
const week = [2, 2, 2, 2, 2, 0, 0];
const thresholds = (minimumStock: number, warningStock: number, idealStock: number) => () => ({
  minimumStock,
  warningStock,
  idealStock,
});

describe('replayed thresholds', () => {
  it('order on Mondays at the re-order point and at once at the minimum', () => {
    const { stocks, outDays } = replayThresholds({
      days: daysOf([...week, ...week]),
      firstStock: 12,
      unitsPerOrderUnit: 1,
      deliveries: [2],
      thresholdsIn: thresholds(4, 10, 20),
    });
    // Monday evening 10: ordered 10, there on Wednesday.
    expect(stocks).toEqual([10, 8, 16, 14, 12, 12, 12, 10, 8, 16, 14, 12, 12, 12]);
    expect(outDays).toEqual([]);
  });

  it('tell the days on which it was missing', () => {
    const { stocks, outDays } = replayThresholds({
      days: daysOf([...week, ...week]),
      firstStock: 3,
      unitsPerOrderUnit: 10,
      deliveries: [4],
      thresholdsIn: thresholds(0, 0, 0),
    });
    // Noticed when nothing is left on Tuesday; one above the minimum in whole packs, there on Monday.
    expect(stocks.slice(0, 8)).toEqual([1, 0, 0, 0, 0, 0, 0, 8]);
    expect(outDays).toEqual(['2026-06-02', '2026-06-03', '2026-06-04', '2026-06-05', '2026-06-12']);
  });

  const scene = fc.record({
    used: fc.array(fc.nat(8), { minLength: 1, maxLength: 60 }),
    firstStock: fc.nat(40),
    unitsPerOrderUnit: fc.integer({ min: 1, max: 12 }),
    deliveries: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 3 }),
    minimum: fc.nat(20),
    above: fc.integer({ min: 1, max: 20 }),
    order: fc.integer({ min: 1, max: 20 }),
  });

  it('never go below zero nor above ideal and a pack, and miss nothing while stock covers every day', () => {
    fc.assert(
      fc.property(scene, ({ used, firstStock, unitsPerOrderUnit, deliveries, minimum, above, order }) => {
        const ideal = minimum + above + order;
        const { stocks, outDays } = replayThresholds({
          days: daysOf(used),
          firstStock,
          unitsPerOrderUnit,
          deliveries,
          thresholdsIn: thresholds(minimum, minimum + above, ideal),
        });
        expect(stocks.length).toBe(used.length);
        expect(Math.min(...stocks)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...stocks)).toBeLessThanOrEqual(Math.max(firstStock, ideal + unitsPerOrderUnit - 1));
        // Maximum use during the longest delivery and the day the shortage is noticed.
        const most = Math.max(...used) * 10;
        if (firstStock > most && minimum >= most) expect(outDays).toEqual([]);
      }),
    );
  });

  it('never order while enough is on its way', () => {
    const { stocks } = replayThresholds({
      days: daysOf([5, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
      firstStock: 5,
      unitsPerOrderUnit: 1,
      deliveries: [5],
      thresholdsIn: thresholds(2, 4, 9),
    });
    expect(stocks.at(-1)).toBe(9);
  });
});
