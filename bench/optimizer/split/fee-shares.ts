// Lagrangian decomposition by shares of fees, the other bound for shared positions: every vendor's fee is dealt out to
// the positions, and every position finds its cheapest purchase for itself, paying its share of the fee wherever it
// buys. Levels above are taken as reached.
import { at, ix } from '../../../packages/optimizer/src/vectors.ts';
import { canOpen, type SplitPart } from './split-part.ts';
import type { SplitModel } from './split-problem.ts';

/** Changes one vendor for a trial: closed, or open with its fee paid by nobody in particular. */
export interface Trial {
  readonly vendor: number;
  readonly open: boolean;
}

export class FeeShares {
  /** Fee share by offer; a vendor's shares add up to its fee. */
  readonly share: Float64Array;
  /** 1 for an offer that its position uses. */
  readonly uses: Uint8Array;
  bound = 0;

  private readonly charge: Float64Array;
  private readonly positionValue: Float64Array;
  private readonly cost: Float64Array;
  private readonly next: Float64Array;
  private readonly choice: Int32Array;
  private readonly width: number;
  /** How many of a position's offers the last purchase had to look at. */
  private looked = 0;

  constructor(private readonly model: SplitModel) {
    this.share = new Float64Array(model.cost.length);
    this.uses = new Uint8Array(model.cost.length);
    this.charge = new Float64Array(model.cost.length);
    this.positionValue = new Float64Array(model.quantity.length);
    this.width = model.quantity.reduce((most, quantity) => Math.max(most, quantity), 0) + 1;
    const offers = model.byPosition.reduce((most, some) => Math.max(most, some.length), 0);
    this.cost = new Float64Array(this.width);
    this.next = new Float64Array(this.width);
    this.choice = new Int32Array(this.width * offers);
  }

  /** The least fee of a vendor that is open. */
  private openFee({ states }: SplitPart, vendor: number): number {
    let least = Number.POSITIVE_INFINITY;
    for (
      let state = ix(this.model.stateStart, vendor) + 1;
      state < ix(this.model.stateStart, vendor + 1);
      state++
    )
      if (states[state]) least = Math.min(least, at(this.model.fee, state));
    return least;
  }

  /** Deals the fees out anew in the proportions so far, as the part's fees may be others. */
  deal(part: SplitPart): void {
    const { model, share } = this;
    for (let vendor = 0; vendor + 1 < model.stateStart.length; vendor++) {
      const start = ix(model.vendorStart, vendor);
      const end = ix(model.vendorStart, vendor + 1);
      if (start === end || !canOpen(model, part, vendor)) continue;
      const fee = this.openFee(part, vendor);
      let sum = 0;
      for (let offer = start; offer < end; offer++) sum += at(share, offer);
      for (let offer = start; offer < end; offer++)
        share[offer] = sum > 0 ? (at(share, offer) * fee) / sum : fee / (end - start);
    }
  }

  evaluate(part: SplitPart): number {
    const { model, charge, share, positionValue } = this;
    let bound = 0;
    for (let vendor = 0; vendor + 1 < model.stateStart.length; vendor++) {
      const mustOpen = !part.states[ix(model.stateStart, vendor)];
      if (mustOpen) bound += this.openFee(part, vendor);
      for (let offer = ix(model.vendorStart, vendor); offer < ix(model.vendorStart, vendor + 1); offer++)
        charge[offer] = mustOpen ? 0 : at(share, offer);
    }
    for (let position = 0; position < positionValue.length; position++) {
      const value = this.purchase(position, part, null);
      positionValue[position] = value;
      this.markUses(position, part);
      bound += value;
    }
    this.bound = bound;
    return bound;
  }

  /** How much the bound grows when one undecided vendor is closed, or opened. After an evaluation of the part. */
  growth(part: SplitPart, trial: Trial): number {
    const { model, uses } = this;
    let growth = trial.open ? this.openFee(part, trial.vendor) : 0;
    for (
      let offer = ix(model.vendorStart, trial.vendor);
      offer < ix(model.vendorStart, trial.vendor + 1);
      offer++
    ) {
      // Closing a vendor that the position does not use changes nothing for it.
      if (at(part.most, offer) === 0 || (!trial.open && !uses[offer])) continue;
      const position = ix(model.position, offer);
      growth += this.purchase(position, part, trial) - at(this.positionValue, position);
    }
    return growth;
  }

  /** The cheapest way to buy a position: unit by unit over its offers. */
  private purchase(position: number, part: SplitPart, trial: Trial | null): number {
    const { model, charge, choice, width } = this;
    const wanted = at(model.quantity, position);
    const offers = model.byPosition[position] as Int32Array;
    let now = this.cost;
    let next = this.next;
    now.fill(Number.POSITIVE_INFINITY, 0, wanted + 1);
    now[0] = 0;
    let lastForced = offers.length - 1;
    while (lastForced >= 0 && at(part.least, ix(offers, lastForced)) === 0) lastForced--;
    let index = 0;
    for (; index < offers.length; index++) {
      const offer = ix(offers, index);
      const isTrial = trial !== null && trial.vendor === ix(model.vendor, offer);
      const most = isTrial && !trial.open ? 0 : at(part.most, offer);
      const least = at(part.least, offer);
      if (most === 0) {
        choice.fill(0, index * width, index * width + wanted + 1);
        continue;
      }
      const fixed = isTrial ? 0 : at(charge, offer);
      const unit = at(model.cost, offer);
      if (index > lastForced && isCheapest(now, wanted, unit)) break;
      for (let bought = 0; bought <= wanted; bought++) {
        let best = least === 0 ? at(now, bought) : Number.POSITIVE_INFINITY;
        let units = 0;
        const up = Math.min(most, bought);
        for (let amount = Math.max(least, 1); amount <= up; amount++) {
          const cost = at(now, bought - amount) + fixed + unit * amount;
          if (cost < best) {
            best = cost;
            units = amount;
          }
        }
        next[bought] = best;
        choice[index * width + bought] = units;
      }
      [now, next] = [next, now];
    }
    this.looked = index;
    return at(now, wanted);
  }

  private markUses(position: number, part: SplitPart): void {
    const { model, choice, uses, width } = this;
    const offers = model.byPosition[position] as Int32Array;
    let bought = at(model.quantity, position);
    for (let index = offers.length - 1; index >= 0; index--) {
      const offer = ix(offers, index);
      if (index >= this.looked) {
        uses[offer] = 0;
        continue;
      }
      const units = at(part.most, offer) === 0 ? 0 : ix(choice, index * width + bought);
      uses[offer] = units > 0 ? 1 : 0;
      bought -= units;
    }
  }

  /** Moves every undecided vendor's fee towards the positions that use it. */
  step(part: SplitPart, target: number, reach: number): void {
    const { model } = this;
    let square = 0;
    for (let vendor = 0; vendor + 1 < model.stateStart.length; vendor++) {
      const users = this.users(part, vendor);
      const sellers = ix(model.vendorStart, vendor + 1) - ix(model.vendorStart, vendor);
      if (users > 0) square += users - (users * users) / sellers;
    }
    if (square < 1e-9) return;
    const size = (reach * Math.max(target - this.bound, 1)) / square;
    for (let vendor = 0; vendor + 1 < model.stateStart.length; vendor++)
      if (this.users(part, vendor) > 0) this.shift(part, vendor, size);
  }

  /** How many positions use a vendor that is not decided; 0 for one that is. */
  private users(part: SplitPart, vendor: number): number {
    const { model, uses } = this;
    if (!part.states[ix(model.stateStart, vendor)] || !canOpen(model, part, vendor)) return 0;
    let users = 0;
    for (let offer = ix(model.vendorStart, vendor); offer < ix(model.vendorStart, vendor + 1); offer++)
      if (uses[offer]) users++;
    return users;
  }

  /** A step and back to shares that are not negative and add up to the fee: the nearest such point. */
  private shift(part: SplitPart, vendor: number, size: number): void {
    const { model, share, uses } = this;
    const start = ix(model.vendorStart, vendor);
    const end = ix(model.vendorStart, vendor + 1);
    const fee = this.openFee(part, vendor);
    for (let offer = start; offer < end; offer++) if (uses[offer]) share[offer] = at(share, offer) + size;
    const sorted = share.slice(start, end).sort();
    let sum = 0;
    let cut = 0;
    for (let index = sorted.length - 1; index >= 0; index--) {
      sum += at(sorted, index);
      const level = (sum - fee) / (sorted.length - index);
      if (at(sorted, index) <= level) break;
      cut = level;
    }
    for (let offer = start; offer < end; offer++) share[offer] = Math.max(0, at(share, offer) - cut);
  }
}

/** Whether no units at this price or a higher one can make the purchase cheaper. */
function isCheapest(cost: Float64Array, wanted: number, unit: number): boolean {
  const now = at(cost, wanted);
  for (let more = 1; more <= wanted; more++) if (at(cost, wanted - more) + unit * more < now) return false;
  return now < Number.POSITIVE_INFINITY;
}
