// A quick way down to a good answer: settle the vendors that the relaxation is surest about, adjust the prices, repeat.
import type { Ascent } from './ascent.ts';
import type { Lagrange } from './lagrange.ts';
import type { Model } from './model.ts';
import type { Restriction } from './restriction.ts';
import { propagate } from './tighten.ts';
import { at, ix } from './vectors.ts';

const sure = 0.85;
const climb = { steps: 15, reach: 0.35, patience: 4, leastReach: 0.02 };

/** Works on the restriction given. Calls `tryAnswer` whenever what the vendors take is worth a look. */
export function* dive(
  model: Model,
  lagrange: Lagrange,
  ascent: Ascent,
  restriction: Restriction,
  target: () => number,
  tryAnswer: () => Generator<undefined, void>,
): Generator<undefined, void> {
  for (;;) {
    for (const step of ascent.climb(restriction, target, climb)) {
      if (step % 5 === 4) yield* tryAnswer();
      yield;
    }
    if (ascent.bound >= target()) return;
    if (!settleSurest(model, restriction, ascent.stateShare) || !propagate(model, restriction)) break;
    if (lagrange.evaluate(restriction) >= target()) return;
  }
}

/** At least one vendor more is settled; false when all are. */
function settleSurest(model: Model, { states }: Restriction, share: Float64Array): boolean {
  let surest = -1;
  let most = -1;
  for (let vendor = 0; vendor < model.vendors; vendor++) {
    const likely = likeliest(model, states, share, vendor);
    if (likely < 0) continue;
    if (at(share, likely) >= sure) {
      settle(model, states, vendor, likely);
      most = 2;
    } else if (at(share, likely) > most) {
      most = at(share, likely);
      surest = vendor;
    }
  }
  if (most < 0) return false;
  if (most <= 1) settle(model, states, surest, likeliest(model, states, share, surest));
  return true;
}

/** The state chosen most of late; -1 for a vendor that has no choice. */
function likeliest(model: Model, states: Uint8Array, share: Float64Array, vendor: number): number {
  let best = -1;
  let count = 0;
  for (let state = ix(model.stateStart, vendor); state < ix(model.stateStart, vendor + 1); state++) {
    if (!states[state]) continue;
    count++;
    if (best < 0 || at(share, state) > at(share, best)) best = state;
  }
  return count > 1 ? best : -1;
}

function settle(model: Model, states: Uint8Array, vendor: number, state: number): void {
  states.fill(0, ix(model.stateStart, vendor), ix(model.stateStart, vendor + 1));
  states[state] = 1;
}
