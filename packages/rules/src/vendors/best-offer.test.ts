import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Availability,
  bestOffer,
  type Choice,
  growthBy,
  isInStock,
  rankedOffers,
} from './best-offer.ts';
import { type BasketLine, cartTotals, priceBasket } from './pricing.ts';
import { mostOfOne, soldQuantity } from './pricing-hints.ts';

const noTerms = { shippingCents: 0, freeShippingFromCents: null, surchargeCents: 0, surchargeBelowCents: 0 };
const nothing = { positions: 0, goodsCents: 0, quantity: 0 };

function choice(vendorId: number, unitPriceCents: number, change: Partial<Choice> = {}): Choice {
  return {
    vendorId,
    isFavorite: false,
    availability: 'available',
    deliveryDays: 2,
    conditions: { terms: noTerms, ownDiscountPercent: 0 },
    basket: nothing,
    tiers: [{ fromQuantity: 1, unitPriceCents }],
    minimumQuantity: 1,
    orderStep: 1,
    discountable: true,
    vatClass: 'fullTax',
    ...change,
  };
}

const shipping = (shippingCents: number, freeShippingFromCents: number | null = null) => ({
  terms: { ...noTerms, shippingCents, freeShippingFromCents },
  ownDiscountPercent: 0,
});

const itself = (one: Choice): Choice => one;
const order = (choices: readonly Choice[], wanted = 1) =>
  rankedOffers(choices, wanted, itself).map(({ item }) => item.vendorId);

describe('the best offer', () => {
  test('raises the total least, not the unit price', () => {
    expect(order([choice(1, 900, { conditions: shipping(590) }), choice(2, 1000)])).toEqual([2, 1]);
  });

  test('joins the parcel that is paid for already, and one it makes free', () => {
    const paid = choice(1, 1000, {
      conditions: shipping(590),
      basket: { positions: 1, goodsCents: 500, quantity: 0 },
    });
    expect(order([choice(2, 800, { conditions: shipping(590) }), paid])).toEqual([1, 2]);
    const becomesFree = choice(3, 1200, {
      conditions: shipping(590, 5000),
      basket: { positions: 2, goodsCents: 4000, quantity: 0 },
    });
    expect(growthBy(becomesFree, 1)).toMatchObject({ totalCents: 610, shipping: { addedCents: -590 } });
    expect(order([paid, becomesFree])).toEqual([3, 1]);
  });

  test('a basket of free goods is a parcel, too', () => {
    const free = choice(1, 1000, {
      conditions: shipping(590),
      basket: { positions: 1, goodsCents: 0, quantity: 0 },
    });
    expect(growthBy(free, 1).totalCents).toBe(1000);
  });

  test('counts what the vendor sells at least', () => {
    const tens = choice(1, 50, { minimumQuantity: 10, orderStep: 10 });
    expect(order([tens, choice(2, 400)])).toEqual([2, 1]);
    expect(order([tens, choice(2, 600)])).toEqual([1, 2]);
    expect(growthBy(tens, 1)).toMatchObject({ quantity: 10, goodsCents: 500 });
    // Ten lie there: the minimum is met, and one more is a step.
    const more = { ...tens, orderStep: 1, basket: { positions: 1, goodsCents: 500, quantity: 10 } };
    expect(growthBy(more, 1)).toMatchObject({ quantity: 1, goodsCents: 50 });
  });

  test('is from stock where there is one, whatever it costs', () => {
    const late = choice(1, 100, { availability: 'backorder', isFavorite: true });
    const few = choice(2, 900, { availability: 'low' });
    expect(order([late, few, choice(3, 1000)])).toEqual([2, 3, 1]);
    expect(bestOffer([late], 1, itself)?.item.vendorId).toBe(1);
    expect(bestOffer([choice(4, 1, { availability: 'unavailable' })], 1, itself)).toBeUndefined();
  });

  test('is a favourite’s on a tie; then the exact quantity, plenty, soon', () => {
    expect(
      order([
        choice(1, 1000),
        choice(2, 500, { minimumQuantity: 2 }),
        choice(3, 1000, { deliveryDays: 1 }),
        choice(4, 1000, { isFavorite: true, deliveryDays: 9, availability: 'low' }),
        choice(5, 1000, { availability: 'low', deliveryDays: 0 }),
        choice(6, 1000, { deliveryDays: null }),
      ]),
    ).toEqual([4, 3, 1, 6, 5, 2]);
  });

  test('is none that takes nothing because its position is full', () => {
    const full = choice(1, 1, { basket: { positions: 1, goodsCents: mostOfOne, quantity: mostOfOne } });
    expect(order([full, choice(2, 5000)])).toEqual([2, 1]);
    expect(growthBy(full, 1)).toMatchObject({ quantity: 0, totalCents: 0 });
  });
});

// Against brute force: the whole cart priced by THE pricing function, once for every offer.

const cents = (max: number) => fc.integer({ min: 0, max });
const products = 3;

const offer = fc.record({
  price: fc.oneof(fc.constantFrom(200, 400), fc.integer({ min: 0, max: 900 })),
  tier: fc.option(
    fc.record({ from: fc.integer({ min: 2, max: 6 }), percent: fc.integer({ min: 30, max: 100 }) }),
  ),
  minimumQuantity: fc.constantFrom(1, 1, 3),
  orderStep: fc.constantFrom(1, 1, 2),
  discountable: fc.boolean(),
  availability: fc.constantFrom<Availability>('available', 'low', 'backorder', 'unavailable'),
});

const vendor = fc.record({
  terms: fc.record({
    shippingCents: cents(700),
    freeShippingFromCents: fc.option(cents(4_000)),
    surchargeCents: cents(500),
    surchargeBelowCents: cents(2_000),
  }),
  ownDiscountPercent: fc.constantFrom(0, 0, 2.5, 10),
  isFavorite: fc.boolean(),
  /** Its offers, and the quantity of each in its basket. */
  offers: fc.array(fc.record({ offer: fc.option(offer, { freq: 4 }), lying: fc.nat(6) }), {
    minLength: products,
    maxLength: products,
  }),
});

type Plan = ReturnType<(typeof vendor)['generate']>['value'];
type OfferPlan = NonNullable<Plan['offers'][number]['offer']>;

const ruleOffer = ({ price, tier, ...rest }: OfferPlan) => ({
  ...rest,
  tiers: [
    { fromQuantity: 1, unitPriceCents: price },
    ...(tier ? [{ fromQuantity: tier.from, unitPriceCents: Math.floor((price * tier.percent) / 100) }] : []),
  ],
  vatClass: 'fullTax' as const,
});

/** The net total of the cart, with a quantity of the first product set at one vendor. */
function totalOf(vendors: readonly Plan[], set?: { vendor: number; quantity: number }): number {
  return cartTotals(
    vendors.map((one, index) => {
      const lines = one.offers.flatMap(({ offer: plan, lying }, product): BasketLine[] => {
        const quantity = product === 0 && set?.vendor === index ? set.quantity : lying;
        if (!plan || plan.availability === 'unavailable' || quantity === 0) return [];
        return [{ offer: ruleOffer(plan), quantity, checked: true }];
      });
      return priceBasket(lines, one, { fullTax: 19, reducedTax: 7 });
    }),
  ).netCents;
}

/** As the server makes it of a cart. */
function choiceOf(one: Plan, vendorId: number, plan: OfferPlan): Choice {
  const { terms, ownDiscountPercent, isFavorite, offers } = one;
  const lines = offers.flatMap(({ offer: some, lying }) =>
    some && some.availability !== 'unavailable' && lying > 0
      ? { offer: ruleOffer(some), quantity: lying, checked: true }
      : [],
  );
  const priced = priceBasket(lines, one, { fullTax: 19, reducedTax: 7 });
  return {
    ...ruleOffer(plan),
    vendorId,
    isFavorite,
    deliveryDays: 1,
    conditions: { terms, ownDiscountPercent },
    basket: {
      positions: lines.length,
      goodsCents: priced.goodsCents,
      quantity: plan.availability === 'unavailable' ? 0 : (offers[0]?.lying ?? 0),
    },
  };
}

test('no other offer of its class raises the total of the whole cart less, and it grows by just what is said', () => {
  fc.assert(
    fc.property(
      fc.array(vendor, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 7 }),
      (vendors, wanted) => {
        const before = totalOf(vendors);
        const all = vendors.flatMap((one, index) => {
          const plan = one.offers[0]?.offer;
          if (!plan || plan.availability === 'unavailable') return [];
          const lying = one.offers[0]?.lying ?? 0;
          const quantity = soldQuantity(ruleOffer(plan), lying + wanted);
          return {
            choice: choiceOf(one, index, plan),
            grows: totalOf(vendors, { vendor: index, quantity }) - before,
          };
        });
        const ranked = rankedOffers(all, wanted, ({ choice: made }) => made);
        for (const { item, growth } of ranked) expect(growth.totalCents).toBe(item.grows);
        const best = bestOffer(all, wanted, ({ choice: made }) => made);
        if (!best) {
          expect(all).toEqual([]);
          return;
        }
        const inStock = all.filter((one) => isInStock(one.choice));
        const eligible = inStock.length > 0 ? inStock : all;
        expect(eligible).toContain(best.item);
        const least = Math.min(...eligible.map(({ grows }) => grows));
        expect(best.item.grows).toBe(least);
        const tied = eligible.filter(({ grows }) => grows === least);
        expect(best.item.choice.isFavorite).toBe(tied.some((one) => one.choice.isFavorite));
      },
    ),
    { numRuns: 1_000 },
  );
});
