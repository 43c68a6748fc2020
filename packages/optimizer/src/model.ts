// The model: the problem as flat arrays, one exact objective, offers sorted by vendor, a vendor's states closed
// first.
import { at, ix } from './vectors.ts';

export interface Model {
  readonly positions: number;
  readonly vendors: number;
  readonly offers: number;
  /** Weight of a cent and of a package in the objective; a moved position weighs 1. */
  readonly perCent: number;
  readonly perPackage: number;
  /** Arrays by offer. `cost` in the objective is separate from `value`, the goods value that counts for thresholds. */
  readonly position: Int32Array;
  readonly vendor: Int32Array;
  readonly cost: Float64Array;
  readonly value: Float64Array;
  /** A vendor's offers are those from its start up to the next one's. */
  readonly vendorStart: Int32Array;
  /** A position's offers, cheapest first, in the same manner. */
  readonly positionStart: Int32Array;
  readonly positionOffers: Int32Array;
  /** A vendor's states: closed, then its fee levels. */
  readonly stateStart: Int32Array;
  readonly states: number;
  readonly threshold: Float64Array;
  readonly fee: Float64Array;
}

export interface ModelOffer {
  readonly position: number;
  readonly vendor: number;
  readonly cost: number;
  readonly value: number;
}

export interface ModelState {
  readonly threshold: number;
  readonly fee: number;
}

function starts(keys: Int32Array, groups: number): Int32Array {
  const start = new Int32Array(groups + 1);
  for (const key of keys) start[key + 1] = ix(start, key + 1) + 1;
  for (let group = 0; group < groups; group++) start[group + 1] = ix(start, group + 1) + ix(start, group);
  return start;
}

interface Weights {
  readonly perCent: number;
  readonly perPackage: number;
}

/** `levels` are a vendor's states other than closed. */
export function buildModel(
  { perCent, perPackage }: Weights,
  positions: number,
  levels: readonly (readonly ModelState[])[],
  unsorted: readonly ModelOffer[],
): Model {
  const offers = [...unsorted].sort((a, b) => a.vendor - b.vendor || a.position - b.position);
  const position = Int32Array.from(offers, (offer) => offer.position);
  const vendor = Int32Array.from(offers, (offer) => offer.vendor);
  const cost = Float64Array.from(offers, (offer) => offer.cost);
  const byCost = Int32Array.from(offers.keys()).sort(
    (a, b) => ix(position, a) - ix(position, b) || (cost[a] as number) - (cost[b] as number) || a - b,
  );
  const states = levels.map((some) => [{ threshold: 0, fee: 0 }, ...some]);
  const stateStart = new Int32Array(levels.length + 1);
  states.forEach((some, index) => {
    stateStart[index + 1] = ix(stateStart, index) + some.length;
  });
  return {
    positions,
    vendors: levels.length,
    offers: offers.length,
    perCent,
    perPackage,
    position,
    vendor,
    cost,
    value: Float64Array.from(offers, (offer) => offer.value),
    vendorStart: starts(vendor, levels.length),
    positionStart: starts(position, positions),
    positionOffers: byCost,
    stateStart,
    states: ix(stateStart, levels.length),
    threshold: Float64Array.from(states.flat(), (state) => state.threshold),
    fee: Float64Array.from(states.flat(), (state) => state.fee),
  };
}

/** The model restricted to some of its offers, given in ascending order. Positions, vendors and states stay. */
export function withOffers(model: Model, kept: Int32Array): Model {
  const place = new Int32Array(model.offers).fill(-1);
  kept.forEach((offer, index) => {
    place[offer] = index;
  });
  const position = kept.map((offer) => ix(model.position, offer));
  const vendor = kept.map((offer) => ix(model.vendor, offer));
  // Written out in the order of `buildModel`, for objects of one shape keep the hot loops quick.
  return {
    positions: model.positions,
    vendors: model.vendors,
    offers: kept.length,
    perCent: model.perCent,
    perPackage: model.perPackage,
    position,
    vendor,
    cost: Float64Array.from(kept, (offer) => at(model.cost, offer)),
    value: Float64Array.from(kept, (offer) => at(model.value, offer)),
    vendorStart: starts(vendor, model.vendors),
    positionStart: starts(position, model.positions),
    positionOffers: model.positionOffers
      .filter((offer) => ix(place, offer) >= 0)
      .map((offer) => ix(place, offer)),
    stateStart: model.stateStart,
    states: model.states,
    threshold: model.threshold,
    fee: model.fee,
  };
}
