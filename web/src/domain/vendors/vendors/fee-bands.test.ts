import { feesAt, type VendorTerms } from '@praxora/rules/vendors/pricing-terms';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandsEnd, feeBands } from './fee-bands.ts';

const terms: VendorTerms = {
  shippingCents: 690,
  freeShippingFromCents: 15_000,
  surchargeCents: 490,
  surchargeBelowCents: 5_000,
};

describe('what a delivery costs, range by range', () => {
  it('is surcharge and shipping, shipping, nothing', () => {
    expect(feeBands(terms, 20_000)).toEqual([
      { kind: 'surcharge', fromCents: 0, toCents: 5_000, feeCents: 1_180 },
      { kind: 'shipping', fromCents: 5_000, toCents: 15_000, feeCents: 690 },
      { kind: 'free', fromCents: 15_000, toCents: 20_000, feeCents: 0 },
    ]);
  });

  it('is one range where nothing is ever due, or shipping always', () => {
    const nothing = {
      shippingCents: 0,
      freeShippingFromCents: null,
      surchargeCents: 0,
      surchargeBelowCents: 0,
    };
    expect(feeBands(nothing, 10_000).map(({ kind }) => kind)).toEqual(['free']);
    expect(feeBands({ ...nothing, shippingCents: 590 }, 10_000).map(({ kind }) => kind)).toEqual([
      'shipping',
    ]);
    // A limit without a surcharge draws nothing.
    expect(feeBands({ ...terms, surchargeCents: 0 }, 20_000).map(({ kind }) => kind)).toEqual([
      'shipping',
      'free',
    ]);
  });

  it('is a surcharge still where shipping is free before it ends', () => {
    expect(
      feeBands({ ...terms, freeShippingFromCents: 2_000 }, 10_000).map(({ feeCents }) => feeCents),
    ).toEqual([1_180, 490, 0]);
  });

  it('says the same as the fees everywhere, without a gap', () => {
    const amount = fc.integer({ min: 0, max: 400 });
    const anyTerms = fc.record({
      shippingCents: amount,
      freeShippingFromCents: fc.option(amount),
      surchargeCents: amount,
      surchargeBelowCents: amount,
    });
    fc.assert(
      fc.property(anyTerms, fc.integer({ min: 0, max: 399 }), (some, goods) => {
        const bands = feeBands(some, 500);
        const band = bands.find(({ fromCents, toCents }) => fromCents <= goods && goods < toCents);
        const { shippingCents, surchargeCents } = feesAt(some, goods);
        expect(band?.feeCents).toBe(shippingCents + surchargeCents);
        expect(bands.at(-1)?.toCents).toBe(500);
      }),
    );
  });
});

it('a drawing ends past every step and what it marks, and never right after nothing', () => {
  expect(bandsEnd([terms])).toBe(19_950);
  expect(bandsEnd([terms], 30_000)).toBe(39_900);
  expect(bandsEnd([{ ...terms, freeShippingFromCents: null, surchargeCents: 0 }])).toBe(10_000);
});
