import { termsInForce, type VendorTerms } from '@praxora/rules/vendors/pricing-terms';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildExample } from './example.ts';
import { isSame, noTerms, toOwnTerms, toTermsValues } from './terms-values.ts';

const vendorTerms: VendorTerms = {
  shippingCents: 690,
  freeShippingFromCents: 15_000,
  surchargeCents: 490,
  surchargeBelowCents: 5_000,
};

describe('own terms as they are typed', () => {
  it('say nothing where every field is empty', () => {
    expect(toOwnTerms(noTerms)).toBeNull();
    expect(toTermsValues({ ownTerms: null, ownDiscount: 0 })).toEqual(noTerms);
  });

  it('keep zero apart from an empty field, and never free from both', () => {
    expect(toOwnTerms({ ...noTerms, shipping: 0 })).toMatchObject({
      shippingCents: 0,
      freeShippingFromCents: null,
    });
    expect(toOwnTerms({ ...noTerms, isNeverFree: true })?.freeShippingFromCents).toBe('never');
    // The amount typed before is not sent with it.
    expect(toOwnTerms({ ...noTerms, freeFrom: 100, isNeverFree: true })?.freeShippingFromCents).toBe('never');
  });

  it('take what cannot be read for empty', () => {
    const refused = { text: 'abc', code: 'NUMBER_EXPECTED', params: {} } as const;
    expect(toOwnTerms({ ...noTerms, shipping: refused })).toBeNull();
  });

  it('come back as they were, to the cent', () => {
    const amount = fc.option(fc.integer({ min: 0, max: 1_000_000 }));
    const own = fc.record({
      shippingCents: amount,
      freeShippingFromCents: fc.oneof(amount, fc.constant('never' as const)),
      surchargeCents: amount,
      surchargeBelowCents: amount,
    });
    fc.assert(
      fc.property(own, (terms) => {
        const isEmpty = Object.values(terms).every((term) => term === null);
        const values = toTermsValues({ ownTerms: terms, ownDiscount: 2.5 });
        expect(toOwnTerms(values)).toEqual(isEmpty ? null : terms);
        expect(isSame(values, toTermsValues({ ownTerms: toOwnTerms(values), ownDiscount: 2.5 }))).toBe(true);
      }),
    );
  });
});

describe('the example basket', () => {
  it('costs what the picture says: 146,90 and 135,80', () => {
    const own = toOwnTerms({
      ...noTerms,
      shipping: 4.9,
      freeFrom: 100,
      surcharge: 0,
      surchargeBelow: 50,
      discount: 3,
    });
    expect(buildExample(vendorTerms, 0, 14_000)).toMatchObject({
      goodsCents: 14_000,
      shippingCents: 690,
      surchargeCents: 0,
      netCents: 14_690,
    });
    expect(buildExample(termsInForce(vendorTerms, own), 3, 14_000)).toMatchObject({
      goodsCents: 13_580,
      shippingCents: 0,
      netCents: 13_580,
    });
  });

  it('may cost more where the discount takes it below a limit', () => {
    expect(buildExample(vendorTerms, 1, 15_000)).toMatchObject({ goodsCents: 14_850, netCents: 15_540 });
  });

  it('has no price where nobody delivers', () => {
    expect(buildExample(null, 0, 14_000)).toBeNull();
  });
});
