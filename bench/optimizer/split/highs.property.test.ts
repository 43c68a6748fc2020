import fc from 'fast-check';
import { expect, test } from 'vitest';
import { largerCarts } from '../../../packages/optimizer/src/testing/carts.ts';
import { loadHighs, solveOptimum } from '../../../packages/optimizer/src/testing/highs.ts';
import { solveSplitCart } from './split.ts';
import type { SplitProblem } from './split-problem.ts';
import { splitProgram } from './split-program.ts';

const highs = await loadHighs();
const runs = { numRuns: process.env.OPTIMIZER_LONG === '1' ? 300 : 12 };
const patience = 600_000;
const missing = 'the npm module highs is not installed';

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
        if (highs) expect(costCents).toBe(solveOptimum(highs, splitProgram(flat)));
      }),
      runs,
    );
  },
  patience,
);
