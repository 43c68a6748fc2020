import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { feeLevels, feesAt, type OwnTerms, termsInForce, type VendorTerms } from './pricing-terms.ts';

const terms: VendorTerms = {
  shippingCents: 690,
  freeShippingFromCents: 15_000,
  surchargeCents: 490,
  surchargeBelowCents: 5_000,
};

describe('shipping and surcharge', () => {
  test.each([
    [4_999, 690, 490],
    [5_000, 690, 0],
    [14_999, 690, 0],
    [15_000, 0, 0],
  ])('at a goods value of %i', (goods, shippingCents, surchargeCents) => {
    expect(feesAt(terms, goods)).toEqual({ shippingCents, surchargeCents });
  });

  test('shipping without a threshold is never free', () => {
    expect(feesAt({ ...terms, freeShippingFromCents: null }, 10_000_000).shippingCents).toBe(690);
  });

  test('a surcharge can outlast the shipping', () => {
    const odd = { ...terms, freeShippingFromCents: 2_000 };
    expect(feeLevels(odd)).toEqual([
      { fromCents: 0, feeCents: 1_180 },
      { fromCents: 2_000, feeCents: 490 },
      { fromCents: 5_000, feeCents: 0 },
    ]);
  });
});

test('fee levels say the same as the fees, for any terms and goods value', () => {
  const amount = fc.integer({ min: 0, max: 400 });
  const anyTerms = fc.record({
    shippingCents: amount,
    freeShippingFromCents: fc.option(amount),
    surchargeCents: amount,
    surchargeBelowCents: amount,
  });
  fc.assert(
    fc.property(anyTerms, amount, (some, goods) => {
      const levels = feeLevels(some);
      const fees = feesAt(some, goods);
      const reached = levels.findLast(({ fromCents }) => fromCents <= goods);
      expect(reached?.feeCents).toBe(fees.shippingCents + fees.surchargeCents);
      expect(levels[0]?.fromCents).toBe(0);
    }),
    { numRuns: 1_000 },
  );
});

describe('the terms a practice buys under', () => {
  const nothing: OwnTerms = {
    shippingCents: null,
    freeShippingFromCents: null,
    surchargeCents: null,
    surchargeBelowCents: null,
  };

  test("are the vendor's where nothing else was agreed on", () => {
    expect(termsInForce(terms, null)).toEqual(terms);
    expect(termsInForce(terms, nothing)).toEqual(terms);
  });

  test.each([
    [{ shippingCents: 0 }, { shippingCents: 0 }],
    [{ freeShippingFromCents: 9_900 }, { freeShippingFromCents: 9_900 }],
    [{ freeShippingFromCents: 0 }, { freeShippingFromCents: 0 }],
    [{ freeShippingFromCents: 'never' as const }, { freeShippingFromCents: null }],
    [{ surchargeCents: 0 }, { surchargeCents: 0 }],
    [{ surchargeBelowCents: 2_500 }, { surchargeBelowCents: 2_500 }],
  ])('%o stands for itself', (own, expected) => {
    expect(termsInForce(terms, { ...nothing, ...own })).toEqual({ ...terms, ...expected });
  });

  test('an empty free-shipping threshold follows a vendor whose shipping is never free', () => {
    const never = { ...terms, freeShippingFromCents: null };
    expect(termsInForce(never, { ...nothing, shippingCents: 490 })).toEqual({ ...never, shippingCents: 490 });
  });

  test('a vendor that does not deliver does where a shipping fee was agreed on', () => {
    expect(termsInForce(null, null)).toBeNull();
    expect(termsInForce(null, { ...nothing, surchargeCents: 100 })).toBeNull();
    expect(termsInForce(null, { ...nothing, shippingCents: 490, surchargeCents: 100 })).toEqual({
      shippingCents: 490,
      freeShippingFromCents: null,
      surchargeCents: 100,
      surchargeBelowCents: 0,
    });
  });

  test('every term comes from one of the two, and each own one from the practice', () => {
    const amount = fc.integer({ min: 0, max: 400 });
    const anyTerms = fc.record({
      shippingCents: amount,
      freeShippingFromCents: fc.option(amount),
      surchargeCents: amount,
      surchargeBelowCents: amount,
    });
    const anyOwn = fc.record({
      shippingCents: fc.option(amount),
      freeShippingFromCents: fc.option(fc.oneof(amount, fc.constant('never' as const))),
      surchargeCents: fc.option(amount),
      surchargeBelowCents: fc.option(amount),
    });
    fc.assert(
      fc.property(anyTerms, anyOwn, (vendor, own) => {
        const result = termsInForce(vendor, own);
        expect(result?.shippingCents).toBe(own.shippingCents ?? vendor.shippingCents);
        expect(result?.surchargeCents).toBe(own.surchargeCents ?? vendor.surchargeCents);
        expect(result?.surchargeBelowCents).toBe(own.surchargeBelowCents ?? vendor.surchargeBelowCents);
        const from = own.freeShippingFromCents;
        expect(result?.freeShippingFromCents).toBe(
          from === 'never' ? null : from === null ? vendor.freeShippingFromCents : from,
        );
      }),
    );
  });
});
