import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AgreedLine, vendorsNetCents } from '../vendors/agreed-price.ts';
import { priceBasket } from '../vendors/pricing.ts';
import type { VendorTerms } from '../vendors/pricing-terms.ts';
import { approvalReason, approvalReasons, type OrderValues, valueAgainstLimit } from './approval.ts';

const terms: VendorTerms = {
  shippingCents: 690,
  freeShippingFromCents: 15_000,
  surchargeCents: 490,
  surchargeBelowCents: 5_000,
};
const nothing: VendorTerms = {
  shippingCents: 0,
  freeShippingFromCents: null,
  surchargeCents: 0,
  surchargeBelowCents: 0,
};
const vatPercents = { fullTax: 19, reducedTax: 7 };

const line = (
  quantity: number,
  unitPriceCents: number,
  vendorTiers?: AgreedLine['offer']['vendorTiers'],
): AgreedLine => ({
  quantity,
  checked: true,
  offer: {
    tiers: [{ fromQuantity: 1, unitPriceCents }],
    vendorTiers,
    minimumQuantity: 1,
    orderStep: 1,
    discountable: true,
    vatClass: 'fullTax',
  },
});

/** As checkout reckons it. */
function valuesOf(
  lines: readonly AgreedLine[],
  conditions: { terms: VendorTerms; vendorTerms?: VendorTerms; ownDiscountPercent: number },
) {
  const { netCents } = priceBasket(lines, conditions, vatPercents);
  return { netCents, vendorsNetCents: vendorsNetCents(lines, conditions) };
}

describe('the value at the vendors’ own prices and terms', () => {
  test('is what is paid where nothing was agreed', () => {
    expect(valuesOf([line(2, 3_000)], { terms, ownDiscountPercent: 0 })).toEqual({
      netCents: 6_690,
      vendorsNetCents: 6_690,
    });
  });

  test('knows no own discount', () => {
    const values = valuesOf([line(2, 3_000)], { terms, ownDiscountPercent: 100 });
    expect(values).toEqual({ netCents: 1_180, vendorsNetCents: 6_690 });
  });

  test('takes the vendor’s tier of the quantity in place of the own price', () => {
    const tiers = [
      { fromQuantity: 1, unitPriceCents: 900 },
      { fromQuantity: 10, unitPriceCents: 800 },
    ];
    const conditions = { terms: nothing };
    expect(vendorsNetCents([line(9, 1, tiers)], conditions)).toBe(8_100);
    expect(vendorsNetCents([line(10, 1, tiers)], conditions)).toBe(8_000);
  });

  test('takes the vendor’s terms in place of own ones, at the goods value without agreements', () => {
    const agreed = { terms: nothing, vendorTerms: terms };
    expect(vendorsNetCents([line(1, 4_000)], agreed)).toBe(4_000 + 690 + 490);
    expect(vendorsNetCents([line(1, 1, [{ fromQuantity: 1, unitPriceCents: 15_000 }])], agreed)).toBe(15_000);
  });

  test('counts a position only the practice knows at its price, without the discount', () => {
    expect(valuesOf([line(3, 2_000)], { terms: nothing, ownDiscountPercent: 50 })).toEqual({
      netCents: 3_000,
      vendorsNetCents: 6_000,
    });
  });

  test('leaves out what is not checked, and costs nothing when nothing is', () => {
    const unchecked = { ...line(5, 9_000), checked: false };
    expect(vendorsNetCents([unchecked, line(1, 6_000)], { terms })).toBe(6_690);
    expect(vendorsNetCents([unchecked], { terms })).toBe(0);
  });
});

describe('an order needs approval', () => {
  const limit = { spendingLimitCents: 5_000, monthLimitCents: null, isApprover: false };
  const worth = (netCents: number): OrderValues => ({ netCents, vendorsNetCents: netCents });

  test.each([
    { netCents: 5_000, vendorsNetCents: 5_000, reason: null },
    { netCents: 5_001, vendorsNetCents: 5_000, reason: 'order' },
    { netCents: 1, vendorsNetCents: 5_001, reason: 'order' },
    { netCents: 0, vendorsNetCents: 0, reason: null },
  ])('paid $netCents, asked $vendorsNetCents: $reason', ({ reason, ...values }) => {
    expect(approvalReason(limit, values, 1_000_000)).toBe(reason);
  });

  test.each([
    { monthCents: 0, netCents: 5_000, reason: null },
    { monthCents: 7_000, netCents: 3_000, reason: null },
    { monthCents: 7_000, netCents: 3_001, reason: 'month' },
    { monthCents: 7_000, netCents: 5_001, reason: 'order' },
    { monthCents: 10_000, netCents: 0, reason: null },
    { monthCents: 10_001, netCents: 0, reason: 'month' },
  ])('ordered $monthCents this month, now $netCents: $reason', ({ monthCents, netCents, reason }) => {
    expect(approvalReason({ ...limit, monthLimitCents: 10_000 }, worth(netCents), monthCents)).toBe(reason);
  });

  test('never of an approver, nor where no approval service knows the practice', () => {
    const values = worth(9_999_999);
    expect(approvalReason({ ...limit, isApprover: true, monthLimitCents: 1 }, values, 1)).toBeNull();
    expect(approvalReason(null, values, 1)).toBeNull();
  });

  const cents = fc.integer({ min: 0, max: 20_000 });

  test('splitting an order does not help against the limit of a month', () => {
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 8 }), cents, cents, (parts, before, month) => {
        const limits = { spendingLimitCents: 1_000_000, monthLimitCents: month, isApprover: false };
        const whole = parts.reduce((sum, part) => sum + part, 0);
        const reasons = approvalReasons(limits, parts.map(worth), before);
        expect(reasons.some((reason) => reason !== null)).toBe(
          approvalReason(limits, worth(whole), before) !== null,
        );
        // What goes out without approval never exceeds the limit, whatever waits beside it.
        const sent = parts.filter((_, index) => reasons[index] === null);
        const sum = sent.reduce((total, part) => total + part, before);
        if (sent.length > 0) expect(sum).toBeLessThanOrEqual(month);
      }),
      { numRuns: 500 },
    );
  });

  test('a higher limit or a smaller order never makes an order wait', () => {
    fc.assert(
      fc.property(cents, cents, cents, cents, cents, (order, month, limitCents, monthLimitCents, less) => {
        const limits = { spendingLimitCents: limitCents, monthLimitCents, isApprover: false };
        if (approvalReason(limits, worth(order), month) !== null) return;
        const higher = {
          spendingLimitCents: limitCents + less,
          monthLimitCents: monthLimitCents + less,
          isApprover: false,
        };
        expect(approvalReason(higher, worth(order), month)).toBeNull();
        expect(approvalReason(limits, worth(Math.max(0, order - less)), month)).toBeNull();
        expect(approvalReason(limits, worth(order), Math.max(0, month - less))).toBeNull();
      }),
      { numRuns: 500 },
    );
  });
});

test('no agreement takes an order below what the vendor asks', () => {
  const cents = fc.integer({ min: 0, max: 20_000 });
  const anyTerms = fc.record({
    shippingCents: cents,
    freeShippingFromCents: fc.option(cents),
    surchargeCents: cents,
    surchargeBelowCents: cents,
  });
  const ordered = fc.record({
    quantity: fc.integer({ min: 1, max: 20 }),
    asked: fc.integer({ min: 1, max: 9_000 }),
    own: fc.option(fc.integer({ min: 1, max: 9_000 })),
  });
  const discount = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
  const agreements = fc.record({ ownDiscountPercent: discount, ownTerms: fc.option(anyTerms) });
  fc.assert(
    fc.property(
      fc.array(ordered, { minLength: 1, maxLength: 6 }),
      anyTerms,
      agreements,
      (positions, vendorTerms, { ownDiscountPercent, ownTerms }) => {
        const plain = positions.map(({ quantity, asked }) => line(quantity, asked));
        const agreed = positions.map(({ quantity, asked, own }) =>
          own === null
            ? line(quantity, asked)
            : line(quantity, own, [{ fromQuantity: 1, unitPriceCents: asked }]),
        );
        const without = valuesOf(plain, { terms: vendorTerms, ownDiscountPercent: 0 });
        const conditions = ownTerms ? { terms: ownTerms, vendorTerms } : { terms: vendorTerms };
        const values = valuesOf(agreed, { ...conditions, ownDiscountPercent });
        expect(without.vendorsNetCents).toBe(without.netCents);
        expect(values.vendorsNetCents).toBe(without.netCents);
        expect(valueAgainstLimit(values)).toBeGreaterThanOrEqual(without.netCents);
        expect(valueAgainstLimit(values)).toBeGreaterThanOrEqual(values.netCents);
      },
    ),
    { numRuns: 500 },
  );
});
