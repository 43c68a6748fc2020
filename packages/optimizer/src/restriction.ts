// Offers and vendor states that a part of the search may still use.
import type { Model } from './model.ts';

export interface Restriction {
  /** 1 for an offer that may be bought. */
  readonly offers: Uint8Array;
  /** 1 for a state that a vendor may be in. */
  readonly states: Uint8Array;
}

export function unrestricted(model: Model): Restriction {
  return {
    offers: new Uint8Array(model.offers).fill(1),
    states: new Uint8Array(model.states).fill(1),
  };
}

export function copyRestriction({ offers, states }: Restriction): Restriction {
  return { offers: offers.slice(), states: states.slice() };
}
