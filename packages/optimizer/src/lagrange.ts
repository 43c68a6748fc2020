// Lagrangian relaxation, the bound: "each position is bought once" gives way to a price per position, and every vendor
// decides for itself which state and which offers pay at these prices. Prices are integers, hence so are all values,
// exactly.
import { CoverKnapsack } from './knapsack.ts';
import type { Model } from './model.ts';
import type { Restriction } from './restriction.ts';
import { at, ix } from './vectors.ts';

export class Lagrange {
  /** Price of each position in the relaxation; integers. */
  readonly prices: Float64Array;
  /** 1 for an offer that its vendor takes at these prices. */
  readonly taken: Uint8Array;
  /** For each vendor, the chosen state and its value. */
  readonly chosenState: Int32Array;
  readonly vendorValue: Float64Array;
  bound = 0;

  /** The vendor last gathered: what its profitable offers earn and weigh, and the others in the knapsack. */
  readonly knapsack: CoverKnapsack;
  earned = 0;
  weight = 0;
  profitable = 0;
  /** The least cost among the others. */
  cheapest = 0;
  readonly item: Int32Array;

  /** A vendor's offers as they were sorted last: nearly right the next time, too. */
  private readonly order: Int32Array;
  private readonly rest: Int32Array;
  private restCount = 0;
  private readonly ratio: Float64Array;
  private readonly cover: Int32Array;

  /** A knapsack at hand, large enough, is used again. */
  constructor(
    private readonly model: Model,
    knapsack?: CoverKnapsack,
  ) {
    this.prices = new Float64Array(model.positions);
    this.taken = new Uint8Array(model.offers);
    this.chosenState = new Int32Array(model.vendors);
    this.vendorValue = new Float64Array(model.vendors);
    let largest = 0;
    for (let vendor = 0; vendor < model.vendors; vendor++)
      largest = Math.max(largest, ix(model.vendorStart, vendor + 1) - ix(model.vendorStart, vendor));
    this.knapsack = knapsack ?? new CoverKnapsack(largest);
    this.item = new Int32Array(largest);
    this.rest = new Int32Array(largest);
    this.ratio = new Float64Array(largest);
    this.order = Int32Array.from({ length: model.offers }, (_, offer) => offer);
    this.cover = new Int32Array(largest);
  }

  /** The bound at the current prices; infinite when some vendor has no state left. */
  evaluate(restriction: Restriction): number {
    const { model, prices } = this;
    let bound = 0;
    for (let position = 0; position < model.positions; position++) bound += at(prices, position);
    this.taken.fill(0);
    for (let vendor = 0; vendor < model.vendors; vendor++) {
      const value = this.decide(vendor, restriction);
      this.vendorValue[vendor] = value;
      bound += value;
    }
    this.bound = bound;
    return bound;
  }

  /** Splits a vendor's offers into those that earn at these prices and those that cost. */
  split(vendor: number, { offers }: Restriction): void {
    const { model, prices, item, order, rest } = this;
    const { position, cost, value } = model;
    const end = ix(model.vendorStart, vendor + 1);
    let earned = 0;
    let weight = 0;
    let profitable = 0;
    let size = 0;
    let cheapest = Number.POSITIVE_INFINITY;
    let left = 0;
    for (let index = ix(model.vendorStart, vendor); index < end; index++) {
      const offer = ix(order, index);
      const reduced = at(cost, offer) - at(prices, ix(position, offer));
      if (!offers[offer]) rest[left++] = offer;
      else if (reduced < 0) {
        rest[left++] = offer;
        earned += reduced;
        weight += at(value, offer);
        profitable++;
      } else {
        if (at(value, offer) > 0) item[size++] = offer;
        else rest[left++] = offer;
        if (reduced < cheapest) cheapest = reduced;
      }
    }
    this.earned = earned;
    this.weight = weight;
    this.profitable = profitable;
    this.cheapest = cheapest;
    this.knapsack.size = size;
    this.restCount = left;
  }

  /** Brings what costs into the order of its ratio, for the knapsack. */
  sort(vendor: number): void {
    const { model, prices, item, order, ratio, knapsack } = this;
    const start = ix(model.vendorStart, vendor);
    const { position, cost, value } = model;
    for (let index = 0; index < knapsack.size; index++) {
      const offer = ix(item, index);
      const share = (at(cost, offer) - at(prices, ix(position, offer))) / at(value, offer);
      let hole = index;
      while (hole > 0 && at(ratio, hole - 1) > share) {
        ratio[hole] = at(ratio, hole - 1);
        item[hole] = ix(item, hole - 1);
        hole--;
      }
      ratio[hole] = share;
      item[hole] = offer;
    }
    for (let index = 0; index < knapsack.size; index++) {
      const offer = ix(item, index);
      knapsack.cost[index] = at(cost, offer) - at(prices, ix(position, offer));
      knapsack.value[index] = at(value, offer);
      order[start + index] = offer;
    }
    for (let index = 0; index < this.restCount; index++)
      order[start + knapsack.size + index] = ix(this.rest, index);
  }

  private decide(vendor: number, restriction: Restriction): number {
    const { model, knapsack } = this;
    const { threshold, fee } = model;
    const first = ix(model.stateStart, vendor);
    const end = ix(model.stateStart, vendor + 1);
    this.split(vendor, restriction);
    let best = restriction.states[first] ? 0 : Number.POSITIVE_INFINITY;
    let state = first;
    // States whose threshold the profitable offers reach alone.
    for (let other = first + 1; other < end; other++) {
      if (!restriction.states[other] || at(threshold, other) > this.weight) continue;
      const extra = this.profitable === 0 ? this.cheapest : 0;
      const value = at(fee, other) + this.earned + extra;
      if (value < best) {
        best = value;
        state = other;
      }
    }
    let floor = best;
    const reached = state;
    let sorted = false;
    let covered = 0;
    for (let other = end - 1; other > first; other--) {
      if (!restriction.states[other] || at(threshold, other) <= this.weight) continue;
      const least = at(fee, other) + this.earned;
      if (least >= best) continue;
      if (!sorted) {
        this.sort(vendor);
        sorted = true;
      }
      const need = at(threshold, other) - this.weight;
      if (least + knapsack.relaxed(need) > best - 0.5) continue;
      const value = least + knapsack.solve(need, best - least);
      floor = Math.min(floor, least + knapsack.floor);
      if (value < best) {
        best = value;
        state = other;
        covered = knapsack.chosenCount;
        for (let index = 0; index < covered; index++)
          this.cover[index] = ix(this.item, ix(knapsack.chosen, index));
      }
    }
    this.chosenState[vendor] = state;
    if (state !== first) this.take(vendor, restriction, state === reached, covered);
    return floor;
  }

  private take(vendor: number, { offers }: Restriction, reachedAlone: boolean, covered: number): void {
    const { model, prices, taken } = this;
    const end = ix(model.vendorStart, vendor + 1);
    let cheapest = -1;
    for (let offer = ix(model.vendorStart, vendor); offer < end; offer++) {
      if (!offers[offer]) continue;
      const reduced = at(model.cost, offer) - at(prices, ix(model.position, offer));
      if (reduced < 0) taken[offer] = 1;
      else if (reduced === this.cheapest && cheapest < 0) cheapest = offer;
    }
    if (!reachedAlone) for (let index = 0; index < covered; index++) taken[ix(this.cover, index)] = 1;
    else if (this.profitable === 0) taken[cheapest] = 1;
  }
}
