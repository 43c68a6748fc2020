// Lexicographic objective by scaling: one exact number for three aims, cents first, then packages, then moved
// positions.
import { buildModel, type Model, type ModelOffer } from './model.ts';
import type { CartOffer, CartPosition, CartProblem, FeeLevel } from './problem.ts';

export interface ScaledModel {
  readonly model: Model;
  /** Position indices of the problem, by position of the model: unavailable ones are left out. */
  readonly available: readonly number[];
  readonly unavailable: readonly number[];
}

function checkVendor(levels: readonly FeeLevel[], vendor: number): void {
  const rising = levels.every((level, index) => {
    const before = levels[index - 1];
    return before
      ? level.fromCents > before.fromCents && level.feeCents <= before.feeCents
      : level.fromCents === 0;
  });
  const whole = levels.every(
    ({ fromCents, feeCents }) =>
      Number.isSafeInteger(fromCents) && Number.isSafeInteger(feeCents) && feeCents >= 0,
  );
  if (levels.length === 0 || !rising || !whole)
    throw new RangeError(`The fee levels of vendor ${vendor} do not start at 0 and fall`);
}

function checkPosition({ offers }: CartPosition, position: number, vendors: number): void {
  const sellers = new Set<number>();
  for (const { vendor, cents } of offers) {
    if (!Number.isSafeInteger(cents) || cents < 0)
      throw new RangeError(`Position ${position} has no whole price`);
    if (!(vendor >= 0 && vendor < vendors))
      throw new RangeError(`Position ${position} names an unknown vendor`);
    if (sellers.has(vendor)) throw new RangeError(`Position ${position} has two offers of vendor ${vendor}`);
    sellers.add(vendor);
  }
}

/** The offers the position may really use. */
function allowedOffers(problem: CartProblem, position: CartPosition): readonly CartOffer[] {
  const { offers, current, pinned } = position;
  if (pinned) return offers.filter(({ vendor }) => vendor === current);
  if (!problem.favouritesOnly) return offers;
  const favourites = offers.filter(({ vendor }) => problem.vendors[vendor]?.favourite);
  return favourites.length > 0 ? favourites : offers;
}

export function scaleProblem(problem: CartProblem): ScaledModel {
  problem.vendors.forEach(({ feeLevels }, vendor) => {
    checkVendor(feeLevels, vendor);
  });
  problem.positions.forEach((position, index) => {
    checkPosition(position, index, problem.vendors.length);
  });

  const offers: ModelOffer[] = [];
  const available: number[] = [];
  const unavailable: number[] = [];
  const usable = problem.positions.map((position) => allowedOffers(problem, position));
  usable.forEach((some, index) => {
    (some.length > 0 ? available : unavailable).push(index);
  });
  const packages = Math.min(problem.vendors.length, available.length);
  const perPackage = available.length + 1;
  const perCent = perPackage * (packages + 1);

  available.forEach((index, position) => {
    const current = problem.positions[index]?.current;
    for (const { vendor, cents } of usable[index] ?? []) {
      const moved = current !== undefined && current !== vendor ? 1 : 0;
      offers.push({ position, vendor, cost: cents * perCent + moved, value: cents });
    }
  });
  const worth = problem.parcelWorthCents ?? 0;
  const levels = problem.vendors.map(({ feeLevels }) =>
    feeLevels.map(({ fromCents, feeCents }) => ({
      threshold: fromCents,
      fee: (feeCents + worth) * perCent + perPackage,
    })),
  );
  const model = buildModel({ perCent, perPackage }, available.length, levels, offers);
  const most =
    model.cost.reduce((sum, cost) => sum + cost, 0) +
    levels.reduce((sum, some) => sum + (some[0]?.fee ?? 0), 0);
  if (most > Number.MAX_SAFE_INTEGER / 4)
    throw new RangeError('The amounts are too large to be added exactly');
  return { model, available, unavailable };
}
