// Local search (moves, swaps, closing and filling of vendors): makes an answer better by small changes until none
// helps: move one position, swap two, close a vendor, fill one up.
import { Assignment } from './assignment.ts';
import type { Model } from './model.ts';
import { at, ix } from './vectors.ts';

export class LocalSearch {
  readonly answer: Assignment;
  private readonly saved: Int32Array;
  /** How much dearer an answer may be for single moves to be likely to make up for it: a part of a usual fee. */
  private readonly hope: number;
  private readonly bestPull: Int32Array;
  /** The offer of a vendor for a position, or -1. */
  private readonly offerAt: Int32Array;
  /** The positions at each vendor as linked lists. */
  private readonly firstAt: Int32Array;
  private readonly nextAt: Int32Array;

  constructor(private readonly model: Model) {
    this.answer = new Assignment(model);
    this.saved = new Int32Array(model.positions);
    this.bestPull = new Int32Array(model.positions);
    this.offerAt = new Int32Array(model.positions * model.vendors).fill(-1);
    for (let offer = 0; offer < model.offers; offer++)
      this.offerAt[ix(model.position, offer) * model.vendors + ix(model.vendor, offer)] = offer;
    let fees = 0;
    for (let vendor = 0; vendor < model.vendors; vendor++)
      fees += at(model.fee, ix(model.stateStart, vendor) + 1);
    this.hope = (fees / model.vendors) * 0.3;
    this.firstAt = new Int32Array(model.vendors);
    this.nextAt = new Int32Array(model.positions);
  }

  /** Moves and swaps only. */
  improve(): void {
    do this.relocate();
    while (this.swap());
  }

  /** Whole vendors too; yields between them, for it may take a while. */
  *improveDeeply(): Generator<undefined, void> {
    const { vendors } = this.model;
    let better = true;
    while (better) {
      this.improve();
      better = false;
      for (let vendor = 0; vendor < vendors; vendor++) {
        if (ix(this.answer.count, vendor) > 0 && this.close(vendor)) better = true;
        yield;
      }
      for (let vendor = 0; vendor < vendors && !better; vendor++) {
        if (this.fill(vendor)) better = true;
        yield;
      }
    }
  }

  relocate(): void {
    const { model, answer } = this;
    let quiet = 0;
    for (let position = 0; quiet < model.positions; position = (position + 1) % model.positions) {
      const offer = this.bestMove(position, -1);
      if (offer >= 0 && answer.gain(position, offer) < 0) {
        answer.move(position, offer);
        quiet = 0;
      } else quiet++;
    }
  }

  /** The best other offer for a position, not of the vendor to avoid; -1 if there is none. */
  private bestMove(position: number, avoid: number): number {
    const { model, answer } = this;
    const now = ix(answer.offer, position);
    const end = ix(model.positionStart, position + 1);
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let index = ix(model.positionStart, position); index < end; index++) {
      const offer = ix(model.positionOffers, index);
      const vendor = ix(model.vendor, offer);
      // Joining saves at most the fee that the vendor takes now.
      if (at(model.cost, offer) - at(answer.fee, vendor) >= least) continue;
      if (offer === now || vendor === avoid) continue;
      const change = at(model.cost, offer) + answer.feeAfterJoining(offer);
      if (change < least) {
        least = change;
        best = offer;
      }
    }
    return best;
  }

  private listPositions(): void {
    const { model, answer, firstAt, nextAt } = this;
    firstAt.fill(-1);
    for (let position = model.positions - 1; position >= 0; position--) {
      const vendor = ix(model.vendor, ix(answer.offer, position));
      nextAt[position] = ix(firstAt, vendor);
      firstAt[vendor] = position;
    }
  }

  /** Two positions change places between their vendors; the first pair that helps, for each position. */
  private swap(): boolean {
    const { model, answer } = this;
    this.listPositions();
    let better = false;
    for (let position = 0; position < model.positions; position++) {
      const end = ix(model.positionStart, position + 1);
      for (let index = ix(model.positionStart, position); index < end; index++) {
        const partner = this.swapPartner(position, ix(model.positionOffers, index));
        if (partner < 0) continue;
        const back = ix(this.offerAt, partner * model.vendors + ix(model.vendor, ix(answer.offer, position)));
        answer.move(position, ix(model.positionOffers, index));
        answer.move(partner, back);
        this.listPositions();
        better = true;
        break;
      }
    }
    return better;
  }

  private swapPartner(position: number, offer: number): number {
    const { model, answer, offerAt, nextAt } = this;
    const { cost, value, vendor } = model;
    const old = ix(answer.offer, position);
    const here = ix(vendor, old);
    const there = ix(vendor, offer);
    if (here === there) return -1;
    const fees = at(answer.fee, here) + at(answer.fee, there);
    const goodsHere = at(answer.goods, here) - at(value, old);
    const goodsThere = at(answer.goods, there) + at(value, offer);
    const moved = at(cost, offer) - at(cost, old) - fees;
    for (let other = ix(this.firstAt, there); other >= 0; other = ix(nextAt, other)) {
      const back = ix(offerAt, other * model.vendors + here);
      if (back < 0) continue;
      const left = ix(answer.offer, other);
      const change =
        moved +
        at(cost, back) -
        at(cost, left) +
        answer.feeAt(here, goodsHere + at(value, back), 1) +
        answer.feeAt(there, goodsThere - at(value, left), 1);
      if (change < 0) return other;
    }
    return -1;
  }

  /** Every position of a vendor goes elsewhere. */
  private close(vendor: number): boolean {
    const { model, answer, saved } = this;
    const before = answer.total;
    saved.set(answer.offer);
    for (let position = 0; position < model.positions; position++) {
      if (ix(model.vendor, ix(answer.offer, position)) !== vendor) continue;
      const offer = this.bestMove(position, vendor);
      if (offer < 0) {
        answer.set(saved);
        return false;
      }
      answer.move(position, offer);
    }
    if (answer.total < before + this.hope) this.relocate();
    if (answer.total < before) return true;
    answer.set(saved);
    return false;
  }

  /** A vendor gets positions until it reaches a level, those first that cost least for the value they bring. */
  private fill(vendor: number): boolean {
    const { model, answer, saved, bestPull } = this;
    saved.set(answer.offer);
    const before = answer.total;
    let best = before;
    for (const withFees of [true, false]) {
      const candidates = this.candidates(vendor, withFees);
      const end = ix(model.stateStart, vendor + 1);
      for (let state = ix(model.stateStart, vendor) + 1; state < end; state++) {
        let used = 0;
        for (const { offer, change } of candidates) {
          const reached =
            ix(answer.count, vendor) > 0 && at(answer.goods, vendor) >= at(model.threshold, state);
          if (reached && change >= 0) break;
          answer.move(ix(model.position, offer), offer);
          used++;
        }
        if (used > 0 && answer.total < best + this.hope) {
          this.relocate();
          if (answer.total < best) {
            best = answer.total;
            bestPull.set(answer.offer);
          }
        }
        answer.set(saved);
      }
    }
    if (best < before) answer.set(bestPull);
    return best < before;
  }

  private candidates(vendor: number, withFees: boolean): { offer: number; change: number }[] {
    const { model, answer } = this;
    const candidates: { offer: number; change: number; ratio: number }[] = [];
    const end = ix(model.vendorStart, vendor + 1);
    for (let offer = ix(model.vendorStart, vendor); offer < end; offer++) {
      const position = ix(model.position, offer);
      const old = ix(answer.offer, position);
      if (ix(model.vendor, old) === vendor) continue;
      const change =
        at(model.cost, offer) - at(model.cost, old) + (withFees ? answer.feeAfterLeaving(position) : 0);
      candidates.push({ offer, change, ratio: change / Math.max(at(model.value, offer), 1) });
    }
    return candidates.sort((a, b) => a.ratio - b.ratio || a.offer - b.offer);
  }
}
