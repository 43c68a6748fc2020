import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryTime } from '../vendors/delivery-time.ts';
import { articleProblems, prepareArticle } from './article.ts';
import { fitAlready, suggestThresholds } from './suggested-thresholds.ts';

const use = (perWeek: number, spread = 0, weeksCounted = 26) => ({ perWeek, spread, weeksCounted });
const thresholds = (minimumStock: number, warningStock: number, idealStock: number) => ({
  minimumStock,
  warningStock,
  idealStock,
});

describe('suggested thresholds', () => {
  it('cover the delivery, the week until somebody looks, and two weeks more', () => {
    expect(suggestThresholds(use(5), 5)).toEqual(thresholds(5, 10, 20));
    expect(suggestThresholds(use(5, 1), 1)).toEqual(thresholds(2, 9, 19));
    expect(suggestThresholds(use(96, 15), 4)).toEqual(thresholds(110, 220, 410));
  });

  it('stay small for what is hardly used', () => {
    expect(suggestThresholds(use(0.2, 0.4), 3)).toEqual(thresholds(1, 2, 3));
  });

  it('are not made from a short past, from no use, or beyond what the form takes', () => {
    expect(suggestThresholds(use(5, 1, 7), 5)).toBeNull();
    expect(suggestThresholds(use(0), 5)).toBeNull();
    expect(suggestThresholds(use(900_000), 5)).toBeNull();
  });

  const anyUse = fc
    .record({
      perWeek: fc.double({ min: 0.01, max: 50_000, noNaN: true }),
      spread: fc.double({ min: 0, max: 20_000, noNaN: true }),
    })
    .map(({ perWeek, spread }) => use(perWeek, spread));

  it('never break a rule of the form', () => {
    fc.assert(
      fc.property(anyUse, fc.integer({ min: 0, max: 60 }), (given, days) => {
        const suggested = suggestThresholds(given, days);
        if (suggested === null) return;
        const amount = (value: number) => ({ amount: value, unitId: 2 });
        const article = prepareArticle({
          labelConfiguration: { consumptionPerScan: 1, unitToCount: 'ORDER_UNIT' },
          packagingInformation: { consumptionUnitId: 2, consumptionUnitCount: 1, orderUnitId: 2 },
          notificationInformation: {
            notificationsEnabled: true,
            minimumStock: amount(suggested.minimumStock),
            warningStock: amount(suggested.warningStock),
            idealStock: amount(suggested.idealStock),
          },
          documentation: { hasBatchLabel: false, numberOfBatchLabelPrints: 0 },
        });
        expect(articleProblems(article)).toEqual([]);
        expect(suggested.minimumStock).toBeGreaterThan(0);
        expect(Number.isInteger(suggested.idealStock)).toBe(true);
      }),
    );
  });

  it('never fall when more is used, use is less even, or deliveries take longer', () => {
    fc.assert(
      fc.property(
        anyUse,
        fc.integer({ min: 1, max: 30 }),
        fc.double({ min: 0, max: 100, noNaN: true }),
        fc.integer({ min: 0, max: 10 }),
        (given, days, more, later) => {
          const one = suggestThresholds(given, days);
          const other = suggestThresholds(
            { ...given, perWeek: given.perWeek + more, spread: given.spread + more },
            days + later,
          );
          if (one === null || other === null) return;
          for (const name of ['minimumStock', 'warningStock', 'idealStock'] as const)
            expect(other[name]).toBeGreaterThanOrEqual(one[name]);
        },
      ),
    );
  });

  it('are only told where they differ by more than a unit and some percent', () => {
    expect(fitAlready(thresholds(100, 200, 400), thresholds(90, 190, 430))).toBe(true);
    expect(fitAlready(thresholds(100, 200, 400), thresholds(100, 200, 300))).toBe(false);
    expect(fitAlready(thresholds(1, 2, 3), thresholds(2, 3, 4))).toBe(true);
    expect(fitAlready(thresholds(1, 2, 3), thresholds(1, 2, 5))).toBe(false);
    expect(fitAlready(thresholds(0, 0, 1), thresholds(1, 2, 3))).toBe(false);
  });
});

describe('delivery time', () => {
  it('is what was seen, then what the offer says, then a week', () => {
    expect(deliveryTime([3, 2, 4], 2)).toEqual({ source: 'receipts', fastest: 2, slowest: 4 });
    expect(deliveryTime([], 2)).toEqual({ source: 'offer', fastest: 2, slowest: 2 });
    expect(deliveryTime([], null)).toEqual({ source: 'usual', fastest: 5, slowest: 5 });
  });

  it('is at least a day, and one late parcel of twenty is no rule', () => {
    expect(deliveryTime([0, 0], 2)).toMatchObject({ fastest: 1, slowest: 1 });
    expect(deliveryTime([...Array.from({ length: 19 }, () => 2), 30], 2)).toMatchObject({
      slowest: 2,
    });
  });
});
