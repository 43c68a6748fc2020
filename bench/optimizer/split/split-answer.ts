// Complete answers for shared positions: with some vendors open, every position takes its cheapest units.
import { at, ix } from '../../../packages/optimizer/src/vectors.ts';
import type { SplitPart } from './split-part.ts';
import type { SplitModel } from './split-problem.ts';

export class SplitAnswers {
  readonly units: Float64Array;
  readonly best: Float64Array;
  total = Number.POSITIVE_INFINITY;
  private readonly goods: Float64Array;
  private readonly sold: Float64Array;

  constructor(private readonly model: SplitModel) {
    this.units = new Float64Array(model.cost.length);
    this.best = new Float64Array(model.cost.length);
    this.goods = new Float64Array(model.stateStart.length - 1);
    this.sold = new Float64Array(model.stateStart.length - 1);
  }

  /** The cost with these vendors open, infinite where their stock does not suffice. Keeps it when it is the best. */
  tryOpen(open: Uint8Array, part?: SplitPart): number {
    const { model, units } = this;
    for (let offer = 0; offer < units.length; offer++) units[offer] = part ? at(part.least, offer) : 0;
    for (const [position, offers] of model.byPosition.entries()) {
      let missing = at(model.quantity, position);
      for (const offer of offers) missing -= at(units, offer);
      for (const offer of offers) {
        if (missing <= 0) break;
        if (!open[ix(model.vendor, offer)]) continue;
        const most = part ? at(part.most, offer) : at(model.stock, offer);
        const more = Math.min(missing, most - at(units, offer));
        units[offer] = at(units, offer) + more;
        missing -= more;
      }
      if (missing > 0) return Number.POSITIVE_INFINITY;
    }
    const total = this.price();
    if (total < this.total) {
      this.total = total;
      this.best.set(units);
    }
    return total;
  }

  private price(): number {
    const { model, units, goods, sold } = this;
    goods.fill(0);
    sold.fill(0);
    let total = 0;
    for (let offer = 0; offer < units.length; offer++) {
      const vendor = ix(model.vendor, offer);
      total += at(units, offer) * at(model.cost, offer);
      goods[vendor] = at(goods, vendor) + at(units, offer) * at(model.cents, offer);
      sold[vendor] = at(sold, vendor) + at(units, offer);
    }
    for (let vendor = 0; vendor < goods.length; vendor++) {
      if (at(sold, vendor) === 0) continue;
      let state = ix(model.stateStart, vendor + 1) - 1;
      while (state > ix(model.stateStart, vendor) + 1 && at(model.threshold, state) > at(goods, vendor))
        state--;
      total += at(model.fee, state);
    }
    return total;
  }

  /** Opens, closes and exchanges single vendors while that helps. */
  improve(open: Uint8Array): void {
    let now = this.tryOpen(open);
    for (let better = true; better; ) {
      better = false;
      for (let vendor = 0; vendor < open.length; vendor++) {
        open[vendor] = open[vendor] ? 0 : 1;
        const total = this.tryOpen(open);
        if (total < now) {
          now = total;
          better = true;
        } else open[vendor] = open[vendor] ? 0 : 1;
      }
    }
  }
}
