import { describe, expect, test } from 'vitest';
import { solveCart } from '../optimize.ts';
import type { CartProblem } from '../problem.ts';
import type { Certificate, ProofNode } from './certificate.ts';
import { leastCover } from './cover.ts';
import { verifyCertificate } from './verify.ts';

/** A cart whose proof has to branch: three positions, each pair of which only one vendor sells. */
const problem: CartProblem = {
  vendors: [0, 1, 2].map(() => ({ feeLevels: [{ fromCents: 0, feeCents: 1_000 }] })),
  positions: [
    [0, 1],
    [1, 2],
    [2, 0],
  ].map((sellers) => ({ offers: sellers.map((vendor) => ({ vendor, cents: 500 })) })),
};

function certificateOf(some: CartProblem): Certificate {
  const { certificate } = solveCart(some, { withCertificate: true });
  if (!certificate) throw new Error('There is a certificate');
  return certificate;
}

const honest = certificateOf(problem);
const refused = (reason: string) => ({ valid: false, reason: expect.stringContaining(reason) });

describe('an honest certificate', () => {
  test('is accepted, and this one has branches', () => {
    expect(honest.proof.branch).toBeDefined();
    expect(verifyCertificate(problem, honest)).toEqual({
      valid: true,
      costCents: 3_500,
      boundCents: 3_500,
      optimal: true,
    });
  });

  test('is accepted with a lower claim than it proves', () => {
    expect(verifyCertificate(problem, { ...honest, boundCents: 3_000, optimal: false }).valid).toBe(true);
  });
});

describe('what is planted is refused', () => {
  test('a false cost', () => {
    expect(verifyCertificate(problem, { ...honest, costCents: 3_400, boundCents: 3_400 })).toEqual(
      refused('does not cost that'),
    );
  });

  test('an answer from an offer that is not there, or not complete', () => {
    expect(verifyCertificate(problem, { ...honest, vendors: [2, 2, 2] })).toEqual(refused('not there'));
    expect(verifyCertificate(problem, { ...honest, vendors: [1, 1, null] })).toEqual(refused('not complete'));
  });

  test('a false bound: the dearest answer called the best', () => {
    const dear = { ...honest, vendors: [0, 1, 2], costCents: 4_500, boundCents: 4_500 };
    expect(verifyCertificate(problem, dear)).toMatchObject({ valid: false });
    expect(verifyCertificate(problem, { ...dear, proof: honest.proof, optimal: false })).toMatchObject({
      valid: false,
    });
  });

  test('a bound without its proof', () => {
    expect(verifyCertificate(problem, { ...honest, proof: { steps: [] } })).toEqual(refused('not proven'));
    const { steps } = honest.proof;
    expect(verifyCertificate(problem, { ...honest, proof: { steps } })).toEqual(refused('not proven'));
  });

  test('a missing branch', () => {
    const { branch } = honest.proof;
    if (!branch) throw new Error('The proof has a branch');
    const [first, second] = branch.parts;
    const proofs: ProofNode[] = [
      { ...honest.proof, branch: { ...branch, parts: [first] as never } },
      { ...honest.proof, branch: { ...branch, parts: [first, undefined] as never } },
      { ...honest.proof, branch: { ...branch, parts: [first, { steps: [] }] } },
      { ...honest.proof, branch: { ...branch, parts: [{ steps: [] }, second] } },
    ];
    for (const proof of proofs) expect(verifyCertificate(problem, { ...honest, proof }).valid).toBe(false);
  });

  test('an offer or a level dropped without reason', () => {
    const [step] = honest.proof.steps;
    if (!step) throw new Error('The proof has a step');
    const greedy = { ...step, droppedOffers: [{ position: 0, vendor: honest.vendors[0] ?? 0 }] };
    expect(verifyCertificate(problem, { ...honest, proof: { ...honest.proof, steps: [greedy] } })).toEqual(
      refused('may still be bought'),
    );
    const closing = { ...step, droppedOffers: [], droppedStates: [{ vendor: 0, level: 0 }] };
    expect(verifyCertificate(problem, { ...honest, proof: { ...honest.proof, steps: [closing] } })).toEqual(
      refused('may still be at level'),
    );
  });

  test('prices that are not whole', () => {
    const steps = honest.proof.steps.map((step) => ({
      ...step,
      prices: step.prices.map((price) => price + 0.5),
    }));
    expect(verifyCertificate(problem, { ...honest, proof: { ...honest.proof, steps } })).toEqual(
      refused('one integer per position'),
    );
  });

  test('the proof of another cart', () => {
    const dearer = { ...problem, parcelWorthCents: 1 };
    expect(verifyCertificate(dearer, honest)).toMatchObject({ valid: false });
  });
});

test('the least cover is the least over all sets', () => {
  const things = [
    { cost: 5, value: 4 },
    { cost: 4, value: 3 },
    { cost: 3, value: 3 },
    { cost: 0, value: 1 },
    { cost: 9, value: 9 },
  ];
  for (let need = 0; need <= 21; need++) {
    let least = Number.POSITIVE_INFINITY;
    for (let set = 0; set < 1 << things.length; set++) {
      const chosen = things.filter((_, index) => set & (1 << index));
      const value = chosen.reduce((sum, thing) => sum + thing.value, 0);
      if (value >= need)
        least = Math.min(
          least,
          chosen.reduce((sum, thing) => sum + thing.cost, 0),
        );
    }
    expect(leastCover(things, need)).toBe(least);
  }
});
