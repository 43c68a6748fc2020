import { describe, expect, test } from 'vitest';
import { takePercent } from '../shared/pricing-percent.ts';
import { type BasketLine, cartTotals, type Offer, priceBasket, priceLine, tierFor } from './pricing.ts';
import { examplePositions, exampleResults, exampleVendors } from './pricing-example.ts';

const germany = { fullTax: 19, reducedTax: 7 };
const conditions = {
  terms: {
    shippingCents: 690,
    freeShippingFromCents: 15_000,
    surchargeCents: 490,
    surchargeBelowCents: 5_000,
  },
  ownDiscountPercent: 0,
};

function offer(unitPriceCents: number, change: Partial<Offer> = {}): Offer {
  return {
    tiers: [{ fromQuantity: 1, unitPriceCents }],
    minimumQuantity: 1,
    orderStep: 1,
    discountable: true,
    vatClass: 'fullTax',
    ...change,
  };
}

const line = (some: Offer, quantity = 1, checked = true): BasketLine => ({ offer: some, quantity, checked });

describe('a line', () => {
  const tiered = offer(0, {
    tiers: [
      { fromQuantity: 1, unitPriceCents: 990 },
      { fromQuantity: 5, unitPriceCents: 890 },
    ],
  });

  test.each([
    [1, 990],
    [4, 990],
    [5, 890],
    [100, 890],
  ])('of %i units is in the tier of %i', (quantity, unitPriceCents) => {
    expect(tierFor(tiered, quantity).unitPriceCents).toBe(unitPriceCents);
    expect(priceLine(tiered, quantity, 0).netCents).toBe(quantity * unitPriceCents);
  });

  test('loses the own discount, rounded half up once for the line', () => {
    expect(priceLine(offer(333), 3, 2.5)).toEqual({
      quantity: 3,
      unitPriceCents: 333,
      listCents: 999,
      discountCents: 25,
      netCents: 974,
    });
    expect(priceLine(offer(10), 1, 5).discountCents).toBe(1);
    expect(priceLine(offer(9), 1, 5).discountCents).toBe(0);
  });

  test('keeps its price where the offer is not discountable', () => {
    expect(priceLine(offer(1_000, { discountable: false }), 2, 10).netCents).toBe(2_000);
  });

  test('a percentage is exact where fractions of two are not', () => {
    expect(takePercent(1_050, 4.1)).toBe(43);
    expect(takePercent(50, 1)).toBe(1);
    expect(takePercent(1_234_567_890_123, 19)).toBe(234_567_899_123);
  });
});

describe('a vendor’s basket', () => {
  test('under both thresholds pays shipping and surcharge and says what is missing', () => {
    const basket = priceBasket([line(offer(1_200), 2)], conditions, germany);
    expect(basket).toMatchObject({
      goodsCents: 2_400,
      shippingCents: 690,
      surchargeCents: 490,
      netCents: 3_580,
      missingToFreeShippingCents: 12_600,
      missingOutOfSurchargeCents: 2_600,
    });
  });

  test('on a threshold is past it', () => {
    expect(priceBasket([line(offer(5_000))], conditions, germany)).toMatchObject({
      shippingCents: 690,
      surchargeCents: 0,
      missingToFreeShippingCents: 10_000,
      missingOutOfSurchargeCents: 0,
    });
    expect(priceBasket([line(offer(15_000))], conditions, germany)).toMatchObject({
      netCents: 15_000,
      missingToFreeShippingCents: 0,
    });
  });

  test('compares the thresholds with the value after discount', () => {
    const discounted = { ...conditions, ownDiscountPercent: 1 };
    expect(priceBasket([line(offer(15_000))], discounted, germany).shippingCents).toBe(690);
  });

  test('with no checked line costs nothing, yet shows the prices of its lines', () => {
    const basket = priceBasket([line(offer(1_200), 2, false)], conditions, germany);
    expect(basket).toMatchObject({
      netCents: 0,
      grossCents: 0,
      vat: [],
      missingToFreeShippingCents: null,
      missingOutOfSurchargeCents: null,
    });
    expect(basket.lines[0]).toMatchObject({ netCents: 2_400, checked: false });
  });

  test('never promises free shipping where there is none', () => {
    const always = { ...conditions, terms: { ...conditions.terms, freeShippingFromCents: null } };
    expect(priceBasket([line(offer(99_900))], always, germany).missingToFreeShippingCents).toBeNull();
  });

  test('taxes fees at the rate of its first checked position', () => {
    const reduced = offer(1_000, { vatClass: 'reducedTax' });
    const lines = [line(offer(500), 1, false), line(reduced), line(offer(1_000))];
    expect(priceBasket(lines, conditions, germany).vat).toEqual([
      { percent: 19, netCents: 1_000, vatCents: 190 },
      { percent: 7, netCents: 2_180, vatCents: 153 },
    ]);
  });
});

describe('the worked-out cart', () => {
  const totalOf = (vendors: readonly number[]) =>
    cartTotals(
      exampleVendors.map(({ terms }, vendor) => {
        const lines = examplePositions.flatMap((position, index) => {
          const price = vendors[index] === vendor ? position.unitPriceCents[vendor] : undefined;
          return price ? [line(offer(price), position.quantity)] : [];
        });
        return priceBasket(lines, { terms, ownDiscountPercent: 0 }, germany);
      }),
    );

  test.each([
    ['as it stands', { ...exampleResults.cart, vendors: examplePositions.map(({ vendor }) => vendor) }],
    ['at its cheapest', exampleResults.cheapest],
    ['with favourites', exampleResults.favourites],
  ])('%s', (_name, expected) => {
    const totals = totalOf(expected.vendors);
    expect(totals.netCents).toBe(expected.totalCents);
    expect(totals.packages).toBe(expected.packages);
  });
});
