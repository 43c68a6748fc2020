import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buyingConditions, feeLevels, feesAt, type VendorTerms } from './pricing-terms.ts';

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

describe('the conditions a practice buys under', () => {
  const vendor = [
    { ...terms, country: 'DE' },
    { ...terms, country: 'AT', shippingCents: 990 },
  ];

  test('are the vendor’s for the country of the delivery address', () => {
    expect(buyingConditions('AT', vendor)).toMatchObject({
      terms: { shippingCents: 990 },
      ownDiscountPercent: 0,
    });
  });

  test('do not exist where the vendor does not deliver', () => {
    expect(buyingConditions('CH', vendor)).toBeNull();
  });

  test('keep the vendor’s terms when only a discount was agreed, and are replaced by own terms', () => {
    expect(buyingConditions('DE', vendor, { ownDiscountPercent: 3 })).toMatchObject({
      terms: { shippingCents: 690 },
      ownDiscountPercent: 3,
    });
    const own = { ...terms, shippingCents: 0 };
    expect(buyingConditions('DE', vendor, { ownDiscountPercent: 0, terms: own })?.terms).toBe(own);
  });
});
