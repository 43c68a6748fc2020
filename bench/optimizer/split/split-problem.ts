// The cart when a position may be shared among vendors with limited stock: units instead of whole positions.
import type { FeeLevel } from '../../../packages/optimizer/src/problem.ts';
import { ix } from '../../../packages/optimizer/src/vectors.ts';

export interface SplitOffer {
  readonly vendor: number;
  /** For every unit alike: a tier counts only if it holds for any number of them. */
  readonly unitCents: number;
  readonly stock: number;
}

export interface SplitPosition {
  readonly quantity: number;
  readonly offers: readonly SplitOffer[];
}

export interface SplitProblem {
  readonly vendors: readonly { readonly feeLevels: readonly FeeLevel[] }[];
  readonly positions: readonly SplitPosition[];
  readonly parcelWorthCents?: number;
}

export interface SplitSolution {
  readonly optimal: boolean;
  /** With the worth of the packages; the bound is what no answer undercuts. */
  readonly costCents: number;
  readonly boundCents: number;
  readonly gap: number;
  readonly totalCents: number;
  readonly packages: number;
  /** Units by vendor, for each position. */
  readonly units: readonly ReadonlyMap<number, number>[];
  /** Positions whose stock, all vendors together, is less than wanted. They are left out. */
  readonly unavailable: readonly number[];
}

/** Flat arrays as in the model of whole positions; offers sorted by vendor, fees and costs with packages as a tie. */
export interface SplitModel {
  readonly quantity: Float64Array;
  readonly available: readonly number[];
  readonly position: Int32Array;
  readonly vendor: Int32Array;
  readonly cost: Float64Array;
  readonly cents: Float64Array;
  readonly stock: Float64Array;
  readonly vendorStart: Int32Array;
  /** Offers of a position, cheapest first. */
  readonly byPosition: readonly Int32Array[];
  readonly stateStart: Int32Array;
  readonly threshold: Float64Array;
  readonly fee: Float64Array;
  readonly perCent: number;
}

export function buildSplitModel(problem: SplitProblem): SplitModel {
  const perCent = problem.vendors.length + 1;
  const available: number[] = [];
  for (const [index, { quantity, offers }] of problem.positions.entries())
    if (offers.reduce((sum, { stock }) => sum + stock, 0) >= quantity) available.push(index);
  const offers = available
    .flatMap((index, position) =>
      (problem.positions[index]?.offers ?? []).map((offer) => ({ ...offer, position })),
    )
    .filter(({ stock }) => stock > 0)
    .sort((a, b) => a.vendor - b.vendor || a.position - b.position);
  const vendorStart = new Int32Array(problem.vendors.length + 1);
  for (const { vendor } of offers) vendorStart[vendor + 1] = ix(vendorStart, vendor + 1) + 1;
  const stateStart = new Int32Array(problem.vendors.length + 1);
  for (const [vendor, { feeLevels }] of problem.vendors.entries()) {
    vendorStart[vendor + 1] = ix(vendorStart, vendor + 1) + ix(vendorStart, vendor);
    stateStart[vendor + 1] = ix(stateStart, vendor) + 1 + feeLevels.length;
  }
  const worth = problem.parcelWorthCents ?? 0;
  const states = problem.vendors.flatMap(({ feeLevels }) => [
    { threshold: 0, fee: 0 },
    ...feeLevels.map(({ fromCents, feeCents }) => ({
      threshold: fromCents,
      fee: (feeCents + worth) * perCent + 1,
    })),
  ]);
  const byPosition = available.map((_, position) =>
    Int32Array.from(
      [...offers.keys()]
        .filter((offer) => offers[offer]?.position === position)
        .sort((a, b) => (offers[a]?.unitCents ?? 0) - (offers[b]?.unitCents ?? 0) || a - b),
    ),
  );
  return {
    quantity: Float64Array.from(available, (index) => problem.positions[index]?.quantity ?? 0),
    available,
    position: Int32Array.from(offers, ({ position }) => position),
    vendor: Int32Array.from(offers, ({ vendor }) => vendor),
    cost: Float64Array.from(offers, ({ unitCents }) => unitCents * perCent),
    cents: Float64Array.from(offers, ({ unitCents }) => unitCents),
    stock: Float64Array.from(offers, ({ stock, position }) =>
      Math.min(stock, problem.positions[available[position] ?? -1]?.quantity ?? 0),
    ),
    vendorStart,
    byPosition,
    stateStart,
    threshold: Float64Array.from(states, ({ threshold }) => threshold),
    fee: Float64Array.from(states, ({ fee }) => fee),
    perCent,
  };
}
