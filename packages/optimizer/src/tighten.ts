// Reduced-cost fixing, the presolve of every smaller model: drops offers and states that no answer better than the best known one can use, by what they
// would add to the bound.
import type { Lagrange } from './lagrange.ts';
import type { Model } from './model.ts';
import type { Restriction } from './restriction.ts';
import { at, ix } from './vectors.ts';

export interface Fixings {
  readonly offers: number[];
  readonly states: number[];
}

export const noFixings: Fixings = { offers: [], states: [] };

export class Tightening {
  /** For each offer, how much the bound grows if the offer must be bought, and if it must not. */
  private readonly forced: Float64Array;
  private readonly banned: Float64Array;
  /** For each state of the current vendor: its exact value, its relaxed value, and the ratio at which a need is met. */
  private readonly exact: Float64Array;
  private readonly relaxed: Float64Array;
  private readonly slope: Float64Array;

  constructor(
    private readonly model: Model,
    private readonly lagrange: Lagrange,
  ) {
    this.forced = new Float64Array(model.offers);
    this.banned = new Float64Array(model.offers);
    this.exact = new Float64Array(model.states);
    this.relaxed = new Float64Array(model.states);
    this.slope = new Float64Array(model.states);
  }

  /** The bound must have been evaluated at the current prices. Costs are integers: half a unit covers rounding. */
  tighten(restriction: Restriction, target: number): Fixings {
    const { model, lagrange } = this;
    const dropped: Fixings = { offers: [], states: [] };
    for (let vendor = 0; vendor < model.vendors; vendor++) {
      const room = target - 0.5 - (lagrange.bound - at(lagrange.vendorValue, vendor));
      this.valueStates(vendor, restriction, room);
      this.dropStates(vendor, restriction, room, dropped);
      this.valueOffers(vendor, restriction);
    }
    for (let position = 0; position < model.positions; position++)
      this.dropOffers(position, restriction, target - 0.5 - lagrange.bound, dropped);
    return dropped;
  }

  private valueStates(vendor: number, restriction: Restriction, room: number): void {
    const { model, lagrange, exact, relaxed, slope } = this;
    const { knapsack } = lagrange;
    lagrange.split(vendor, restriction);
    lagrange.sort(vendor);
    const first = ix(model.stateStart, vendor);
    const end = ix(model.stateStart, vendor + 1);
    for (let state = first + 1; state < end; state++) {
      if (!restriction.states[state]) continue;
      const base = at(model.fee, state) + lagrange.earned;
      const need = at(model.threshold, state) - lagrange.weight;
      slope[state] = 0;
      relaxed[state] = base;
      exact[state] = lagrange.profitable === 0 ? base + lagrange.cheapest : base;
      if (need <= 0) continue;
      relaxed[state] = base + knapsack.relaxed(need);
      exact[state] = at(relaxed, state);
      slope[state] = knapsack.slope(need);
      if (at(relaxed, state) < room) {
        knapsack.solve(need, Math.ceil(room - base) + 1);
        exact[state] = Math.max(at(relaxed, state), base + knapsack.floor);
      }
    }
  }

  private dropStates(vendor: number, restriction: Restriction, room: number, dropped: Fixings): void {
    const { model } = this;
    const first = ix(model.stateStart, vendor);
    for (let state = first; state < ix(model.stateStart, vendor + 1); state++) {
      const value = state === first ? 0 : at(this.exact, state);
      if (!restriction.states[state] || value < room) continue;
      restriction.states[state] = 0;
      dropped.states.push(state);
    }
  }

  private valueOffers(vendor: number, restriction: Restriction): void {
    const { model, lagrange, exact, relaxed, slope } = this;
    const first = ix(model.stateStart, vendor);
    const lastState = ix(model.stateStart, vendor + 1);
    const now = at(lagrange.vendorValue, vendor);
    const end = ix(model.vendorStart, vendor + 1);
    for (let offer = ix(model.vendorStart, vendor); offer < end; offer++) {
      if (!restriction.offers[offer]) continue;
      const reduced = at(model.cost, offer) - at(lagrange.prices, ix(model.position, offer));
      const value = at(model.value, offer);
      let forced = Number.POSITIVE_INFINITY;
      let banned = restriction.states[first] ? 0 : Number.POSITIVE_INFINITY;
      for (let state = first + 1; state < lastState; state++) {
        if (!restriction.states[state]) continue;
        const loss = reduced - at(slope, state) * value;
        const whole = at(exact, state);
        forced = Math.min(
          forced,
          reduced >= 0 && loss > 0 ? Math.max(whole, at(relaxed, state) + loss) : whole,
        );
        banned = Math.min(banned, reduced < 0 ? Math.max(whole, at(relaxed, state) - loss) : whole);
      }
      this.forced[offer] = Math.max(0, forced - now);
      this.banned[offer] = Math.max(0, banned - now);
    }
  }

  /** A position bought by one offer is not bought by the others: what each of these adds comes together. */
  private dropOffers(position: number, restriction: Restriction, room: number, dropped: Fixings): void {
    const { model, forced, banned } = this;
    const start = ix(model.positionStart, position);
    const end = ix(model.positionStart, position + 1);
    let all = 0;
    let impossible = 0;
    for (let index = start; index < end; index++) {
      const offer = ix(model.positionOffers, index);
      if (!restriction.offers[offer]) continue;
      if (at(banned, offer) === Number.POSITIVE_INFINITY) impossible++;
      else all += at(banned, offer);
    }
    for (let index = start; index < end; index++) {
      const offer = ix(model.positionOffers, index);
      if (!restriction.offers[offer]) continue;
      const own = at(banned, offer);
      const endless = own === Number.POSITIVE_INFINITY;
      const others = impossible > (endless ? 1 : 0) ? Number.POSITIVE_INFINITY : all - (endless ? 0 : own);
      if (at(forced, offer) + others < room) continue;
      restriction.offers[offer] = 0;
      dropped.offers.push(offer);
    }
  }
}

/**
 * Applies the consequences of dropping: a vendor without offers is closed, the only seller of a position is open.
 * False: dead.
 */
export function propagate(model: Model, restriction: Restriction): boolean {
  const { offers, states } = restriction;
  for (let vendor = 0; vendor < model.vendors; vendor++) {
    const first = ix(model.stateStart, vendor);
    let canOpen = false;
    for (let state = first + 1; state < ix(model.stateStart, vendor + 1); state++)
      if (states[state]) canOpen = true;
    let sells = false;
    for (let offer = ix(model.vendorStart, vendor); offer < ix(model.vendorStart, vendor + 1); offer++) {
      if (!canOpen) offers[offer] = 0;
      else if (offers[offer]) sells = true;
    }
    if (!sells) {
      states.fill(0, first + 1, ix(model.stateStart, vendor + 1));
      if (!states[first]) return false;
    }
  }
  for (let position = 0; position < model.positions; position++) {
    let only = -1;
    let count = 0;
    for (
      let index = ix(model.positionStart, position);
      index < ix(model.positionStart, position + 1);
      index++
    ) {
      const offer = ix(model.positionOffers, index);
      if (!offers[offer]) continue;
      only = offer;
      count++;
    }
    if (count === 0) return false;
    if (count === 1) states[ix(model.stateStart, ix(model.vendor, only))] = 0;
  }
  return true;
}
