// Where packages and moves are settled, a bound within a cent is enough. Where they are not, it must not be.
import { describe, expect, test } from 'vitest';
import type { CartProblem } from '../problem.ts';
import type { Certificate, ProofStep } from './certificate.ts';
import { verifyCertificate } from './verify.ts';

const free = { feeLevels: [{ fromCents: 0, feeCents: 0 }] };
const at = (vendor: number, cents: number) => ({ vendor, cents });
const step = (prices: readonly number[], more: Partial<ProofStep> = {}): ProofStep => ({
  prices,
  droppedStates: [],
  droppedOffers: [],
  ...more,
});
const claim = (vendors: readonly number[], costCents: number, ...steps: ProofStep[]): Certificate => ({
  vendors,
  costCents,
  boundCents: costCents,
  optimal: true,
  proof: { steps },
});
const refused = (reason: string) => ({ valid: false, reason: expect.stringContaining(reason) });

describe('both vendors must be used, and nothing lies anywhere', () => {
  const problem: CartProblem = {
    vendors: [free, free],
    positions: [{ offers: [at(0, 500), at(1, 510)] }, { offers: [at(0, 300)] }, { offers: [at(1, 400)] }],
  };
  // Three positions and two packages: a package weighs 4, a cent 12.
  const missing = (units: number) => claim([0, 0, 1], 1_200, step([500 * 12 - units, 300 * 12, 400 * 12]));

  test('a bound less than a cent below the answer proves it', () => {
    for (const units of [0, 1, 11])
      expect(verifyCertificate(problem, missing(units))).toMatchObject({ valid: true, optimal: true });
  });

  test('a whole cent below does not', () => {
    for (const units of [12, 13, 120])
      expect(verifyCertificate(problem, missing(units))).toEqual(refused('not proven'));
  });

  test('nor does it for an answer that is a cent dearer than another', () => {
    const dearer = {
      ...problem,
      positions: [{ offers: [at(0, 500), at(1, 501)] }, ...problem.positions.slice(1)],
    };
    const planted = claim([1, 0, 1], 1_201, step([500 * 12, 300 * 12, 400 * 12]));
    expect(verifyCertificate(dearer, planted)).toEqual(refused('not proven'));
    const dropped = step([500 * 12, 300 * 12, 400 * 12], { droppedOffers: [{ position: 0, vendor: 0 }] });
    expect(verifyCertificate(dearer, claim([1, 0, 1], 1_201, dropped))).toEqual(
      refused('may still be bought'),
    );
  });
});

describe('one package would do', () => {
  const problem: CartProblem = {
    vendors: [free, free],
    positions: [{ offers: [at(0, 500), at(1, 500)] }, { offers: [at(0, 500), at(1, 500)] }],
  };
  // A package weighs 3, a cent 9. The best answer has one package, the planted one two.
  const prices = [500 * 9 + 3, 500 * 9];

  test('the same cents with a package more are not the best, though the bound is within the cent', () => {
    expect(verifyCertificate(problem, claim([0, 1], 1_000, step(prices)))).toEqual(refused('not proven'));
  });

  test('and the offer that saves the package must not be dropped', () => {
    const dropped = step(prices, { droppedOffers: [{ position: 1, vendor: 0 }] });
    expect(verifyCertificate(problem, claim([0, 1], 1_000, dropped))).toEqual(refused('may still be bought'));
    const closed = step(prices, { droppedStates: [{ vendor: 0, level: -1 }] });
    expect(verifyCertificate(problem, claim([0, 1], 1_000, closed))).toEqual(
      refused('may still be at level'),
    );
  });
});

test('the same cents and packages with a move more are not the best, though the bound is within the cent', () => {
  const problem: CartProblem = {
    vendors: [free, free],
    positions: [{ offers: [at(0, 500), at(1, 500)], current: 0 }],
  };
  // A package weighs 2, a cent 4.
  const proof = step([500 * 4 + 2]);
  expect(verifyCertificate(problem, claim([0], 500, proof))).toMatchObject({ valid: true, optimal: true });
  expect(verifyCertificate(problem, claim([1], 500, proof))).toEqual(refused('not proven'));
});
