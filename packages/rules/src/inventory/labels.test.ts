// Labels due and what they count for: examples, then how the two belong together.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelsDue, labelsDueForPacks, unitsPerLabel } from './labels.ts';

describe('labels that fall due', () => {
  it.each([
    ['SALES_UNIT', 100, 300, 3],
    ['SALES_UNIT', 100, 301, 4],
    ['SALES_UNIT', 1, 7, 7],
    ['CONSUMABLE_UNIT', 100, 300, 300],
    ['STORAGE_PRODUCT', 100, 300, 0],
  ] as const)('%s with %i per package: %i counted make %i', (unitToLabel, unitsPerOrderUnit, amount, due) => {
    expect(labelsDue({ unitToLabel, unitsPerOrderUnit }, amount)).toBe(due);
  });
});

describe('one label', () => {
  it.each([
    ['SALES_UNIT', 100, 100],
    ['SALES_UNIT', 1, 1],
    ['CONSUMABLE_UNIT', 100, 1],
    ['STORAGE_PRODUCT', 100, 1],
  ] as const)('at the %s of %i counts for %i', (unitToLabel, unitsPerOrderUnit, units) => {
    expect(unitsPerLabel({ unitToLabel, unitsPerOrderUnit })).toBe(units);
  });

  it('and its like count for exactly the packages that came in', () => {
    const placement = fc.record({
      unitToLabel: fc.constantFrom('SALES_UNIT' as const, 'CONSUMABLE_UNIT' as const),
      unitsPerOrderUnit: fc.integer({ min: 1, max: 100_000 }),
    });
    fc.assert(
      fc.property(placement, fc.integer({ min: 0, max: 1000 }), (one, packs) => {
        expect(labelsDueForPacks(one, packs) * unitsPerLabel(one)).toBe(packs * one.unitsPerOrderUnit);
      }),
    );
  });
});
