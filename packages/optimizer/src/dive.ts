// Diving heuristic, a quick way down to a good answer: settle what the mixture is surest about, adjust the prices,
// repeat.
import type { Bundle } from './bundle.ts';
import type { Lagrange } from './lagrange.ts';
import type { Selection } from './mixture.ts';
import type { Model } from './model.ts';
import type { Restriction } from './restriction.ts';
import { propagate } from './tighten.ts';
import { ix } from './vectors.ts';

const sure = 0.9;
const steps = 6;

/** Works on the restriction given. Calls `tryAnswer` whenever the mixture is worth a look. */
export function* dive(
  model: Model,
  lagrange: Lagrange,
  bundle: Bundle,
  restriction: Restriction,
  target: () => number,
  tryAnswer: () => Generator<undefined, void>,
): Generator<undefined, void> {
  const isSettled = new Uint8Array(model.vendors);
  for (;;) {
    yield* bundle.climb(restriction, target, steps);
    yield* tryAnswer();
    if (bundle.bound >= target()) return;
    if (!settleSurest(model, restriction, bundle, isSettled) || !propagate(model, restriction)) return;
    if (lagrange.evaluate(restriction) >= target()) return;
  }
}

/** At least one vendor more is settled; false when the mixture has nothing left to settle. */
function settleSurest(
  model: Model,
  restriction: Restriction,
  { mixture }: Bundle,
  isSettled: Uint8Array,
): boolean {
  let surest: Selection | null = null;
  let whose = -1;
  let isAny = false;
  for (let vendor = 0; vendor < model.vendors; vendor++) {
    if (isSettled[vendor]) continue;
    const largest = largestShare(mixture.allowed[vendor] ?? []);
    if (!largest) continue;
    if (largest.share >= sure) {
      isAny = true;
      isSettled[vendor] = 1;
      settle(model, restriction, vendor, largest);
    } else if (!surest || largest.share > surest.share) {
      surest = largest;
      whose = vendor;
    }
  }
  if (isAny || !surest) return isAny;
  isSettled[whose] = 1;
  settle(model, restriction, whose, surest);
  return true;
}

/** Selection with the largest share among those that buy something. */
function largestShare(selections: readonly Selection[]): Selection | null {
  let largest: Selection | null = null;
  for (const selection of selections)
    if (selection.offers.length > 0 && selection.share > (largest?.share ?? 0)) largest = selection;
  return largest;
}

/** The vendor sells at least what is in the selection. */
function settle(
  model: Model,
  { offers, states }: Restriction,
  vendor: number,
  { offers: own, positions, state }: Selection,
): void {
  states.fill(0, ix(model.stateStart, vendor), state);
  for (const [index, position] of positions.entries()) {
    const end = ix(model.positionStart, position + 1);
    for (let place = ix(model.positionStart, position); place < end; place++) {
      const offer = ix(model.positionOffers, place);
      if (offer !== ix(own, index)) offers[offer] = 0;
    }
  }
}
