// The problem as the verifier sees it, set up from the rules alone.
import type { CartProblem } from '../problem.ts';

export interface Question {
  readonly perCent: number;
  readonly perPackage: number;
  /** Positions with an offer they may use, by their index in the problem. */
  readonly available: readonly number[];
  /** For each available position: goods value in cents by vendor, and weight in the objective by vendor. */
  readonly cents: readonly ReadonlyMap<number, number>[];
  readonly weight: readonly ReadonlyMap<number, number>[];
  /** For each vendor, threshold and fee in the objective, by level. */
  readonly levels: readonly (readonly { readonly threshold: number; readonly fee: number }[])[];
}

export function askQuestion(problem: CartProblem): Question {
  const allowed = problem.positions.map(({ offers, pinned, current }) => {
    if (pinned) return offers.filter(({ vendor }) => vendor === current);
    const favourites = offers.filter(({ vendor }) => problem.vendors[vendor]?.favourite);
    return problem.favouritesOnly && favourites.length > 0 ? favourites : offers;
  });
  const available = [...problem.positions.keys()].filter((index) => allowed[index]?.length);
  const perPackage = available.length + 1;
  const perCent = perPackage * (Math.min(available.length, problem.vendors.length) + 1);
  const cents = available.map(
    (index) => new Map((allowed[index] ?? []).map(({ vendor, cents: price }) => [vendor, price])),
  );
  const weight = cents.map((prices, position) => {
    const current = problem.positions[available[position] ?? -1]?.current;
    const moves = (vendor: number) => (current === undefined || current === vendor ? 0 : 1);
    return new Map([...prices].map(([vendor, price]) => [vendor, price * perCent + moves(vendor)]));
  });
  const worth = problem.parcelWorthCents ?? 0;
  const levels = problem.vendors.map(({ feeLevels }) =>
    feeLevels.map(({ fromCents, feeCents }) => ({
      threshold: fromCents,
      fee: (feeCents + worth) * perCent + perPackage,
    })),
  );
  return { perCent, perPackage, available, cents, weight, levels };
}

/** The objective of an answer by available position; NaN where it uses an offer that is not there. */
export function weighAnswer(question: Question, vendors: readonly (number | null | undefined)[]): number {
  const goods = new Map<number, number>();
  let total = 0;
  for (const [position, vendor] of vendors.entries()) {
    const own = vendor ?? -1;
    total += question.weight[position]?.get(own) ?? Number.NaN;
    goods.set(own, (goods.get(own) ?? 0) + (question.cents[position]?.get(own) ?? Number.NaN));
  }
  for (const [vendor, value] of goods) {
    const reached = question.levels[vendor]?.findLast(({ threshold }) => threshold <= value);
    total += reached?.fee ?? Number.NaN;
  }
  return total;
}
