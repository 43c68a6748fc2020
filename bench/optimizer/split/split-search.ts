// Branch and bound, the search for shared positions: bounds by shares of fees and by prices, division at vendors, then
// at units.
import { Heap } from '../../../packages/optimizer/src/heap.ts';
import { at, ix } from '../../../packages/optimizer/src/vectors.ts';
import { FeeShares } from './fee-shares.ts';
import { PriceClimb } from './price-climb.ts';
import { SplitAnswers } from './split-answer.ts';
import { canOpen, concludeSplit, copySplit, type SplitPart, wholeSplit } from './split-part.ts';
import type { SplitModel } from './split-problem.ts';

interface OpenPart {
  readonly bound: number;
  readonly age: number;
  readonly part: SplitPart;
  readonly prices: Float64Array;
  readonly shares: Float64Array;
}

const rootSteps = 150;
const partSteps = 25;

export class SplitSearch {
  readonly answers: SplitAnswers;
  bound = 0;
  private readonly shares: FeeShares;
  private readonly bestShares: Float64Array;
  private readonly climb: PriceClimb;
  private readonly open: Uint8Array;
  private readonly parts = new Heap<OpenPart>();
  private readonly hasLevels: boolean;
  private age = 0;

  constructor(private readonly model: SplitModel) {
    this.answers = new SplitAnswers(model);
    this.shares = new FeeShares(model);
    this.bestShares = new Float64Array(model.cost.length);
    this.climb = new PriceClimb(model);
    this.open = new Uint8Array(model.stateStart.length - 1);
    this.hasLevels = model.threshold.some((threshold) => threshold > 0);
  }

  get total(): number {
    return this.answers.total;
  }

  *run(): Generator<undefined, void> {
    const { model } = this;
    this.answers.improve(this.open.fill(1));
    yield;
    yield* this.visit(wholeSplit(model), 0, rootSteps);
    for (;;) {
      const next = this.parts.pop();
      this.bound = Math.min(next?.bound ?? this.total, this.total);
      if (!next || this.bound >= this.total) return;
      for (const half of this.halves(next)) {
        this.shares.share.set(next.shares);
        this.climb.prices.set(next.prices);
        yield* this.visit(half, next.bound, partSteps);
      }
    }
  }

  /** Settles a part, or puts it up for division. */
  private *visit(part: SplitPart, known: number, steps: number): Generator<undefined, void> {
    const { model, shares } = this;
    if (!concludeSplit(model, part)) return;
    let bound = Math.max(known, yield* this.raiseShares(part, steps));
    if (bound >= this.total) return;
    for (let vendor = 0; vendor < this.open.length; vendor++) this.open[vendor] = this.isUsed(vendor) ? 1 : 0;
    this.answers.improve(this.open);
    if (this.hasLevels) {
      bound = Math.max(bound, yield* this.climb.raise(part, () => this.total, steps));
      if (bound >= this.total) return;
      this.climb.dropStates(part, this.total);
      if (!concludeSplit(model, part)) return;
    }
    this.decideByTrial(part);
    if (!concludeSplit(model, part) || this.settledByUnits(part)) return;
    this.parts.push({
      bound,
      age: this.age++,
      part,
      prices: this.climb.prices.slice(),
      shares: shares.share.slice(),
    });
  }

  private isUsed(vendor: number): boolean {
    const { model } = this;
    for (let offer = ix(model.vendorStart, vendor); offer < ix(model.vendorStart, vendor + 1); offer++)
      if (this.shares.uses[offer]) return true;
    return false;
  }

  private *raiseShares(part: SplitPart, steps: number): Generator<undefined, number> {
    const { shares, bestShares } = this;
    let best = Number.NEGATIVE_INFINITY;
    let reach = 1;
    let patience = 4;
    shares.deal(part);
    for (let step = 0; step < steps && reach > 0.01; step++) {
      if (shares.evaluate(part) > best) {
        best = shares.bound;
        bestShares.set(shares.share);
      } else if (--patience === 0) {
        patience = 4;
        reach *= 0.6;
        shares.share.set(bestShares);
        shares.evaluate(part);
      }
      if (Math.ceil(best - 0.01) >= this.total) break;
      shares.step(part, this.total, reach);
      yield;
    }
    shares.share.set(bestShares);
    shares.evaluate(part);
    return Math.ceil(best - 0.01);
  }

  /** Closes and opens vendors where the contrary leads to nothing better. */
  private decideByTrial(part: SplitPart): void {
    const { model, shares } = this;
    const room = this.total - 0.5 - shares.bound;
    for (let vendor = 0; vendor < this.open.length; vendor++) {
      const first = ix(model.stateStart, vendor);
      if (!part.states[first] || !canOpen(model, part, vendor)) continue;
      if (shares.growth(part, { vendor, open: false }) >= room) part.states[first] = 0;
      else if (shares.growth(part, { vendor, open: true }) >= room)
        part.states.fill(0, first + 1, ix(model.stateStart, vendor + 1));
    }
  }

  /** With all vendors decided, the cheapest units are the best, provided that they reach the levels decided on. */
  private settledByUnits(part: SplitPart): boolean {
    const { model, open, answers } = this;
    let decided = 0;
    for (const state of part.states) decided += state;
    if (decided > open.length) return false;
    for (let vendor = 0; vendor < open.length; vendor++) open[vendor] = canOpen(model, part, vendor) ? 1 : 0;
    const cost = answers.tryOpen(open, part);
    if (cost === Number.POSITIVE_INFINITY) return true;
    let least = 0;
    for (let offer = 0; offer < answers.units.length; offer++)
      least += at(answers.units, offer) * at(model.cost, offer);
    for (let state = 0; state < part.states.length; state++)
      if (part.states[state]) least += at(model.fee, state);
    return least >= this.total;
  }

  private halves({ part, shares }: OpenPart): SplitPart[] {
    const { model } = this;
    const low = copySplit(part);
    const high = copySplit(part);
    this.shares.share.set(shares);
    this.shares.evaluate(part);
    const vendor = this.vendorToDivide(part);
    if (vendor >= 0) {
      const first = ix(model.stateStart, vendor);
      const end = ix(model.stateStart, vendor + 1);
      let cut = first + 1;
      // An open vendor with several levels is divided below the highest.
      if (!part.states[first])
        for (let state = cut; state < end; state++) if (part.states[state]) cut = state;
      low.states.fill(0, cut, end);
      high.states.fill(0, first, cut);
      return [low, high];
    }
    const offer = widest(model, part);
    if (at(part.most, offer) === at(part.least, offer)) return [];
    const middle = Math.floor((at(part.least, offer) + at(part.most, offer)) / 2);
    low.most[offer] = middle;
    high.least[offer] = middle + 1;
    return [low, high];
  }

  /** The vendor at which both halves promise to grow most; -1 when all are decided. */
  private vendorToDivide(part: SplitPart): number {
    const { model, shares } = this;
    let best = -1;
    let score = -1;
    for (let vendor = 0; vendor < this.open.length; vendor++) {
      const first = ix(model.stateStart, vendor);
      let states = 0;
      for (let state = first; state < ix(model.stateStart, vendor + 1); state++)
        states += part.states[state] ? 1 : 0;
      if (states < 2) continue;
      let own = 0;
      if (part.states[first]) {
        const closed = shares.growth(part, { vendor, open: false });
        const open = shares.growth(part, { vendor, open: true });
        own = Math.min(closed, open) + 0.1 * Math.max(closed, open);
      }
      if (own > score) {
        score = own;
        best = vendor;
      }
    }
    return best;
  }
}

/** The offer whose number of units leaves most goods value open. */
function widest(model: SplitModel, part: SplitPart): number {
  let best = 0;
  let width = -1;
  for (let offer = 0; offer < part.most.length; offer++) {
    const own = (at(part.most, offer) - at(part.least, offer)) * Math.max(1, at(model.cents, offer));
    if (own <= width) continue;
    width = own;
    best = offer;
  }
  return best;
}
