import fc from 'fast-check';
import { expect, test } from 'vitest';
import { solveCart } from './optimize.ts';
import { largerCarts } from './testing/carts.ts';
import { loadHighs, solveOptimum } from './testing/highs.ts';
import { cartProgram } from './testing/linear-program.ts';
import { verifyCertificate } from './verify/verify.ts';

const highs = await loadHighs();
const runs = { numRuns: process.env.OPTIMIZER_LONG === '1' ? 300 : 12 };
const patience = 600_000;
const missing = 'the npm module highs is not installed';

test.skipIf(!highs)(
  highs ? 'larger carts agree with HiGHS, and the proof holds' : `larger carts against HiGHS: ${missing}`,
  () => {
    fc.assert(
      fc.property(largerCarts, (problem) => {
        const { costCents, optimal, certificate } = solveCart(problem, { withCertificate: true });
        expect(optimal).toBe(true);
        if (highs) expect(costCents).toBe(solveOptimum(highs, cartProgram(problem)));
        if (certificate)
          expect(verifyCertificate(problem, certificate)).toMatchObject({ valid: true, optimal: true });
      }),
      runs,
    );
  },
  patience,
);
