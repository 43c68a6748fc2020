// A part of all answers: the states each vendor may be in, and how many units of each offer at least and at most.
import { at, ix } from '../../../packages/optimizer/src/vectors.ts';
import type { SplitModel } from './split-problem.ts';

export interface SplitPart {
  readonly states: Uint8Array;
  readonly least: Float64Array;
  readonly most: Float64Array;
}

export function wholeSplit(model: SplitModel): SplitPart {
  return {
    states: new Uint8Array(model.fee.length).fill(1),
    least: new Float64Array(model.cost.length),
    most: model.stock.slice(),
  };
}

export function copySplit({ states, least, most }: SplitPart): SplitPart {
  return { states: states.slice(), least: least.slice(), most: most.slice() };
}

export function canOpen(model: SplitModel, { states }: SplitPart, vendor: number): boolean {
  for (let state = ix(model.stateStart, vendor) + 1; state < ix(model.stateStart, vendor + 1); state++)
    if (states[state]) return true;
  return false;
}

/** Draws conclusions: closed vendors sell nothing, sellers are open, stock that is needed is bought. False: no answer. */
export function concludeSplit(model: SplitModel, part: SplitPart): boolean {
  const { states, least, most } = part;
  for (let vendor = 0; vendor + 1 < model.stateStart.length; vendor++) {
    const first = ix(model.stateStart, vendor);
    const open = canOpen(model, part, vendor);
    let sells = false;
    for (let offer = ix(model.vendorStart, vendor); offer < ix(model.vendorStart, vendor + 1); offer++) {
      if (!open) most[offer] = 0;
      if (at(least, offer) > at(most, offer)) return false;
      if (at(least, offer) > 0) states[first] = 0;
      if (at(most, offer) > 0) sells = true;
    }
    if (!sells) states.fill(0, first + 1, ix(model.stateStart, vendor + 1));
    if (!states[first] && !canOpen(model, part, vendor)) return false;
  }
  for (const [position, offers] of model.byPosition.entries()) {
    let atLeast = 0;
    let atMost = 0;
    for (const offer of offers) {
      atLeast += at(least, offer);
      atMost += at(most, offer);
    }
    const wanted = at(model.quantity, position);
    if (atLeast > wanted || atMost < wanted) return false;
    for (const offer of offers) {
      const needed = wanted - (atMost - at(most, offer));
      if (needed <= at(least, offer)) continue;
      atLeast += needed - at(least, offer);
      least[offer] = needed;
      states[ix(model.stateStart, ix(model.vendor, offer))] = 0;
    }
  }
  return true;
}
