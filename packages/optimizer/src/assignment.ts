// A complete answer that can be changed offer by offer: what each vendor sells, and the exact objective.
import type { Model } from './model.ts';
import { add, at, ix } from './vectors.ts';

export class Assignment {
  /** The offer bought, by position. */
  readonly offer: Int32Array;
  readonly goods: Float64Array;
  readonly count: Int32Array;
  /** Current fee of each vendor. */
  readonly fee: Float64Array;
  total = 0;

  constructor(readonly model: Model) {
    this.offer = new Int32Array(model.positions);
    this.goods = new Float64Array(model.vendors);
    this.count = new Int32Array(model.vendors);
    this.fee = new Float64Array(model.vendors);
  }

  set(offers: Int32Array): void {
    const { model } = this;
    this.offer.set(offers);
    this.goods.fill(0);
    this.count.fill(0);
    let total = 0;
    for (let position = 0; position < model.positions; position++) {
      const offer = ix(offers, position);
      const vendor = ix(model.vendor, offer);
      add(this.goods, vendor, at(model.value, offer));
      this.count[vendor] = ix(this.count, vendor) + 1;
      total += at(model.cost, offer);
    }
    for (let vendor = 0; vendor < model.vendors; vendor++) total += this.refreshFee(vendor);
    this.total = total;
  }

  /** For building up an answer: nothing is bought, and then offer by offer. `set` completes it. */
  clear(): void {
    this.goods.fill(0);
    this.count.fill(0);
    this.fee.fill(0);
  }

  join(offer: number): void {
    const vendor = ix(this.model.vendor, offer);
    add(this.goods, vendor, at(this.model.value, offer));
    this.count[vendor] = ix(this.count, vendor) + 1;
    this.refreshFee(vendor);
  }

  feeAt(vendor: number, goods: number, count: number): number {
    if (count === 0) return 0;
    const { threshold, fee, stateStart } = this.model;
    const lowest = ix(stateStart, vendor) + 1;
    let state = ix(stateStart, vendor + 1) - 1;
    while (state > lowest && at(threshold, state) > goods) state--;
    return at(fee, state);
  }

  private refreshFee(vendor: number): number {
    const fee = this.feeAt(vendor, at(this.goods, vendor), ix(this.count, vendor));
    this.fee[vendor] = fee;
    return fee;
  }

  /** How the fee of the position's vendor changes when the position leaves it. */
  feeAfterLeaving(position: number): number {
    const offer = ix(this.offer, position);
    const vendor = ix(this.model.vendor, offer);
    const goods = at(this.goods, vendor) - at(this.model.value, offer);
    return this.feeAt(vendor, goods, ix(this.count, vendor) - 1) - at(this.fee, vendor);
  }

  /** How the fee of the offer's vendor changes when that offer is bought as well. */
  feeAfterJoining(offer: number): number {
    const vendor = ix(this.model.vendor, offer);
    const goods = at(this.goods, vendor) + at(this.model.value, offer);
    return this.feeAt(vendor, goods, 1) - at(this.fee, vendor);
  }

  /** How the objective changes when the position is bought by that offer, from another vendor than now. */
  gain(position: number, offer: number): number {
    const { cost } = this.model;
    return (
      at(cost, offer) -
      at(cost, ix(this.offer, position)) +
      this.feeAfterLeaving(position) +
      this.feeAfterJoining(offer)
    );
  }

  move(position: number, offer: number): void {
    const { vendor, value, cost } = this.model;
    const old = ix(this.offer, position);
    const from = ix(vendor, old);
    const to = ix(vendor, offer);
    if (from === to) return;
    const feesBefore = at(this.fee, from) + at(this.fee, to);
    add(this.goods, from, -at(value, old));
    add(this.goods, to, at(value, offer));
    this.count[from] = ix(this.count, from) - 1;
    this.count[to] = ix(this.count, to) + 1;
    this.offer[position] = offer;
    const feesAfter = this.refreshFee(from) + this.refreshFee(to);
    this.total += at(cost, offer) - at(cost, old) + feesAfter - feesBefore;
  }
}
