// The cart optimizer: which vendor for which position, at the least cost, proven. Pure and step by step: whoever runs
// it decides when to look, when to show and when to stop.
import type { CartProblem, CartSolution, Progress } from './problem.ts';
import { ProofWriter } from './proof.ts';
import { type ScaledModel, scaleProblem } from './scale.ts';
import { Search } from './search.ts';
import { ix } from './vectors.ts';
import type { Certificate } from './verify/certificate.ts';

export interface OptimizeOptions {
  /** Asked after every piece of work, tens of milliseconds at most: true ends with the best answer so far. */
  readonly shouldStop?: () => boolean;
  /** Ends as soon as the gap is not above this share; 0 goes on to the proof. */
  readonly enoughGap?: number;
  /** Writes down the proof, which takes memory on long runs. */
  readonly withCertificate?: boolean;
}

export interface CertifiedSolution extends CartSolution {
  readonly certificate?: Certificate;
}

/** Yields after every piece of work. The same problem leads to the same steps and the same answer. */
export function* optimizeCart(
  problem: CartProblem,
  options: OptimizeOptions = {},
): Generator<Progress, CertifiedSolution> {
  const scaled = scaleProblem(problem);
  const proof = options.withCertificate ? new ProofWriter(scaled) : null;
  const search = new Search(scaled.model, proof);
  for (const _ of search.run(currentAnswer(problem, scaled))) {
    const progress = progressOf(search, scaled.model.perCent);
    yield progress;
    if (!options.shouldStop?.() && progress.gap > (options.enoughGap ?? -1)) continue;
    search.completeProof();
    break;
  }
  const solution = solutionOf(problem, scaled, search);
  if (!proof) return solution;
  const { vendors, costCents, boundCents, optimal } = solution;
  return { ...solution, certificate: { vendors, costCents, boundCents, optimal, proof: proof.root } };
}

/** Runs to the end, or until told to stop. */
export function solveCart(problem: CartProblem, options: OptimizeOptions = {}): CertifiedSolution {
  const steps = optimizeCart(problem, options);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The cart as it is, where every available position lies with a vendor it may be bought from. */
function currentAnswer(problem: CartProblem, { model, available }: ScaledModel): Int32Array | null {
  const offers = new Int32Array(available.length).fill(-1);
  for (let offer = 0; offer < model.offers; offer++) {
    const position = ix(model.position, offer);
    if (problem.positions[available[position] ?? -1]?.current === ix(model.vendor, offer))
      offers[position] = offer;
  }
  return offers.includes(-1) ? null : offers;
}

function progressOf({ total, bound }: Search, perCent: number): Progress {
  const costCents = Math.floor(total / perCent);
  const boundCents = Math.min(costCents, Math.floor(bound / perCent));
  return { costCents, boundCents, gap: costCents > 0 ? (costCents - boundCents) / costCents : 0 };
}

function solutionOf(problem: CartProblem, scaled: ScaledModel, search: Search): CartSolution {
  const { model, available, unavailable } = scaled;
  const { perCent, perPackage } = model;
  const vendors: (number | null)[] = problem.positions.map(() => null);
  available.forEach((index, position) => {
    vendors[index] = ix(model.vendor, ix(search.best, position));
  });
  const packages = Math.floor((search.total % perCent) / perPackage);
  const progress = progressOf(search, perCent);
  return {
    ...progress,
    optimal: search.bound >= search.total,
    vendors,
    unavailable,
    totalCents: progress.costCents - packages * (problem.parcelWorthCents ?? 0),
    packages,
    moved: search.total % perPackage,
  };
}
