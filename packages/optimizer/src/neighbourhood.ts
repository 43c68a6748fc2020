// A part of an answer as a problem of its own: what a few vendors sell now, divided anew among them and no others.
import { buildModel, type Model, type ModelOffer, type ModelState } from './model.ts';
import { at, ix } from './vectors.ts';

export interface Neighbourhood {
  readonly model: Model;
  /** The present division, by position of the small model. */
  readonly start: Int32Array;
  /** Positions and vendors of the whole model, by those of the small one. */
  readonly positions: readonly number[];
  readonly vendors: readonly number[];
}

export function neighbourhoodOf(model: Model, answer: Int32Array, vendors: readonly number[]): Neighbourhood {
  const smallVendor = new Map(vendors.map((vendor, index) => [vendor, index]));
  const positions: number[] = [];
  const offers: ModelOffer[] = [];
  const current: number[] = [];
  for (let position = 0; position < model.positions; position++) {
    const now = smallVendor.get(ix(model.vendor, ix(answer, position)));
    if (now === undefined) continue;
    for (
      let index = ix(model.positionStart, position);
      index < ix(model.positionStart, position + 1);
      index++
    ) {
      const offer = ix(model.positionOffers, index);
      const vendor = smallVendor.get(ix(model.vendor, offer));
      if (vendor === undefined) continue;
      offers.push({
        position: positions.length,
        vendor,
        cost: at(model.cost, offer),
        value: at(model.value, offer),
      });
    }
    current.push(now);
    positions.push(position);
  }
  const small = buildModel(
    positions.length,
    vendors.map((vendor) => levelsOf(model, vendor)),
    offers,
  );
  const start = new Int32Array(positions.length);
  for (let offer = 0; offer < small.offers; offer++) {
    const position = ix(small.position, offer);
    if (current[position] === ix(small.vendor, offer)) start[position] = offer;
  }
  return { model: small, start, positions, vendors };
}

function levelsOf(model: Model, vendor: number): ModelState[] {
  const levels: ModelState[] = [];
  for (let state = ix(model.stateStart, vendor) + 1; state < ix(model.stateStart, vendor + 1); state++)
    levels.push({ threshold: at(model.threshold, state), fee: at(model.fee, state) });
  return levels;
}

/** Puts an answer of the small model into the one of the whole model. */
export function transfer(
  model: Model,
  { model: small, positions, vendors }: Neighbourhood,
  best: Int32Array,
  into: Int32Array,
): void {
  for (const [index, position] of positions.entries()) {
    const vendor = vendors[ix(small.vendor, ix(best, index))];
    for (
      let place = ix(model.positionStart, position);
      place < ix(model.positionStart, position + 1);
      place++
    ) {
      const offer = ix(model.positionOffers, place);
      if (ix(model.vendor, offer) === vendor) into[position] = offer;
    }
  }
}

/** Vendors that could exchange most with each other; which ones they grow from, and which ties, is up to `draw`. */
export function relatedVendors(
  model: Model,
  answer: Int32Array,
  size: number,
  draw: (below: number) => number,
): number[] {
  const exchange = new Float64Array(model.vendors * model.vendors);
  const isOpen = new Uint8Array(model.vendors);
  for (let position = 0; position < model.positions; position++) {
    const here = ix(model.vendor, ix(answer, position));
    isOpen[here] = 1;
    for (
      let index = ix(model.positionStart, position);
      index < ix(model.positionStart, position + 1);
      index++
    ) {
      const there = ix(model.vendor, ix(model.positionOffers, index));
      exchange[here * model.vendors + there] = at(exchange, here * model.vendors + there) + 1;
      exchange[there * model.vendors + here] = at(exchange, there * model.vendors + here) + 1;
    }
  }
  const open = [...isOpen.keys()].filter((vendor) => isOpen[vendor]);
  const chosen = [open[draw(open.length)] ?? 0];
  while (chosen.length < Math.min(size, open.length)) {
    let best = -1;
    let most = -1;
    for (const vendor of open) {
      if (chosen.includes(vendor)) continue;
      let related = 0;
      for (const other of chosen) related += at(exchange, vendor * model.vendors + other);
      const luck = related * (0.5 + draw(1_000) / 1_000);
      if (luck <= most) continue;
      most = luck;
      best = vendor;
    }
    chosen.push(best);
  }
  return chosen;
}

/** The same draws in every run, or the same cart could be answered differently. */
export function repeatableDraw(): (below: number) => number {
  let state = 1;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * below);
  };
}
