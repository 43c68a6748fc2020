import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tierFor } from './pricing.ts';
import {
  isOrderable,
  missingQuantity,
  nextOrderableQuantity,
  pricePerUnit,
  tierHint,
  usualQuantity,
} from './pricing-hints.ts';

const tiers = [
  { fromQuantity: 1, unitPriceCents: 990 },
  { fromQuantity: 5, unitPriceCents: 890 },
  { fromQuantity: 12, unitPriceCents: 790 },
];
const free = { minimumQuantity: 1, orderStep: 1 };

describe('the tier hint', () => {
  test('2 more and each costs 8.90', () => {
    expect(tierHint({ tiers, ...free }, 3)).toEqual({ more: 2, unitPriceCents: 890 });
  });

  test('is silent at the last tier, and where a tier is no cheaper', () => {
    expect(tierHint({ tiers, ...free }, 12)).toBeNull();
    const flat = [
      { fromQuantity: 1, unitPriceCents: 500 },
      { fromQuantity: 10, unitPriceCents: 500 },
    ];
    expect(tierHint({ tiers: flat, ...free }, 1)).toBeNull();
  });

  test('keeps to the order step, even when that leads past the next tier', () => {
    expect(tierHint({ tiers, minimumQuantity: 3, orderStep: 3 }, 3)).toEqual({
      more: 3,
      unitPriceCents: 890,
    });
    expect(tierHint({ tiers, minimumQuantity: 1, orderStep: 15 }, 0)).toEqual({
      more: 15,
      unitPriceCents: 790,
    });
  });

  test('always leads to an orderable quantity at the price it names', () => {
    const rule = fc.record({
      minimumQuantity: fc.integer({ min: 1, max: 9 }),
      orderStep: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(rule, fc.integer({ min: 1, max: 20 }), (some, quantity) => {
        const hint = tierHint({ tiers, ...some }, quantity);
        if (!hint) return;
        expect(isOrderable(some, quantity + hint.more)).toBe(true);
        expect(tierFor({ tiers }, quantity + hint.more).unitPriceCents).toBe(hint.unitPriceCents);
        expect(hint.unitPriceCents).toBeLessThan(tierFor({ tiers }, quantity).unitPriceCents);
      }),
    );
  });
});

test('a vendor reckons with its last tier, and with what it sells at least', () => {
  expect(usualQuantity({ tiers, minimumQuantity: 1 })).toBe(12);
  expect(usualQuantity({ tiers, minimumQuantity: 40 })).toBe(40);
});

describe('orderable quantities', () => {
  test.each([
    [1, 1, 1, 1],
    [3, 1, 2, 3],
    [3, 1, 4, 4],
    [1, 5, 1, 5],
    [6, 5, 6, 10],
    [10, 10, 11, 20],
  ])('minimum %i, step %i, wanted %i', (minimumQuantity, orderStep, wanted, expected) => {
    const rule = { minimumQuantity, orderStep };
    expect(nextOrderableQuantity(rule, wanted)).toBe(expected);
    expect(missingQuantity(rule, wanted)).toBe(expected - wanted);
    expect(isOrderable(rule, wanted)).toBe(expected === wanted);
  });

  test('nothing is not an order', () => {
    expect(isOrderable(free, 0)).toBe(false);
  });
});

test('the price per unit is to a hundredth of a cent', () => {
  expect(pricePerUnit(629, 100)).toBe(6.29);
  expect(pricePerUnit(1_000, 3)).toBe(333.33);
});
