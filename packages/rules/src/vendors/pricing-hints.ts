// Aids for a buyer's choice of quantity: the orderable quantities, the cost at the next tier, the price of one unit.
import { type Offer, tierFor } from './pricing.ts';

export type QuantityRule = Pick<Offer, 'minimumQuantity' | 'orderStep'>;

/** The least quantity from the wanted one up that the vendor sells: a multiple of the step, the minimum met. */
export function nextOrderableQuantity(rule: QuantityRule, wanted: number): number {
  return Math.ceil(Math.max(wanted, rule.minimumQuantity) / rule.orderStep) * rule.orderStep;
}

export function isOrderable(rule: QuantityRule, quantity: number): boolean {
  return quantity > 0 && nextOrderableQuantity(rule, quantity) === quantity;
}

/** Maximum quantity of a cart position. */
export const mostOfOne = 99_999;

/** Maximum value of an order, in cents: more is a typing error, and no sum is saved that its column cannot hold. */
export const mostOrderCents = 1_000_000_000;

/** Less than the vendor sells is raised to what it does; never past what a position can hold. */
export function soldQuantity(rule: QuantityRule, wanted: number): number {
  const raised = nextOrderableQuantity(rule, wanted);
  if (raised <= mostOfOne) return raised;
  const most = Math.floor(mostOfOne / rule.orderStep) * rule.orderStep;
  return Math.max(most, nextOrderableQuantity(rule, 1));
}

/** "2 more would allow …": how many more units the offer asks for; 0 when the quantity is fine. */
export function missingQuantity(rule: QuantityRule, quantity: number): number {
  return nextOrderableQuantity(rule, quantity) - quantity;
}

/** The most a vendor reckons with: its last tier, and what it sells at least. */
export const usualQuantity = (offer: Pick<Offer, 'tiers' | 'minimumQuantity'>): number =>
  Math.max(offer.minimumQuantity, ...offer.tiers.map(({ fromQuantity }) => fromQuantity));

export interface TierHint {
  readonly more: number;
  readonly unitPriceCents: number;
}

/** "2 more and each costs 8.90": the nearest cheaper tier and how many more units it takes, null at the last. */
export function tierHint(
  offer: Pick<Offer, 'tiers' | 'minimumQuantity' | 'orderStep'>,
  quantity: number,
): TierHint | null {
  const { unitPriceCents: today } = tierFor(offer, quantity);
  const next = offer.tiers.find((tier) => tier.fromQuantity > quantity && tier.unitPriceCents < today);
  if (!next) return null;
  // The step may carry the buyer past that tier into a cheaper one still.
  const reached = nextOrderableQuantity(offer, next.fromQuantity);
  return { more: reached - quantity, unitPriceCents: tierFor(offer, reached).unitPriceCents };
}

/** Cents for one of the units a pack holds, to a hundredth of a cent: for comparing on screen, never for reckoning. */
export function pricePerUnit(packPriceCents: number, packSize: number): number {
  return Math.round((packPriceCents * 100) / packSize) / 100;
}
