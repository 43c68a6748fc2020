// Subgradient ascent: raises the bound by prices step by step; a position sold too little is paid more for, one sold
// too much less.
import { add, at, ix } from '../../../packages/optimizer/src/vectors.ts';
import type { SplitPart } from './split-part.ts';
import type { SplitModel } from './split-problem.ts';
import { SplitRelaxation } from './split-relaxation.ts';

export class PriceClimb {
  private readonly relaxation: SplitRelaxation;
  private readonly best: Float64Array;

  constructor(private readonly model: SplitModel) {
    this.relaxation = new SplitRelaxation(model);
    this.best = new Float64Array(model.quantity.length);
    for (const [position, offers] of model.byPosition.entries())
      this.prices[position] = at(model.cost, offers[0] ?? 0);
  }

  get prices(): Float64Array {
    return this.relaxation.prices;
  }

  *raise(part: SplitPart, target: () => number, steps: number): Generator<undefined, number> {
    const { relaxation, best } = this;
    let bound = Number.NEGATIVE_INFINITY;
    let reach = 1;
    let patience = 6;
    for (let step = 0; step < steps && reach > 0.005; step++) {
      if (relaxation.evaluate(part) > bound) {
        bound = relaxation.bound;
        best.set(relaxation.prices);
      } else if (--patience === 0) {
        reach *= 0.6;
        patience = 6;
        relaxation.prices.set(best);
        relaxation.evaluate(part);
      }
      if (Math.ceil(bound - 0.01) >= target() || !this.step(target(), reach)) break;
      yield;
    }
    relaxation.prices.set(best);
    relaxation.evaluate(part);
    return Math.ceil(bound - 0.01);
  }

  private step(target: number, reach: number): boolean {
    const { model, relaxation } = this;
    const lack = model.quantity.slice();
    for (let offer = 0; offer < relaxation.units.length; offer++)
      add(lack, ix(model.position, offer), -at(relaxation.units, offer));
    let square = 0;
    for (const amount of lack) square += amount * amount;
    if (square === 0) return false;
    const size = (reach * Math.max(target - relaxation.bound, target * 1e-6)) / square;
    for (let position = 0; position < lack.length; position++)
      add(relaxation.prices, position, Math.round(size * at(lack, position)));
    return true;
  }

  /** States that no better answer can be in, at the best prices. */
  dropStates(part: SplitPart, target: number): void {
    const { model, relaxation } = this;
    for (let vendor = 0; vendor + 1 < model.stateStart.length; vendor++) {
      const room = target - 0.5 - (relaxation.bound - at(relaxation.vendorValue, vendor));
      for (let state = ix(model.stateStart, vendor); state < ix(model.stateStart, vendor + 1); state++)
        if (at(relaxation.stateValue, state) >= room) part.states[state] = 0;
    }
  }
}
