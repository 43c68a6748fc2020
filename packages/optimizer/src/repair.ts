// Primal heuristic (Lagrangian repair): from what the vendors take at the current prices to a complete answer: the
// cheapest taker of each position, and for a position that nobody takes the offer that costs least beside what is
// bought already.
import type { Assignment } from './assignment.ts';
import type { Model } from './model.ts';
import type { Restriction } from './restriction.ts';
import { at, ix } from './vectors.ts';

export function repair(model: Model, taken: Uint8Array, answer: Assignment, out: Int32Array): void {
  answer.clear();
  const buy = (position: number, offer: number) => {
    out[position] = offer;
    answer.join(offer);
  };
  for (let position = 0; position < model.positions; position++) {
    out[position] = -1;
    const end = ix(model.positionStart, position + 1);
    for (let index = ix(model.positionStart, position); index < end; index++) {
      const offer = ix(model.positionOffers, index);
      if (!taken[offer]) continue;
      buy(position, offer);
      break;
    }
  }
  for (let position = 0; position < model.positions; position++) {
    if (ix(out, position) >= 0) continue;
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    const end = ix(model.positionStart, position + 1);
    for (let index = ix(model.positionStart, position); index < end; index++) {
      const offer = ix(model.positionOffers, index);
      const cost = at(model.cost, offer) + answer.feeAfterJoining(offer);
      if (cost < least) {
        least = cost;
        best = offer;
      }
    }
    buy(position, best);
  }
  answer.set(out);
}

/** The offer of each position that has the largest share among those allowed; of equals the cheapest. */
export function roundShares(
  model: Model,
  share: Float64Array,
  { offers }: Restriction,
  out: Int32Array,
): void {
  for (let position = 0; position < model.positions; position++) {
    let most = -1;
    const end = ix(model.positionStart, position + 1);
    for (let index = ix(model.positionStart, position); index < end; index++) {
      const offer = ix(model.positionOffers, index);
      if (!offers[offer] || at(share, offer) <= most) continue;
      most = at(share, offer);
      out[position] = offer;
    }
  }
}
