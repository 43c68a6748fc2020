// The best answer so far, and the ways to come to one: from the cart, from what vendors take, from shares.
import { LocalSearch } from './local-search.ts';
import type { Model } from './model.ts';
import { repair, roundShares } from './repair.ts';
import type { Restriction } from './restriction.ts';
import { ix } from './vectors.ts';

/** How near to the best an answer must come for whole vendors to be moved in it. */
const promising = 1.003;

export class Answers {
  readonly best: Int32Array;
  total = Number.POSITIVE_INFINITY;
  private local: LocalSearch;
  private readonly draft: Int32Array;

  constructor(
    private model: Model,
    /** For each offer of the model, its index in the model that the search was started with. */
    private origin: Int32Array,
  ) {
    this.best = new Int32Array(model.positions);
    this.draft = new Int32Array(model.positions);
    this.local = new LocalSearch(model);
  }

  goOnWith(model: Model, origin: Int32Array): void {
    this.model = model;
    this.origin = origin;
    this.local = new LocalSearch(model);
  }

  startWith(start: Int32Array | null): void {
    const { model, draft, local } = this;
    if (start) {
      local.answer.set(start);
      this.keep();
    }
    for (let position = 0; position < model.positions; position++)
      draft[position] = ix(model.positionOffers, ix(model.positionStart, position));
    local.answer.set(draft);
    local.improve();
    this.keep();
  }

  /**
   * Completes the vendors' selections at the current prices to an answer. Whole vendors are moved only where that is
   * worth the time.
   */
  *fromTaken(taken: Uint8Array, isWorthwhile: boolean): Generator<undefined, void> {
    repair(this.model, taken, this.local.answer, this.draft);
    yield* this.improve(isWorthwhile);
  }

  /** The largest share of each position. */
  *fromShares(
    share: Float64Array,
    restriction: Restriction,
    isWorthwhile: boolean,
  ): Generator<undefined, void> {
    roundShares(this.model, share, restriction, this.draft);
    this.local.answer.set(this.draft);
    yield* this.improve(isWorthwhile);
  }

  /** Takes the only possible answer of a part in which nothing is left to choose. */
  fromOnly({ offers }: Restriction): void {
    const { model, draft } = this;
    for (let offer = 0; offer < model.offers; offer++)
      if (offers[offer]) draft[ix(model.position, offer)] = offer;
    this.local.answer.set(draft);
    this.keep();
  }

  private *improve(isWorthwhile: boolean): Generator<undefined, void> {
    const { local } = this;
    local.improve();
    if (isWorthwhile && local.answer.total < this.total * promising)
      for (const _ of local.improveDeeply()) {
        this.keep();
        yield;
      }
    this.keep();
  }

  private keep(): void {
    const { answer } = this.local;
    if (answer.total >= this.total) return;
    this.total = answer.total;
    for (let position = 0; position < this.model.positions; position++)
      this.best[position] = ix(this.origin, ix(answer.offer, position));
  }
}
