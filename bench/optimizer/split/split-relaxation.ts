// Lagrangian relaxation, the bound for shared positions: the wanted quantity gives way to a price per unit, every
// vendor decides for itself.
import { add, at, ix } from '../../../packages/optimizer/src/vectors.ts';
import type { SplitPart } from './split-part.ts';
import type { SplitModel } from './split-problem.ts';

export class SplitRelaxation {
  readonly prices: Float64Array;
  /** Units sold at these prices; the last ones that reach a level may be a fraction. */
  readonly units: Float64Array;
  readonly chosenState: Int32Array;
  readonly vendorValue: Float64Array;
  /** Value that the vendor adds, by state. */
  readonly stateValue: Float64Array;
  bound = 0;

  constructor(private readonly model: SplitModel) {
    this.prices = new Float64Array(model.quantity.length);
    this.units = new Float64Array(model.cost.length);
    this.chosenState = new Int32Array(model.stateStart.length - 1);
    this.vendorValue = new Float64Array(model.stateStart.length - 1);
    this.stateValue = new Float64Array(model.fee.length);
  }

  evaluate(part: SplitPart): number {
    const { model, prices } = this;
    let bound = 0;
    for (let position = 0; position < prices.length; position++)
      bound += at(prices, position) * at(model.quantity, position);
    for (let vendor = 0; vendor < this.chosenState.length; vendor++) bound += this.decide(vendor, part);
    this.bound = bound;
    return bound;
  }

  private decide(vendor: number, { states, least, most }: SplitPart): number {
    const { model, prices, units, stateValue } = this;
    const start = ix(model.vendorStart, vendor);
    const end = ix(model.vendorStart, vendor + 1);
    const first = ix(model.stateStart, vendor);
    let base = 0;
    let goods = 0;
    for (let offer = start; offer < end; offer++) {
      const reduced = at(model.cost, offer) - at(prices, ix(model.position, offer));
      const bought = reduced < 0 ? at(most, offer) : at(least, offer);
      units[offer] = bought;
      base += reduced * bought;
      goods += bought * at(model.cents, offer);
    }
    let best = states[first] ? 0 : Number.POSITIVE_INFINITY;
    let chosen = first;
    stateValue[first] = best;
    for (let state = first + 1; state < ix(model.stateStart, vendor + 1); state++) {
      const need = at(model.threshold, state) - goods;
      const cover = need > 0 ? this.cover(start, end, least, most, need, false) : 0;
      stateValue[state] = states[state] ? at(model.fee, state) + base + cover : Number.POSITIVE_INFINITY;
      if (at(stateValue, state) >= best) continue;
      best = at(stateValue, state);
      chosen = state;
    }
    this.chosenState[vendor] = chosen;
    this.vendorValue[vendor] = best;
    const need = at(model.threshold, chosen) - goods;
    if (chosen === first) units.fill(0, start, end);
    else if (need > 0) this.cover(start, end, least, most, need, true);
    return best;
  }

  /** Minimum cost of reaching a level with the units that cost least for their value; optionally sold at once. */
  private cover(
    start: number,
    end: number,
    least: Float64Array,
    most: Float64Array,
    need: number,
    sell: boolean,
  ): number {
    const { model, prices } = this;
    const reducedOf = (offer: number) => at(model.cost, offer) - at(prices, ix(model.position, offer));
    const spare: number[] = [];
    for (let offer = start; offer < end; offer++)
      if (reducedOf(offer) >= 0 && at(most, offer) > at(least, offer) && at(model.cents, offer) > 0)
        spare.push(offer);
    spare.sort((a, b) => reducedOf(a) / at(model.cents, a) - reducedOf(b) / at(model.cents, b));
    let missing = need;
    let cost = 0;
    for (const offer of spare) {
      if (missing <= 0) break;
      const amount = Math.min(at(most, offer) - at(least, offer), missing / at(model.cents, offer));
      cost += amount * reducedOf(offer);
      missing -= amount * at(model.cents, offer);
      if (sell) add(this.units, offer, amount);
    }
    return missing > 1e-6 ? Number.POSITIVE_INFINITY : cost;
  }
}
