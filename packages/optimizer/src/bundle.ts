// Better prices where single steps get stuck: a proximal bundle method, whose model of the bound is a mixture of what
// every vendor was seen to take.
import type { Lagrange } from './lagrange.ts';
import { Mixture } from './mixture.ts';
import type { Model } from './model.ts';
import type { Restriction } from './restriction.ts';
import { add, at } from './vectors.ts';

/** Rounds of mixing between two questions to the vendors, and how many of them look at the selections in use only. */
const mostPasses = 3;
const shortRounds = 3;
/** The mixture is good enough when it is nearer to its best than this share of what it hopes for. */
const nearEnough = 0.5;
/** A hope below this share of the way to the target ends the climb, and so does a gain as small over some steps. */
const worthwhile = 0.02;
const slowSteps = 4;
const leastSteps = 8;
/** How far a missing position raises its price, as a share of what a position costs on average. */
const reaches = { first: 0.1, least: 0.02, most: 0.2, longer: 2, shorter: 0.6 };
/** A step that gains less than this share of what was promised has failed; some failures shorten the reach. */
const success = 0.1;
const failuresBeforeShorter = 3;

export class Bundle {
  readonly best: Float64Array;
  bound = Number.NEGATIVE_INFINITY;
  /** How much of each offer the mixture buys, and how much it is in each vendor's state: what branching goes by. */
  readonly share: Float64Array;
  readonly stateShare: Float64Array;
  readonly mixture: Mixture;
  private reach = reaches.first;

  constructor(
    model: Model,
    private readonly lagrange: Lagrange,
  ) {
    this.best = new Float64Array(model.positions);
    this.share = new Float64Array(model.offers);
    this.stateShare = new Float64Array(model.states);
    this.mixture = new Mixture(model, lagrange);
  }

  /** Climbs from the prices in `lagrange` and leaves the best ones there. Yields before every step. */
  *climb(restriction: Restriction, target: () => number, steps: number): Generator<undefined, void> {
    const { lagrange, best, mixture } = this;
    best.set(lagrange.prices);
    this.bound = lagrange.evaluate(restriction);
    mixture.start(restriction);
    const trail: number[] = [];
    let failures = 0;
    for (let step = 0; step < steps; step++) {
      yield;
      const room = target() - this.bound;
      trail.push(this.bound);
      if (room <= 0 || isSlow(trail, room)) break;
      const promised = this.mix(room);
      if (promised === null) break;
      const gain = this.ask(restriction);
      if (gain >= success * promised) {
        failures = 0;
        if (gain > promised / 2) this.reach = Math.min(this.reach * reaches.longer, reaches.most);
      } else if (++failures === failuresBeforeShorter) {
        failures = 0;
        this.reach = Math.max(this.reach * reaches.shorter, reaches.least);
      }
    }
    this.noteShares();
    lagrange.prices.set(best);
  }

  /** Expected gain of the prices that follow from the mixture; null where it is too little. */
  private mix(room: number): number | null {
    const { best, bound, mixture } = this;
    const weight = (this.reach * Math.abs(bound)) / best.length;
    mixture.centre(best, weight);
    for (let pass = 0; pass < mostPasses; pass++) {
      const apart = mixture.pass(weight, shortRounds);
      const hope = mixture.hope(best, weight, bound);
      if (hope < worthwhile * room) return null;
      if (apart < nearEnough * hope) break;
    }
    return mixture.promise() - bound;
  }

  /** Asks the vendors at the prices that the mixture wants. Returns what that gains. */
  private ask(restriction: Restriction): number {
    const { lagrange, best, mixture } = this;
    for (let position = 0; position < best.length; position++)
      lagrange.prices[position] = Math.round(at(mixture.wanted, position));
    const gain = lagrange.evaluate(restriction) - this.bound;
    mixture.gather();
    if (gain > 0) {
      best.set(lagrange.prices);
      this.bound += gain;
    }
    return gain;
  }

  private noteShares(): void {
    const { share, stateShare } = this;
    share.fill(0);
    stateShare.fill(0);
    for (const some of this.mixture.allowed)
      for (const selection of some) {
        if (selection.share === 0) continue;
        add(stateShare, selection.state, selection.share);
        for (const offer of selection.offers) add(share, offer, selection.share);
      }
  }
}

/** Whether there was a gain, but the last steps gained too little to go on. */
function isSlow(trail: readonly number[], room: number): boolean {
  const now = trail.length - 1;
  const [first = 0] = trail;
  const [last = 0, before = 0] = [trail[now], trail[now - slowSteps]];
  return now >= leastSteps && last > first && last - before < worthwhile * room;
}
