import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparePreference, isOwnVariant, preferredVariant, type VariantFacts } from './variant-choice.ts';

const facts = (name: string, more: Partial<VariantFacts> = {}) => ({
  name,
  articleUsedAt: null,
  boughtAt: null,
  vendorsInStock: 0,
  ...more,
});
const preferred = (...variants: ReturnType<typeof facts>[]) => preferredVariant(variants)?.name;

const march = '2026-03-01T10:00:00.000Z';
const may = '2026-05-01T10:00:00.000Z';

describe('the preferred variant', () => {
  it('is the article of the practice, whatever was bought later or is sold by more', () => {
    expect(
      preferred(
        facts('1:200.000', { boughtAt: may, vendorsInStock: 9 }),
        facts('1:100.000', { articleUsedAt: march }),
      ),
    ).toBe('1:100.000');
  });

  it('is of several articles the one that was booked or bought last', () => {
    const s = facts('S', { articleUsedAt: march });
    expect(preferred(s, facts('M', { articleUsedAt: may }))).toBe('M');
    expect(preferred(facts('L', { articleUsedAt: march, boughtAt: may }), s)).toBe('L');
  });

  it('is without an article the one bought last, and else the one in stock at most vendors', () => {
    expect(
      preferred(
        facts('S', { vendorsInStock: 5 }),
        facts('M', { boughtAt: march }),
        facts('L', { boughtAt: may }),
      ),
    ).toBe('L');
    expect(preferred(facts('S', { vendorsInStock: 2 }), facts('M', { vendorsInStock: 3 }))).toBe('M');
  });

  it('is the first where nothing tells them apart, and none where there is none', () => {
    expect(preferred(facts('S'), facts('M'))).toBe('S');
    expect(preferred()).toBeUndefined();
  });

  it('is theirs where they keep it or have bought it', () => {
    expect(isOwnVariant(facts('S', { articleUsedAt: march }))).toBe(true);
    expect(isOwnVariant(facts('S', { boughtAt: march }))).toBe(true);
    expect(isOwnVariant(facts('S', { vendorsInStock: 4 }))).toBe(false);
  });
});

const time = fc.option(
  fc.integer({ min: 1, max: 5 }).map((day) => `2026-03-0${day}T00:00:00.000Z`),
  { nil: null },
);
const drawn = fc.record({ articleUsedAt: time, boughtAt: time, vendorsInStock: fc.nat(3) });

it('prefers alike in whatever order they come', () => {
  fc.assert(
    fc.property(fc.array(drawn, { minLength: 1, maxLength: 6 }), (variants) => {
      const best = preferredVariant(variants) as VariantFacts;
      const other = preferredVariant(variants.toReversed()) as VariantFacts;
      expect(comparePreference(best, other)).toBe(0);
      for (const variant of variants) expect(comparePreference(best, variant)).toBeLessThanOrEqual(0);
    }),
  );
});
