// Random small carts for property tests, with everything that makes them awkward: ties, free lines, fees that never end.
import fc from 'fast-check';
import type { CartPosition, CartProblem, CartVendor } from '../problem.ts';

/** Few different prices make ties, which is where packages and moves decide. */
const price = fc.oneof(
  fc.integer({ min: 0, max: 3 }).map((step) => step * 100),
  fc.integer({ min: 0, max: 900 }),
);

const vendor: fc.Arbitrary<CartVendor> = fc
  .record({
    fees: fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 4 }),
    steps: fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 3, maxLength: 3 }),
    favourite: fc.boolean(),
  })
  .map(({ fees, steps, favourite }) => {
    let fromCents = 0;
    const falling = [...fees].sort((a, b) => b - a);
    return {
      feeLevels: falling.map((feeCents, index) => {
        if (index > 0) fromCents += steps[index - 1] ?? 1;
        return { fromCents, feeCents };
      }),
      favourite,
    };
  });

function position(vendors: number): fc.Arbitrary<CartPosition> {
  return fc
    .record({
      prices: fc.array(fc.option(price, { freq: 3 }), { minLength: vendors, maxLength: vendors }),
      current: fc.option(fc.nat({ max: vendors - 1 }), { nil: undefined }),
      pinned: fc.integer({ min: 0, max: 9 }).map((draw) => draw === 0),
    })
    .map(({ prices, current, pinned }) => {
      const offers = prices.flatMap((cents, index) => (cents === null ? [] : [{ vendor: index, cents }]));
      const isThere = offers.some((offer) => offer.vendor === current);
      return { offers, current: isThere ? current : undefined, pinned: pinned && isThere };
    });
}

export const smallCarts: fc.Arbitrary<CartProblem> = fc.integer({ min: 1, max: 5 }).chain((count) =>
  fc.record({
    vendors: fc.array(vendor, { minLength: count, maxLength: count }),
    positions: fc.array(position(count), { maxLength: 6 }),
    parcelWorthCents: fc.constantFrom(0, 0, 50, 300),
    favouritesOnly: fc.boolean(),
  }),
);

/** Fees near the value of what a vendor sells, so that thresholds matter. */
export const largerCarts: fc.Arbitrary<CartProblem> = fc
  .record({ vendors: fc.integer({ min: 4, max: 12 }), positions: fc.integer({ min: 8, max: 30 }) })
  .chain(({ vendors, positions }) =>
    fc.record({
      vendors: fc.array(
        fc
          .record({
            shipping: fc.integer({ min: 0, max: 900 }),
            surcharge: fc.integer({ min: 0, max: 900 }),
            small: fc.integer({ min: 1, max: 6_000 }),
            free: fc.integer({ min: 1, max: 20_000 }),
          })
          .map(({ shipping, surcharge, small, free }) => ({
            feeLevels: [
              { fromCents: 0, feeCents: shipping + surcharge },
              { fromCents: small, feeCents: shipping },
              { fromCents: small + free, feeCents: 0 },
            ],
          })),
        { minLength: vendors, maxLength: vendors },
      ),
      positions: fc.array(
        fc
          .record({
            base: fc.integer({ min: 100, max: 6_000 }),
            spread: fc.array(fc.integer({ min: 85, max: 115 }), { minLength: vendors, maxLength: vendors }),
            sellers: fc.subarray(
              Array.from({ length: vendors }, (_, index) => index),
              { minLength: 1 },
            ),
          })
          .map(({ base, spread, sellers }) => ({
            offers: sellers.map((vendor) => ({
              vendor,
              cents: Math.round((base * (spread[vendor] ?? 100)) / 100),
            })),
          })),
        { minLength: positions, maxLength: positions },
      ),
      parcelWorthCents: fc.constantFrom(0, 0, 250),
    }),
  );
