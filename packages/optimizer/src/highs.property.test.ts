import fc from 'fast-check';
import { expect, test } from 'vitest';
import { solveCart } from './optimize.ts';
import type { CartProblem } from './problem.ts';
import { solveSplitCart } from './split/split.ts';
import type { SplitProblem } from './split/split-problem.ts';
import { loadHighs, optimumOf } from './testing/highs.ts';
import { cartProgram, splitProgram } from './testing/linear-program.ts';
import { verifyCertificate } from './verify/verify.ts';

const highs = await loadHighs();
const runs = { numRuns: process.env.OPTIMIZER_LONG === '1' ? 300 : 12 };
const patience = 600_000;
const missing = 'the npm module highs is not installed';

/** Fees near the value of what a vendor sells, so that thresholds matter. */
const largerCarts: fc.Arbitrary<CartProblem> = fc
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

test.skipIf(!highs)(
  highs ? 'larger carts agree with HiGHS, and the proof holds' : `larger carts against HiGHS: ${missing}`,
  () => {
    fc.assert(
      fc.property(largerCarts, (problem) => {
        const { costCents, optimal, certificate } = solveCart(problem, { withCertificate: true });
        expect(optimal).toBe(true);
        if (highs) expect(costCents).toBe(optimumOf(highs, cartProgram(problem)));
        if (certificate)
          expect(verifyCertificate(problem, certificate)).toMatchObject({ valid: true, optimal: true });
      }),
      runs,
    );
  },
  patience,
);

/** Enough stock for every position, somewhere. */
const splitCarts: fc.Arbitrary<SplitProblem> = largerCarts.map(({ vendors, positions }) => ({
  vendors,
  positions: positions.map(({ offers }, index) => ({
    quantity: 1 + (index % 7),
    offers: offers.map(({ vendor, cents }, rank) => ({
      vendor,
      unitCents: Math.max(1, Math.round(cents / 4)),
      stock: rank === offers.length - 1 ? 7 : (index + rank) % 5,
    })),
  })),
}));

test.skipIf(!highs)(
  highs ? 'shared positions without levels agree with HiGHS' : `shared positions against HiGHS: ${missing}`,
  () => {
    fc.assert(
      fc.property(splitCarts, ({ vendors, positions }) => {
        const flat = {
          vendors: vendors.map(({ feeLevels }) => ({ feeLevels: feeLevels.slice(0, 1) })),
          positions,
        };
        const { costCents, optimal } = solveSplitCart(flat);
        expect(optimal).toBe(true);
        if (highs) expect(costCents).toBe(optimumOf(highs, splitProgram(flat)));
      }),
      runs,
    );
  },
  patience,
);
