import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BasketLine, cartTotals, type PricedBasket, priceBasket } from './pricing.ts';

const cents = fc.integer({ min: 0, max: 30_000 });
const percents = fc.record({
  fullTax: fc.constantFrom(19, 20, 16, 8.1),
  reducedTax: fc.constantFrom(7, 10, 5, 2.6),
});

const offers = fc
  .record({
    prices: fc.array(fc.integer({ min: 1, max: 9_000 }), { minLength: 1, maxLength: 3 }),
    discountable: fc.boolean(),
    vatClass: fc.constantFrom('fullTax' as const, 'reducedTax' as const),
  })
  .map(({ prices, discountable, vatClass }) => ({
    tiers: prices
      .sort((a, b) => b - a)
      .map((unitPriceCents, index) => ({ fromQuantity: 1 + 4 * index, unitPriceCents })),
    minimumQuantity: 1,
    orderStep: 1,
    discountable,
    vatClass,
  }));

const basketLines = fc.array(
  fc.record({ offer: offers, quantity: fc.integer({ min: 1, max: 12 }), checked: fc.boolean() }),
  { maxLength: 8 },
);

const conditions = fc.record({
  terms: fc.record({
    shippingCents: cents,
    freeShippingFromCents: fc.option(cents),
    surchargeCents: cents,
    surchargeBelowCents: cents,
  }),
  ownDiscountPercent: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
});

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const many = { numRuns: 500 };

function expectToAddUp(basket: Omit<PricedBasket, 'lines'>): void {
  expect(basket.netCents).toBe(basket.goodsCents + basket.shippingCents + basket.surchargeCents);
  expect(sum(basket.vat.map(({ netCents }) => netCents))).toBe(basket.netCents);
  expect(sum(basket.vat.map(({ vatCents }) => vatCents))).toBe(basket.vatCents);
  expect(basket.grossCents).toBe(basket.netCents + basket.vatCents);
}

test('cents add up, and gross is net plus VAT by rate', () => {
  fc.assert(
    fc.property(basketLines, conditions, percents, (lines, some, vat) => {
      const basket = priceBasket(lines, some, vat);
      expectToAddUp({ ...basket });
      const counted = basket.lines.filter(({ checked }) => checked);
      expect(basket.goodsCents).toBe(sum(counted.map(({ netCents }) => netCents)));
      for (const line of basket.lines) {
        expect(line.netCents).toBe(line.listCents - line.discountCents);
        expect(line.netCents).toBeGreaterThanOrEqual(0);
        expect(Number.isSafeInteger(line.netCents)).toBe(true);
      }
      for (const { percent, netCents, vatCents } of basket.vat) {
        const halfCents = 2 * vatCents - (2 * netCents * percent) / 100;
        expect(halfCents).toBeGreaterThan(-1 - 1e-6);
        expect(halfCents).toBeLessThanOrEqual(1 + 1e-6);
      }
    }),
    many,
  );
});

test('an unchecked line changes no total', () => {
  fc.assert(
    fc.property(basketLines, basketLines, conditions, percents, (lines, others, some, vat) => {
      const unchecked = others.map((line) => ({ ...line, checked: false }));
      const { lines: _a, ...alone } = priceBasket(lines, some, vat);
      const { lines: _b, ...together } = priceBasket([...unchecked, ...lines], some, vat);
      expect(together).toEqual(alone);
    }),
    many,
  );
});

test('the order of lines moves nothing but the tax on the fees', () => {
  fc.assert(
    fc.property(basketLines, conditions, percents, (lines, some, vat) => {
      const before = priceBasket(lines, some, vat);
      const after = priceBasket([...lines].reverse(), some, vat);
      expect(after.netCents).toBe(before.netCents);
      expect([...after.lines].reverse()).toEqual(before.lines);
      const oneRate = lines.every(({ offer }) => offer.vatClass === lines[0]?.offer.vatClass);
      if (oneRate) expect(after.vat).toEqual(before.vat);
    }),
    many,
  );
});

test('moving a line changes its own two baskets by that line and their fees, and no third', () => {
  const cart = fc.tuple(
    fc.array(basketLines, { minLength: 3, maxLength: 3 }),
    offers,
    fc.integer({ min: 1, max: 9 }),
  );
  fc.assert(
    fc.property(cart, conditions, percents, ([baskets, offer, quantity], some, vat) => {
      const moved: BasketLine = { offer, quantity, checked: true };
      const price = (at: number) =>
        baskets.map((lines, index) => priceBasket(index === at ? [...lines, moved] : lines, some, vat));
      const before = price(0);
      const after = price(1);
      expect(after[2]).toEqual(before[2]);
      const value = before[0]?.lines.at(-1)?.netCents ?? Number.NaN;
      expect(before[0]?.goodsCents).toBe((after[0]?.goodsCents ?? Number.NaN) + value);
      expect(after[1]?.goodsCents).toBe((before[1]?.goodsCents ?? Number.NaN) + value);
      expect(after[1]?.lines.slice(0, -1)).toEqual(before[1]?.lines);
      expect(cartTotals(after).goodsCents).toBe(cartTotals(before).goodsCents);
    }),
    many,
  );
});

test('what is missing to free shipping and out of the surcharge is exactly that', () => {
  const missing = fc.tuple(basketLines, conditions, percents);
  fc.assert(
    fc.property(missing, ([lines, some, vat]) => {
      const basket = priceBasket(lines, some, vat);
      const filler = (unitPriceCents: number): BasketLine => ({
        offer: {
          tiers: [{ fromQuantity: 1, unitPriceCents }],
          minimumQuantity: 1,
          orderStep: 1,
          discountable: false,
          vatClass: 'fullTax',
        },
        quantity: 1,
        checked: true,
      });
      const toFree = basket.missingToFreeShippingCents;
      if (toFree) {
        expect(priceBasket([...lines, filler(toFree - 1)], some, vat).shippingCents).toBeGreaterThan(0);
        expect(priceBasket([...lines, filler(toFree)], some, vat).shippingCents).toBe(0);
      }
      const toNone = basket.missingOutOfSurchargeCents;
      if (toNone) {
        expect(priceBasket([...lines, filler(toNone - 1)], some, vat).surchargeCents).toBeGreaterThan(0);
        expect(priceBasket([...lines, filler(toNone)], some, vat).surchargeCents).toBe(0);
      }
    }),
    many,
  );
});

test('a cart is the sum of its baskets', () => {
  fc.assert(
    fc.property(fc.array(basketLines, { maxLength: 5 }), conditions, percents, (all, some, vat) => {
      const baskets = all.map((lines) => priceBasket(lines, some, vat));
      const cart = cartTotals(baskets);
      expectToAddUp({ ...cart, missingToFreeShippingCents: null, missingOutOfSurchargeCents: null });
      expect(cart.grossCents).toBe(sum(baskets.map(({ grossCents }) => grossCents)));
      expect(cart.packages).toBe(all.filter((lines) => lines.some(({ checked }) => checked)).length);
    }),
    many,
  );
});
