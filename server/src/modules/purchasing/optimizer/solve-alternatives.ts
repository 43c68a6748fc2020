// The best of several problems, of which some hold lots that must not end at the same vendor.
import { optimizeCart } from '@praxora/optimizer/optimize';
import type { CartProblem, CartSolution, Progress } from '@praxora/optimizer/problem';

export interface AlternativeProblem {
  readonly problem: CartProblem;
  /** Positions that must not share a vendor: there they would be one lot, at another price. */
  readonly apart: readonly (readonly number[])[];
  /** Moves that the problem does not count because no answer avoids them. */
  readonly fixedMoves: number;
}

export interface Alternative {
  /** Which of the problems it solves. */
  readonly alternative: number;
  readonly solution: CartSolution;
}

export interface SolvedAlternatives {
  readonly solutions: readonly Alternative[];
  /** No answer to any of them costs less. */
  readonly boundCents: number;
  /** Pieces of work done. */
  readonly nodes: number;
}

interface Control {
  readonly mustStop: () => boolean;
  readonly onProgress: (costCents: number, boundCents: number) => void;
}

type Rank = readonly [costCents: number, packages: number, moved: number];

interface Part extends AlternativeProblem {
  readonly alternative: number;
  /** Where it comes from a part that is solved already: nothing in it ranks before this. */
  readonly floor?: Rank;
}

/** Where the answers keep clashing, the search for the last cent ends somewhere. */
const mostParts = 2_000;

const worst: Rank = [Number.POSITIVE_INFINITY, 0, 0];
const isBefore = (a: Rank, b: Rank): boolean => (a[0] - b[0] || a[1] - b[1] || a[2] - b[2]) < 0;

export function solveAlternatives(
  alternatives: readonly AlternativeProblem[],
  control: Control,
): SolvedAlternatives {
  const parts: Part[] = alternatives.map((one, alternative) => ({ ...one, alternative }));
  const solutions: Alternative[] = [];
  let best = worst;
  let boundCents = Number.POSITIVE_INFINITY;
  let nodes = 0;
  // Parts are added while the loop runs.
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index] as Part;
    const { floor } = part;
    if (floor && (control.mustStop() || !isBefore(floor, best))) {
      boundCents = Math.min(boundCents, floor[0]);
      continue;
    }
    const isLast = index === parts.length - 1;
    const solution = solveOne(part.problem, best[0], control.mustStop, (progress) => {
      nodes++;
      // Nothing is known about parts that have not been solved yet.
      const known = isLast ? Math.min(boundCents, progress.boundCents) : (floor?.[0] ?? 0);
      control.onProgress(Math.min(best[0], progress.costCents), Math.min(known, best[0]));
    });
    solutions.push({ alternative: part.alternative, solution });
    const rank: Rank = [solution.costCents, solution.packages, solution.moved + part.fixedMoves];
    const clash = clashIn(part, solution);
    if (!clash && isBefore(rank, best)) best = rank;
    if (clash && solution.optimal && isBefore(rank, best) && parts.length < mostParts)
      parts.push(...halves(part, clash, rank));
    else boundCents = Math.min(boundCents, solution.boundCents);
  }
  return { solutions, boundCents, nodes };
}

/** Left as soon as it is clear that it beats nothing. */
function solveOne(
  problem: CartProblem,
  bestCents: number,
  mustStop: () => boolean,
  onStep: (progress: Progress) => void,
): CartSolution {
  let boundCents = 0;
  const steps = optimizeCart(problem, { shouldStop: () => mustStop() || boundCents > bestCents });
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    boundCents = step.value.boundCents;
    onStep(step.value);
  }
}

interface Clash {
  readonly positions: readonly [number, number];
  readonly vendor: number;
}

function clashIn({ apart }: Part, { vendors }: CartSolution): Clash | null {
  for (const group of apart) {
    for (const [index, position] of group.entries()) {
      const vendor = vendors[position];
      const other = group.slice(index + 1).find((one) => vendors[one] === vendor);
      if (typeof vendor === 'number' && other !== undefined) return { positions: [position, other], vendor };
    }
  }
  return null;
}

/** At least one of the two goes elsewhere; a position that has nowhere else to go makes no part. */
function halves(part: Part, { positions, vendor }: Clash, floor: Rank): Part[] {
  return positions.flatMap((banned) => {
    const changed = part.problem.positions.map((position, index) =>
      index === banned
        ? { ...position, offers: position.offers.filter((offer) => offer.vendor !== vendor) }
        : position,
    );
    if (changed[banned]?.offers.length === 0) return [];
    return { ...part, floor, problem: { ...part.problem, positions: changed } };
  });
}
