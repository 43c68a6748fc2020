// Every assignment there is, priced in the plainest way: what the solver is measured against.
import type { CartOffer, CartProblem } from '../problem.ts';

export interface Priced {
  readonly costCents: number;
  readonly totalCents: number;
  readonly packages: number;
  readonly moved: number;
}

/** Null where the answer uses an offer that does not exist. */
export function priceAnswer(problem: CartProblem, vendors: readonly (number | null)[]): Priced | null {
  const goods = new Map<number, number>();
  let totalCents = 0;
  let moved = 0;
  for (const [index, { offers, current }] of problem.positions.entries()) {
    const vendor = vendors[index];
    if (vendor === null || vendor === undefined) continue;
    const offer = offers.find((some) => some.vendor === vendor);
    if (!offer) return null;
    totalCents += offer.cents;
    goods.set(vendor, (goods.get(vendor) ?? 0) + offer.cents);
    if (current !== undefined && current !== vendor) moved++;
  }
  for (const [vendor, value] of goods) {
    let fee = 0;
    for (const level of problem.vendors[vendor]?.feeLevels ?? [])
      if (value >= level.fromCents) fee = level.feeCents;
    totalCents += fee;
  }
  const packages = goods.size;
  return { costCents: totalCents + packages * (problem.parcelWorthCents ?? 0), totalCents, packages, moved };
}

function choices(problem: CartProblem, index: number): readonly CartOffer[] {
  const position = problem.positions[index];
  if (!position) return [];
  if (position.pinned) return position.offers.filter(({ vendor }) => vendor === position.current);
  const favourites = position.offers.filter(({ vendor }) => problem.vendors[vendor]?.favourite);
  return problem.favouritesOnly && favourites.length > 0 ? favourites : position.offers;
}

function isBetter(a: Priced, b: Priced): boolean {
  if (a.costCents !== b.costCents) return a.costCents < b.costCents;
  return a.packages !== b.packages ? a.packages < b.packages : a.moved < b.moved;
}

export function bruteForce(problem: CartProblem): Priced {
  const vendors: (number | null)[] = problem.positions.map(() => null);
  let best: Priced | null = null;
  const assign = (index: number): void => {
    if (index === problem.positions.length) {
      const priced = priceAnswer(problem, vendors);
      if (priced && (!best || isBetter(priced, best))) best = priced;
      return;
    }
    const some = choices(problem, index);
    if (some.length === 0) assign(index + 1);
    for (const { vendor } of some) {
      vendors[index] = vendor;
      assign(index + 1);
    }
    vendors[index] = null;
  };
  assign(0);
  return best ?? { costCents: 0, totalCents: 0, packages: 0, moved: 0 };
}
