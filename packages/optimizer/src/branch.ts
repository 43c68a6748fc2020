// Branching of the branch and bound: where to divide the search, at the vendor, level or offer that the relaxation is
// least sure about.
import type { Bundle } from './bundle.ts';
import type { Model } from './model.ts';
import { copyRestriction, type Restriction } from './restriction.ts';
import { at, ix } from './vectors.ts';

/** Two parts that together hold every answer. */
export type Branch =
  /** The vendor is in a state below `state`, or in that one or a higher one. */
  | { readonly kind: 'state'; readonly vendor: number; readonly state: number }
  /** The offer is not bought, or it is. */
  | { readonly kind: 'offer'; readonly offer: number };

const unsure = (share: number) => Math.min(share, 1 - share);

export function chooseBranch(model: Model, restriction: Restriction, bundle: Bundle): Branch | null {
  return (
    closedOrOpen(model, restriction, bundle) ??
    levelBranch(model, restriction, bundle) ??
    offerBranch(model, restriction, bundle)
  );
}

function closedOrOpen(model: Model, { states }: Restriction, bundle: Bundle): Branch | null {
  let best: Branch | null = null;
  let score = 0.02;
  for (let vendor = 0; vendor < model.vendors; vendor++) {
    const first = ix(model.stateStart, vendor);
    if (!states[first] || !hasState(states, first + 1, ix(model.stateStart, vendor + 1))) continue;
    const size = ix(model.vendorStart, vendor + 1) - ix(model.vendorStart, vendor);
    const own = unsure(at(bundle.stateShare, first)) * (1 + (0.2 * size * model.vendors) / model.offers);
    if (own > score) {
      score = own;
      best = { kind: 'state', vendor, state: first + 1 };
    }
  }
  return best;
}

function levelBranch(model: Model, { states }: Restriction, { stateShare }: Bundle): Branch | null {
  let best: Branch | null = null;
  let score = 0.02;
  for (let vendor = 0; vendor < model.vendors; vendor++) {
    const first = ix(model.stateStart, vendor);
    const end = ix(model.stateStart, vendor + 1);
    let open = 0;
    for (let state = first + 1; state < end; state++) open += at(stateShare, state);
    let above = open;
    for (let state = first + 2; state < end; state++) {
      above -= at(stateShare, state - 1);
      if (open < 1e-9 || !hasState(states, first + 1, state) || !hasState(states, state, end)) continue;
      const own = unsure(above / open);
      if (own > score) {
        score = own;
        best = { kind: 'state', vendor, state };
      }
    }
  }
  return best;
}

function offerBranch(model: Model, { offers }: Restriction, { share }: Bundle): Branch | null {
  let best: Branch | null = null;
  let score = -1;
  for (let position = 0; position < model.positions; position++) {
    let most = -1;
    let likely = -1;
    let count = 0;
    const end = ix(model.positionStart, position + 1);
    for (let index = ix(model.positionStart, position); index < end; index++) {
      const offer = ix(model.positionOffers, index);
      if (!offers[offer]) continue;
      count++;
      if (at(share, offer) > most) {
        most = at(share, offer);
        likely = offer;
      }
    }
    if (count < 2) continue;
    const cost = at(model.cost, likely);
    const own = unsure(most) * Math.sqrt(cost) + 1e-6 * cost;
    if (own > score) {
      score = own;
      best = { kind: 'offer', offer: likely };
    }
  }
  return best;
}

function hasState(states: Uint8Array, from: number, to: number): boolean {
  for (let state = from; state < to; state++) if (states[state]) return true;
  return false;
}

/** The two parts, as restrictions of their own. */
export function divide(model: Model, restriction: Restriction, branch: Branch): [Restriction, Restriction] {
  const low = copyRestriction(restriction);
  const high = copyRestriction(restriction);
  if (branch.kind === 'state') {
    low.states.fill(0, branch.state, ix(model.stateStart, branch.vendor + 1));
    high.states.fill(0, ix(model.stateStart, branch.vendor), branch.state);
    return [low, high];
  }
  low.offers[branch.offer] = 0;
  const position = ix(model.position, branch.offer);
  const end = ix(model.positionStart, position + 1);
  for (let index = ix(model.positionStart, position); index < end; index++) {
    const offer = ix(model.positionOffers, index);
    if (offer !== branch.offer) high.offers[offer] = 0;
  }
  high.states[ix(model.stateStart, ix(model.vendor, branch.offer))] = 0;
  return [low, high];
}
