// Subgradient ascent on the Lagrangian bound: better prices step by step; a position nobody takes is paid more, one
// that several take less.
import type { Lagrange } from './lagrange.ts';
import type { Model } from './model.ts';
import type { Restriction } from './restriction.ts';
import { add, at, ix } from './vectors.ts';

export interface AscentOptions {
  readonly steps: number;
  /** The share of the way to the best known answer that a step aims at. */
  readonly reach: number;
  /** Steps without a better bound before the reach shrinks. */
  readonly patience: number;
  readonly leastReach: number;
}

const polishRounds = 4;

export class Ascent {
  readonly best: Float64Array;
  bound = Number.NEGATIVE_INFINITY;
  private readonly lack: Float64Array;
  private readonly direction: Float64Array;

  constructor(
    private model: Model,
    private lagrange: Lagrange,
  ) {
    this.best = new Float64Array(model.positions);
    this.lack = new Float64Array(model.positions);
    this.direction = new Float64Array(model.positions);
  }

  /** Goes on, even in the middle of a climb, with a model that has only some offers left, at the same prices. */
  goOnWith(model: Model, lagrange: Lagrange): void {
    this.model = model;
    this.lagrange = lagrange;
  }

  /**
   * Climbs from the prices in `lagrange` and leaves the best ones there. Yields after every evaluation, while what
   * `lagrange` says is about the prices it holds.
   */
  *climb(restriction: Restriction, target: () => number, options: AscentOptions): Generator<number, number> {
    const { best, direction } = this;
    let { reach } = options;
    let patience = options.patience;
    direction.fill(0);
    best.set(this.lagrange.prices);
    this.bound = Number.NEGATIVE_INFINITY;
    for (let step = 0; step < options.steps; step++) {
      const bound = this.lagrange.evaluate(restriction);
      if (bound > this.bound) {
        if (bound > this.bound + Math.abs(bound) * 1e-6) patience = options.patience;
        this.bound = bound;
        best.set(this.lagrange.prices);
        if (bound >= target()) break;
      } else if (--patience <= 0) {
        reach *= 0.6;
        if (reach < options.leastReach) break;
        patience = options.patience;
        this.lagrange.prices.set(best);
        direction.fill(0);
        this.lagrange.evaluate(restriction);
      }
      yield step;
      if (this.bound >= target() || !this.stepUp(target(), reach)) break;
    }
    this.lagrange.prices.set(best);
    return this.bound;
  }

  /**
   * Sets single prices right where it is plain how: what nobody takes is paid its cheapest cost, what several take only
   * what the second cheapest of them asks. Equally dear offers leave no gap then. The bound must have been evaluated.
   */
  polish(restriction: Restriction): number {
    const { lagrange, best } = this;
    const { prices } = lagrange;
    for (let round = 0; round < polishRounds; round++) {
      const before = lagrange.bound;
      best.set(prices);
      this.setPlainPrices(restriction);
      if (lagrange.evaluate(restriction) > before) continue;
      prices.set(best);
      lagrange.evaluate(restriction);
      break;
    }
    return lagrange.bound;
  }

  private setPlainPrices({ offers }: Restriction): void {
    const { model, lagrange } = this;
    for (let position = 0; position < model.positions; position++) {
      let first = Number.POSITIVE_INFINITY;
      let second = Number.POSITIVE_INFINITY;
      let takers = 0;
      const end = ix(model.positionStart, position + 1);
      // Cheapest first: the first two allowed decide while nobody takes it, the first two takers otherwise.
      for (let index = ix(model.positionStart, position); index < end; index++) {
        const offer = ix(model.positionOffers, index);
        if (!offers[offer]) continue;
        const cost = at(model.cost, offer);
        if (cost < first) first = cost;
        if (!lagrange.taken[offer]) continue;
        if (++takers === 2) second = cost;
      }
      if (takers === 0 && first > at(lagrange.prices, position)) lagrange.prices[position] = first;
      else if (takers > 1 && second < at(lagrange.prices, position)) lagrange.prices[position] = second;
    }
  }

  private stepUp(target: number, reach: number): boolean {
    const { model, lagrange, lack, direction } = this;
    lack.fill(1);
    for (let offer = 0; offer < model.offers; offer++)
      if (lagrange.taken[offer]) add(lack, ix(model.position, offer), -1);
    let along = 0;
    let old = 0;
    let length = 0;
    for (let position = 0; position < model.positions; position++) {
      along += at(lack, position) * at(direction, position);
      old += at(direction, position) ** 2;
      length += at(lack, position) ** 2;
    }
    if (length === 0) return false;
    // Camerini, Fratta and Maffioli: keep a part of the last direction where the new one would undo it.
    const keep = along < 0 ? Math.min((-1.5 * along) / old, 10) : 0;
    let square = 0;
    for (let position = 0; position < model.positions; position++) {
      const next = at(lack, position) + keep * at(direction, position);
      direction[position] = next;
      square += next * next;
    }
    const size = (reach * Math.max(target - lagrange.bound, target * 1e-6)) / square;
    for (let position = 0; position < model.positions; position++)
      lagrange.prices[position] = Math.round(at(lagrange.prices, position) + size * at(direction, position));
    return true;
  }
}
