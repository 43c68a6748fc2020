// Where packages and moved positions are settled, an answer can only be better by a whole cent: a bound that comes
// nearer than that proves as much as one that meets the best answer.
import type { Model } from './model.ts';
import type { Restriction } from './restriction.ts';
import { at, ix } from './vectors.ts';

/** Exclusive upper bound of every answer of the part that is better than `total`: `total` itself or less. */
export function betterThan(model: Model, restriction: Restriction, total: number): number {
  if (total === Number.POSITIVE_INFINITY) return total;
  const { perCent, perPackage } = model;
  const [fewest, most] = packages(model, restriction);
  const [least, largest] = moves(model, restriction);
  const rest = total % perCent;
  const whole = total - rest;
  const now = Math.floor(rest / perPackage);
  const moved = rest % perPackage;
  if (now >= fewest && now <= most && moved > least)
    return whole + now * perPackage + Math.min(largest, moved - 1) + 1;
  if (now > fewest) return whole + Math.min(most, now - 1) * perPackage + largest + 1;
  return whole - perCent + most * perPackage + largest + 1;
}

/** How many vendors must be open, and how many may. */
function packages(model: Model, { states }: Restriction): [number, number] {
  let fewest = 0;
  let most = 0;
  for (let vendor = 0; vendor < model.vendors; vendor++) {
    const first = ix(model.stateStart, vendor);
    if (!states[first]) fewest++;
    if (states.subarray(first + 1, ix(model.stateStart, vendor + 1)).includes(1)) most++;
  }
  return [fewest, Math.min(most, model.positions)];
}

/** How many positions must move, and how many may. */
function moves(model: Model, { offers }: Restriction): [number, number] {
  let least = 0;
  let largest = 0;
  for (let position = 0; position < model.positions; position++) {
    let low = 1;
    let high = 0;
    const end = ix(model.positionStart, position + 1);
    for (let index = ix(model.positionStart, position); index < end; index++) {
      const offer = ix(model.positionOffers, index);
      if (!offers[offer]) continue;
      if (at(model.cost, offer) > at(model.value, offer) * model.perCent) high = 1;
      else low = 0;
    }
    least += low;
    largest += high;
  }
  return [least, largest];
}
