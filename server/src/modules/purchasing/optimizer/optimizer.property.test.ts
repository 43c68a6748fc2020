// Random small carts through the call, against every assignment there is.
import type { OptimizedCart, OptimizedVendor } from '@praxora/contract/purchasing/optimizer.calls';
import { feeChanges, positionChanges } from '@praxora/rules/purchasing/split-changes';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import {
  aBuyer,
  aCart,
  type Buyer,
  type CartPlan,
  optimizeIn,
  type VendorPlan,
} from '../../../testing/planned-carts.ts';
import { bruteForce, type PlanRequest, sells } from './testing/brute-force.ts';

let app: TestApp;
let buyer: Buyer;
beforeAll(async () => {
  app = await startTestApp();
  buyer = await aBuyer(app);
});
afterAll(() => app.close());

const cents = (max: number) => fc.integer({ min: 0, max });

const vendor: fc.Arbitrary<VendorPlan> = fc.record<Required<VendorPlan>>({
  shipping: cents(700),
  freeFrom: fc.option(cents(4_000), { nil: null }),
  surcharge: cents(500),
  surchargeBelow: cents(2_000),
  favourite: fc.boolean(),
  discountBasisPoints: fc.constantFrom(0, 0, 250, 1_000),
});

/** Few different prices make ties, which is where packages and moves decide. */
const price = fc.oneof(fc.constantFrom(200, 400), fc.integer({ min: 50, max: 900 }));

const offer = fc
  .record({
    price,
    tier: fc.option(
      fc.record({ from: fc.integer({ min: 2, max: 6 }), percent: fc.integer({ min: 50, max: 100 }) }),
    ),
    minimum: fc.constantFrom(1, 1, 1, 3),
    step: fc.constantFrom(1, 1, 1, 2),
    availability: fc.constantFrom('available', 'low', 'backorder', 'backorder', 'unavailable'),
  })
  .map(({ price: single, tier, ...rest }) => {
    const first: readonly [number, number] = [1, single];
    const second: readonly [number, number][] = tier
      ? [[tier.from, Math.floor((single * tier.percent) / 100)]]
      : [];
    return { ...rest, tiers: [first, ...second] };
  });

const plans: fc.Arbitrary<CartPlan> = fc
  .record({
    vendors: fc.array(vendor, { minLength: 1, maxLength: 4 }),
    products: fc.array(fc.array(fc.option(offer, { freq: 3 }), { minLength: 4, maxLength: 4 }), {
      minLength: 1,
      maxLength: 4,
    }),
    positions: fc.uniqueArray(
      fc.record({ product: fc.nat(3), vendor: fc.nat(3), quantity: fc.integer({ min: 1, max: 5 }) }),
      { maxLength: 5, selector: ({ product, vendor: at }) => product * 10 + at },
    ),
  })
  .map(({ vendors, products, positions }) => ({
    vendors,
    products: products.map((offers) => offers.slice(0, vendors.length)),
    positions: positions.filter(
      ({ product, vendor: at }) => product < products.length && at < vendors.length,
    ),
  }));

const wishes: fc.Arbitrary<PlanRequest> = fc.record({
  favouritesOnly: fc.boolean(),
  alsoOnBackorder: fc.boolean(),
  parcelWorthCents: fc.constantFrom(0, 0, 150),
  pinned: fc.constantFrom<readonly number[]>([], [], [], [0], [1]),
  excluded: fc.constantFrom<readonly number[]>([], [], [], [0], [2]),
});

/** Sum a reader of the answer would compute: every position's change and every vendor's fees. */
const shownChanges = (before: readonly OptimizedVendor[], after: readonly OptimizedVendor[]): number =>
  [...positionChanges(before, after), ...feeChanges(before, after)].reduce(
    (sum, { differenceCents }) => sum + differenceCents,
    0,
  );

const boughtPositions = (vendors: readonly OptimizedVendor[]): number[] =>
  vendors
    .flatMap(({ cartPositions }) => cartPositions.map(({ positionId }) => positionId))
    .toSorted((a, b) => a - b);

const isIn = (positions: readonly { positionId: number }[], id: number): boolean =>
  positions.some(({ positionId }) => positionId === id);

test('the answer is the best there is, to the cent, the package and the move, and its changes add up to the saving', async () => {
  await fc.assert(
    fc.asyncProperty(plans, wishes, async (plan, drawn) => {
      const isThere = (index: number) => index < plan.positions.length;
      const excluded = drawn.excluded.filter(isThere);
      const pinned = drawn.pinned.filter((index) => isThere(index) && !excluded.includes(index));
      const wish = { ...drawn, excluded, pinned };
      const cart = await aCart(app, plan, buyer);
      const idOf = (index: number) => cart.positionIds[index];
      const response = await optimizeIn(app, cart, {
        hasBuyFromFavoriteVendor: wish.favouritesOnly,
        alsoOnBackorder: wish.alsoOnBackorder,
        parcelWorthCents: wish.parcelWorthCents,
        pinnedPositionIds: pinned.map(idOf),
        excludedPositionIds: excluded.map(idOf),
      });
      expect(response.statusCode, response.body).toBe(200);
      const { cartPriceDetail, moves, unavailable, current, vendors } = response.json().data as OptimizedCart;
      const { before, after, isProven, boundCents } = cartPriceDetail;
      const best = bruteForce(plan, wish);
      expect({
        staying: unavailable.length,
        netCents: after.netCents,
        packages: after.packages,
        moved: moves.length,
      }).toEqual({
        staying: best.staying,
        netCents: best.netCents,
        packages: best.packages,
        moved: best.moved,
      });
      expect([isProven, boundCents]).toEqual([true, after.netCents]);
      expect(shownChanges(current, vendors) + cartPriceDetail.savingCents).toBe(0);
      expect(boughtPositions(vendors)).toEqual(
        cart.positionIds
          .filter((id, index) => !(excluded.includes(index) || isIn(unavailable, id)))
          .toSorted((a, b) => a - b),
      );
      // A position its vendor did not sell cost nothing before: buying it now may well raise the sum.
      const wasWhole = plan.positions.every(({ vendor: at, product, quantity }) =>
        sells(plan, at, product, quantity),
      );
      if (wasWhole && !wish.favouritesOnly && wish.parcelWorthCents === 0)
        expect(after.netCents).toBeLessThanOrEqual(before.netCents);
    }),
    { numRuns: 60 },
  );
}, 180_000);
