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
