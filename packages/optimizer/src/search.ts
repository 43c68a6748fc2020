// Branch and bound, the whole search over one model: good answers early, a bound that rises to meet them, and division
// where they differ.
import { Answers } from './answers.ts';
import { Ascent } from './ascent.ts';
import { betterThan } from './better.ts';
import { type Branch, chooseBranch, divide } from './branch.ts';
import { Bundle } from './bundle.ts';
import { dive } from './dive.ts';
import { Heap } from './heap.ts';
import { Lagrange } from './lagrange.ts';
import { type Model, withOffers } from './model.ts';
import type { DraftNode, ProofWriter } from './proof.ts';
import { copyRestriction, type Restriction, unrestricted } from './restriction.ts';
import { noFixings, propagate, Tightening } from './tighten.ts';
import { at, ix } from './vectors.ts';

/** A part of all answers that may still hold a better one. */
interface Part {
  readonly bound: number;
  readonly age: number;
  readonly restriction: Restriction;
  readonly prices: Float64Array;
  readonly branch: Branch;
  readonly proof: DraftNode | undefined;
}

/** The one that all parts come from, whose offers are numbered anew when many are gone. */
type RootRestriction = { -readonly [Key in keyof Restriction]: Restriction[Key] };

const rootClimb = { steps: 400, reach: 1, patience: 8, leastReach: 0.004 };
const rootSteps = 40;
const partSteps = 25;
/** How wide the gap must be for more answers to be worth the time. */
const worthwhile = 0.0005;
/** The share of the offers that may be left for a smaller model to be worth making. */
const worthShrinking = 0.7;
const stepsBetweenRepairs = 10;
const stepsBetweenTightenings = 25;

export class Search {
  bound = 0;
  private parted = 0;

  private readonly answers: Answers;
  private lagrange: Lagrange;
  private readonly ascent: Ascent;
  /** For what single steps do not settle: after the first climb, and for all parts. */
  private bundle: Bundle;
  private tightening: Tightening;
  /** The prices behind the bound, while nothing is divided. */
  private boundPrices: Float64Array;
  /** For each offer of the model, its index in the model that the search was started with. */
  private origin: Int32Array;
  private readonly parts = new Heap<Part>();

  constructor(
    private model: Model,
    private readonly proof: ProofWriter | null,
  ) {
    this.origin = Int32Array.from({ length: model.offers }, (_, offer) => offer);
    this.answers = new Answers(model, this.origin);
    this.lagrange = new Lagrange(model);
    this.ascent = new Ascent(model, this.lagrange);
    this.boundPrices = this.ascent.best;
    this.bundle = new Bundle(model, this.lagrange);
    this.tightening = new Tightening(model, this.lagrange);
  }

  get best(): Int32Array {
    return this.answers.best;
  }

  get total(): number {
    return this.answers.total;
  }

  /** Yields after every small piece of work; `total`, `best` and `bound` are right at any time. Ends when proven. */
  *run(start: Int32Array | null): Generator<undefined, void> {
    const { cost, positions, positionOffers, positionStart } = this.model;
    for (let position = 0; position < positions; position++)
      this.lagrange.prices[position] = at(cost, ix(positionOffers, ix(positionStart, position)));
    this.answers.startWith(start);
    yield;
    const root = unrestricted(this.model);
    if (propagate(this.model, root)) yield* this.climbRoot(root);
    for (;;) {
      const part = this.parts.pop();
      this.bound = Math.min(part?.bound ?? this.total, this.total);
      if (!part || this.bound >= this.total) return;
      // A better answer may have come since.
      if (part.bound >= this.target(part.restriction)) continue;
      yield* this.split(part);
      const next = this.parts.top();
      if (next && this.isWide()) {
        this.lagrange.prices.set(next.prices);
        yield* this.dive(next.restriction);
      }
    }
  }

  /** For a search that was stopped early: the prices behind the bound it had come to. */
  completeProof(): void {
    if (this.parted === 0) this.proof?.step(this.proof.root, this.boundPrices, noFixings);
  }

  /** Bound a part must reach to prove that it contains nothing better. Parts of a cent matter only at the end. */
  private target(restriction: Restriction): number {
    return this.isWide() ? this.total : betterThan(this.model, restriction, this.total);
  }

  private isWide(): boolean {
    return this.bound < this.total * (1 - worthwhile);
  }

  private tryTaken(): Generator<undefined, void> {
    return this.answers.fromTaken(this.lagrange.taken, this.isWide());
  }

  private tryShares(restriction: Restriction): Generator<undefined, void> {
    return this.answers.fromShares(this.bundle.share, restriction, this.isWide());
  }

  private *climbRoot(root: RootRestriction): Generator<undefined, void> {
    const { ascent, proof } = this;
    let sinceTightening = 0;
    let target = this.target(root);
    for (const step of ascent.climb(root, () => target, rootClimb)) {
      this.bound = Math.min(Math.max(this.bound, ascent.bound), this.total);
      if (step % stepsBetweenRepairs === stepsBetweenRepairs - 1) yield* this.tryTaken();
      const isBest = this.lagrange.bound === ascent.bound;
      if (++sinceTightening >= stepsBetweenTightenings && isBest) {
        sinceTightening = 0;
        if (!this.tighten(root, proof?.root)) return;
        this.shrink(root);
      }
      if (step % stepsBetweenRepairs === stepsBetweenRepairs - 1) target = this.target(root);
      yield;
    }
    if (ascent.bound < this.target(root)) {
      this.bound = ascent.bound;
      yield* this.tryTaken();
    }
    if (this.settled(root, proof?.root)) return;
    this.shrink(root);
    this.bundle = new Bundle(this.model, this.lagrange);
    this.boundPrices = this.bundle.best;
    for (const _ of this.bundle.climb(root, () => this.target(root), rootSteps)) {
      this.bound = Math.min(Math.max(this.bound, this.bundle.bound), this.total);
      yield;
    }
    if (this.settled(root, proof?.root)) return;
    const whole = this.partOf(root, proof?.root);
    if (!whole) return;
    this.parts.push(whole);
    yield* this.dive(root);
  }

  private *dive(from: Restriction): Generator<undefined, void> {
    const restriction = copyRestriction(from);
    const target = () => this.target(restriction);
    yield* dive(this.model, this.lagrange, this.bundle, restriction, target, () =>
      this.tryShares(restriction),
    );
  }

  /** Whether nothing better can be in the part: by the bound at the best prices, or by what that lets drop. */
  private settled(restriction: Restriction, node: DraftNode | undefined): boolean {
    const { lagrange, proof } = this;
    lagrange.evaluate(restriction);
    if (this.ascent.polish(restriction) < this.target(restriction)) return !this.tighten(restriction, node);
    if (node) proof?.step(node, lagrange.prices, noFixings);
    return true;
  }

  private tighten(restriction: Restriction, node: DraftNode | undefined): boolean {
    const dropped = this.tightening.tighten(restriction, this.target(restriction));
    const offers = dropped.offers.map((offer) => ix(this.origin, offer));
    if (node) this.proof?.step(node, this.lagrange.prices, { ...dropped, offers });
    return propagate(this.model, restriction);
  }

  private original(branch: Branch): Branch {
    return branch.kind === 'offer' ? { ...branch, offer: ix(this.origin, branch.offer) } : branch;
  }

  /** Goes on with a model of the offers that are left, where many are gone: every step is quicker then. */
  private shrink(root: RootRestriction): void {
    const all = Int32Array.from(root.offers.keys());
    const remaining = all.filter((offer) => root.offers[offer] === 1);
    if (remaining.length > this.model.offers * worthShrinking) return;
    const { prices, knapsack } = this.lagrange;
    this.origin = remaining.map((offer) => ix(this.origin, offer));
    this.model = withOffers(this.model, remaining);
    this.lagrange = new Lagrange(this.model, knapsack);
    this.lagrange.prices.set(prices);
    this.tightening = new Tightening(this.model, this.lagrange);
    this.answers.goOnWith(this.model, this.origin);
    this.ascent.goOnWith(this.model, this.lagrange);
    root.offers = new Uint8Array(remaining.length).fill(1);
    this.lagrange.evaluate(root);
  }

  private partOf(restriction: Restriction, proof: DraftNode | undefined): Part | null {
    const { lagrange } = this;
    const branch = chooseBranch(this.model, restriction, this.bundle);
    if (!branch) {
      this.answers.fromOnly(restriction);
      return null;
    }
    const { bound } = lagrange;
    return { bound, age: this.parted++, restriction, prices: lagrange.prices.slice(), branch, proof };
  }

  private *split(part: Part): Generator<undefined, void> {
    const { model, lagrange, proof } = this;
    const halves = divide(model, part.restriction, part.branch);
    const nodes =
      part.proof && proof
        ? proof.branch(part.proof, this.original(part.branch), part.prices)
        : [undefined, undefined];
    for (const [index, half] of halves.entries()) {
      const node = nodes[index];
      if (!propagate(model, half)) continue;
      lagrange.prices.set(part.prices);
      if (this.settled(half, node)) continue;
      const target = this.target(half);
      for (const _ of this.bundle.climb(half, () => target, partSteps)) yield;
      if (this.settled(half, node)) continue;
      yield* this.tryShares(half);
      const child = this.partOf(half, node);
      if (child) this.parts.push(child);
    }
  }
}
