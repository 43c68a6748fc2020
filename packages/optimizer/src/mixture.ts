// The restricted master of Dantzig-Wolfe decomposition: what every vendor was seen to take (its columns), in shares,
// mixed so that each position is bought once as nearly as can be, and the prices follow what is missing. One pass costs
// far less than asking the vendors anew.
import type { Lagrange } from './lagrange.ts';
import type { Model } from './model.ts';
import type { Restriction } from './restriction.ts';
import { add, at, ix } from './vectors.ts';

/** Offers a vendor may sell together, in one of its states. */
export interface Selection {
  readonly offers: Int32Array;
  readonly positions: Int32Array;
  readonly state: number;
  readonly cost: number;
  /** Share in the vendor's mixture; the shares of a vendor add up to 1. */
  share: number;
  /** The cost less what the prices pay for it. */
  reduced: number;
  /** When it was last of use. */
  used: number;
}

/** Selections remembered per vendor. */
const mostSelections = 16;

export class Mixture {
  /** For each vendor, the selections allowed in this part of the search. */
  allowed: Selection[][] = [];
  /** For each position, how much of it the mixture does not buy; below 0 if it buys too much. */
  readonly lack: Float64Array;
  /** Target prices for this mixture. */
  readonly wanted: Float64Array;
  private readonly known: Selection[][];
  private readonly inUse: Selection[][];
  private readonly mark: Int32Array;
  private stamp = 0;
  private clock = 0;

  constructor(
    private readonly model: Model,
    private readonly lagrange: Lagrange,
  ) {
    this.lack = new Float64Array(model.positions);
    this.wanted = new Float64Array(model.positions);
    this.mark = new Int32Array(model.positions);
    this.known = Array.from({ length: model.vendors }, () => []);
    this.inUse = Array.from({ length: model.vendors }, () => []);
  }

  /** Begins anew with what the vendors have just chosen. */
  start({ offers, states }: Restriction): void {
    this.clock++;
    this.allowed = this.known.map((some) =>
      some.filter((selection) => {
        selection.share = 0;
        return states[selection.state] === 1 && selection.offers.every((offer) => offers[offer] === 1);
      }),
    );
    this.lack.fill(1);
    for (const chosen of this.gather()) {
      chosen.share = 1;
      for (const position of chosen.positions) add(this.lack, position, -1);
    }
  }

  /** Takes up what the vendors chose at the prices at hand: the best selection of each. */
  gather(): Selection[] {
    const { lagrange } = this;
    return this.allowed.map((some, vendor) => {
      let best: Selection | null = null;
      for (const selection of some) {
        reduce(selection, lagrange.prices);
        if (!best || selection.reduced < best.reduced) best = selection;
      }
      const chosen = this.chosenOf(vendor, ix(lagrange.chosenState, vendor));
      if (!best || chosen.reduced < best.reduced) {
        best = chosen;
        some.push(chosen);
        this.remember(vendor, chosen);
      }
      best.used = this.clock;
      return best;
    });
  }

  private chosenOf(vendor: number, state: number): Selection {
    const { model, lagrange } = this;
    const isOpen = state !== ix(model.stateStart, vendor);
    const start = ix(model.vendorStart, vendor);
    const end = isOpen ? ix(model.vendorStart, vendor + 1) : start;
    let size = 0;
    for (let offer = start; offer < end; offer++) size += lagrange.taken[offer] as number;
    const offers = new Int32Array(size);
    let place = 0;
    for (let offer = start; offer < end; offer++) if (lagrange.taken[offer]) offers[place++] = offer;
    const positions = offers.map((offer) => ix(model.position, offer));
    let cost = at(model.fee, state);
    for (const offer of offers) cost += at(model.cost, offer);
    const selection = { offers, positions, state, cost, share: 0, reduced: 0, used: this.clock };
    reduce(selection, lagrange.prices);
    return selection;
  }

  private remember(vendor: number, selection: Selection): void {
    const known = this.known[vendor] as Selection[];
    known.push(selection);
    if (known.length <= mostSelections) return;
    let oldest = 0;
    for (const [index, { used }] of known.entries())
      if (used < (known[oldest] as Selection).used) oldest = index;
    known.splice(oldest, 1);
  }

  /** The prices around which the mixture looks for better ones, and how far a missing position raises its own. */
  centre(prices: Float64Array, weight: number): void {
    const { wanted, lack } = this;
    for (let position = 0; position < wanted.length; position++)
      wanted[position] = at(prices, position) + weight * at(lack, position);
  }

  /** Runs one pass over all selections, and some over those in use. Returns how far the mixture was from the cheapest. */
  pass(weight: number, more: number): number {
    let apart = 0;
    for (const [vendor, some] of this.allowed.entries()) {
      apart += this.mixVendor(some, weight);
      this.inUse[vendor] = some.filter(({ share }) => share > 0);
    }
    for (let round = 0; round < more; round++) for (const some of this.inUse) this.mixVendor(some, weight);
    return apart;
  }

  /** Upper bound of the gain over the bound at prices around these, as far as the known selections show. */
  hope(prices: Float64Array, weight: number, bound: number): number {
    const { lack } = this;
    let sum = -bound;
    for (const some of this.inUse) for (const { share, cost } of some) sum += share * cost;
    for (let position = 0; position < lack.length; position++) {
      const missing = at(lack, position);
      sum += missing * (at(prices, position) + (weight / 2) * missing);
    }
    return sum;
  }

  /** Value of the target prices if the vendors had no other selections. */
  promise(): number {
    let sum = 0;
    for (const price of this.wanted) sum += price;
    for (const some of this.allowed) {
      let least = Number.POSITIVE_INFINITY;
      for (const selection of some) {
        reduce(selection, this.wanted);
        if (selection.reduced < least) least = selection.reduced;
        if (selection.share > 0) selection.used = this.clock;
      }
      sum += least;
    }
    return sum;
  }

  /** Moves share from the dearest selection in use to the cheapest, as much as pays. */
  private mixVendor(some: readonly Selection[], weight: number): number {
    if (some.length < 2) return 0;
    let to: Selection | null = null;
    let from: Selection | null = null;
    let average = 0;
    for (const selection of some) {
      reduce(selection, this.wanted);
      const { share, reduced } = selection;
      if (!to || reduced < to.reduced) to = selection;
      if (share === 0) continue;
      average += share * reduced;
      if (!from || reduced > from.reduced) from = selection;
    }
    if (!to || !from || from.reduced <= to.reduced) return 0;
    const size = this.difference(from.positions, to.positions);
    if (size === 0) return 0;
    const moved = Math.min((from.reduced - to.reduced) / (weight * size), from.share);
    from.share -= moved;
    to.share += moved;
    this.shift(from.positions, moved, weight);
    this.shift(to.positions, -moved, weight);
    return average - to.reduced;
  }

  /** How many positions only one of them has. */
  private difference(one: Int32Array, other: Int32Array): number {
    const { mark } = this;
    const stamp = ++this.stamp;
    for (let index = 0; index < one.length; index++) mark[ix(one, index)] = stamp;
    let both = 0;
    for (let index = 0; index < other.length; index++) if (ix(mark, ix(other, index)) === stamp) both++;
    return one.length + other.length - 2 * both;
  }

  private shift(positions: Int32Array, share: number, weight: number): void {
    const { lack, wanted } = this;
    for (let index = 0; index < positions.length; index++) {
      const position = ix(positions, index);
      add(lack, position, share);
      add(wanted, position, share * weight);
    }
  }
}

function reduce(selection: Selection, prices: Float64Array): void {
  const { positions } = selection;
  let reduced = selection.cost;
  for (let index = 0; index < positions.length; index++) reduced -= at(prices, ix(positions, index));
  selection.reduced = reduced;
}
