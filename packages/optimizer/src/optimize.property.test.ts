import fc from 'fast-check';
import { expect, test } from 'vitest';
import { optimizeCart, solveCart } from './optimize.ts';
import { bruteForce, priceAnswer } from './testing/brute-force.ts';
import { smallCarts } from './testing/carts.ts';
import { verifyCertificate } from './verify/verify.ts';

// The long form is for changes to the solver: OPTIMIZER_LONG=1.
const isLong = process.env.OPTIMIZER_LONG === '1';
const runs = { numRuns: isLong ? 10_000 : 500 };
const patience = isLong ? 600_000 : 60_000;

test(
  'random carts agree with complete search: cost, then packages, then moves; and the proof holds',
  () => {
    fc.assert(
      fc.property(smallCarts, (problem) => {
        const solution = solveCart(problem, { withCertificate: true });
        const { costCents, totalCents, packages, moved } = solution;
        const priced = priceAnswer(problem, solution.vendors);
        expect(priced).toEqual({ costCents, totalCents, packages, moved });
        expect(priced).toEqual(bruteForce(problem));
        expect(solution).toMatchObject({ optimal: true, boundCents: costCents, gap: 0 });
        if (!solution.certificate) throw new Error('There is a certificate');
        expect(verifyCertificate(problem, solution.certificate)).toMatchObject({
          valid: true,
          optimal: true,
        });
      }),
      runs,
    );
  },
  patience,
);

test('at every step the bound is below the optimum and the cost above it, and neither gets worse', () => {
  fc.assert(
    fc.property(smallCarts, (problem) => {
      const { costCents: optimum } = bruteForce(problem);
      let before = { costCents: Number.POSITIVE_INFINITY, boundCents: 0 };
      for (const progress of optimizeCart(problem)) {
        expect(progress.boundCents).toBeLessThanOrEqual(optimum);
        expect(progress.costCents).toBeGreaterThanOrEqual(optimum);
        expect(progress.boundCents).toBeGreaterThanOrEqual(before.boundCents);
        expect(progress.costCents).toBeLessThanOrEqual(before.costCents);
        before = progress;
      }
    }),
    { numRuns: 200 },
  );
});

test('stopped at once, the answer is never worse than the cart, and its bound is proven', () => {
  fc.assert(
    fc.property(smallCarts, (problem) => {
      const solution = solveCart(problem, { shouldStop: () => true, withCertificate: true });
      const { costCents: optimum } = bruteForce(problem);
      expect(solution.boundCents).toBeLessThanOrEqual(optimum);
      const cart = problem.positions.map(({ current }) => current ?? null);
      const isComplete = problem.positions.every(({ current }) => current !== undefined);
      const before = isComplete && !problem.favouritesOnly ? priceAnswer(problem, cart) : null;
      if (before) expect(solution.costCents).toBeLessThanOrEqual(before.costCents);
      if (!solution.certificate) throw new Error('There is a certificate');
      expect(verifyCertificate(problem, solution.certificate)).toMatchObject({ valid: true });
    }),
    { numRuns: 200 },
  );
});

test('stopped anywhere, the bound reached by then is proven', () => {
  fc.assert(
    fc.property(smallCarts, fc.nat({ max: 60 }), (problem, steps) => {
      let left = steps;
      const solution = solveCart(problem, { shouldStop: () => left-- <= 0, withCertificate: true });
      expect(solution.boundCents).toBeLessThanOrEqual(bruteForce(problem).costCents);
      if (!solution.certificate) throw new Error('There is a certificate');
      expect(verifyCertificate(problem, solution.certificate)).toMatchObject({ valid: true });
    }),
    { numRuns: 200 },
  );
});

test('the same cart is answered the same way', () => {
  fc.assert(
    fc.property(smallCarts, (problem) => {
      expect([...optimizeCart(problem)]).toEqual([...optimizeCart(problem)]);
      expect(solveCart(problem)).toEqual(solveCart(problem));
    }),
    { numRuns: 50 },
  );
});
