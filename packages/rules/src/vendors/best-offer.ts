// Whom to buy from where nobody chose a vendor: THE rule of every "Add", of the best choice and of moving a position.
// An offer in stock comes before an offer on back order. Among these the rule takes the offer that raises the total of the
// address's cart least (goods, shipping and surcharge, together with the cart's contents), and a favourite on a tie.
import { type Offer, priceLine } from './pricing.ts';
import { soldQuantity } from './pricing-hints.ts';
import { type BasketFees, type BuyingConditions, feesAt } from './pricing-terms.ts';

export type Availability = 'available' | 'low' | 'backorder' | 'unavailable';

export const isInStock = ({ availability }: { readonly availability: Availability }): boolean =>
  availability === 'available' || availability === 'low';

/** Contents of the vendor's basket of the address that can be bought. */
export interface BasketContents {
  readonly positions: number;
  readonly goodsCents: number;
  /** Quantity of the given product. */
  readonly quantity: number;
}

export interface Choice extends Offer {
  readonly vendorId: number;
  readonly isFavorite: boolean;
  readonly availability: Availability;
  readonly deliveryDays: number | null;
  readonly conditions: BuyingConditions;
  readonly basket: BasketContents;
}

/** A fee of the vendor's basket without and with the addition. */
export interface FeeChange {
  readonly beforeCents: number;
  readonly afterCents: number;
  readonly addedCents: number;
}

/** Effect of an addition on the cart. */
export interface Growth {
  /** Quantity added: more than requested where the vendor sells no less. */
  readonly quantity: number;
  /** Negative where a lower tier makes what lies there cheaper by more than the addition costs. */
  readonly goodsCents: number;
  readonly shipping: FeeChange;
  readonly surcharge: FeeChange;
  /** Growth of the cart's total. */
  readonly totalCents: number;
}

const noFees: BasketFees = { shippingCents: 0, surchargeCents: 0 };

export function growthBy(offer: Choice, wanted: number): Growth {
  const { basket, conditions } = offer;
  const { terms, ownDiscountPercent } = conditions;
  const lineCents = (quantity: number): number =>
    quantity === 0 ? 0 : priceLine(offer, quantity, ownDiscountPercent).netCents;
  const together = soldQuantity(offer, basket.quantity + wanted);
  const goodsCents = lineCents(together) - lineCents(basket.quantity);
  const before = basket.positions === 0 ? noFees : feesAt(terms, basket.goodsCents);
  const after = feesAt(terms, basket.goodsCents + goodsCents);
  const shipping = feeChange(before.shippingCents, after.shippingCents);
  const surcharge = feeChange(before.surchargeCents, after.surchargeCents);
  return {
    quantity: together - basket.quantity,
    goodsCents,
    shipping,
    surcharge,
    totalCents: goodsCents + shipping.addedCents + surcharge.addedCents,
  };
}

const feeChange = (beforeCents: number, afterCents: number): FeeChange => ({
  beforeCents,
  afterCents,
  addedCents: afterCents - beforeCents,
});

/** The sooner, the better; what nobody can deliver comes last. */
const readiness: Readonly<Record<Availability, number>> = {
  available: 0,
  low: 0,
  backorder: 1,
  unavailable: 2,
};

/** Everything that decides, in its order; after the favourite nobody but the reader of a list cares. */
function ranksOf(choice: Choice, growth: Growth, wanted: number): readonly number[] {
  return [
    readiness[choice.availability],
    // A position that holds no more takes nothing, whatever that costs.
    growth.quantity < wanted ? 1 : 0,
    growth.totalCents,
    choice.isFavorite ? 0 : 1,
    growth.quantity,
    choice.availability === 'low' ? 1 : 0,
    choice.deliveryDays ?? Number.MAX_SAFE_INTEGER,
    choice.vendorId,
  ];
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < a.length; index += 1) {
    const order = (a[index] ?? 0) - (b[index] ?? 0);
    if (order !== 0) return order;
  }
  return 0;
}

export interface Ranked<Item> {
  readonly item: Item;
  readonly growth: Growth;
}

/** Best first. What cannot be bought stands at the end. */
export function rankedOffers<Item>(
  items: readonly Item[],
  wanted: number,
  choiceOf: (item: Item) => Choice,
): Ranked<Item>[] {
  return items
    .map((item) => {
      const choice = choiceOf(item);
      const growth = growthBy(choice, wanted);
      return { item, growth, ranks: ranksOf(choice, growth, wanted) };
    })
    .sort((a, b) => compareRanks(a.ranks, b.ranks))
    .map(({ item, growth }) => ({ item, growth }));
}

/** Undefined: nobody can deliver. */
export function bestOffer<Item>(
  items: readonly Item[],
  wanted: number,
  choiceOf: (item: Item) => Choice,
): Ranked<Item> | undefined {
  const buyable = items.filter((item) => choiceOf(item).availability !== 'unavailable');
  return rankedOffers(buyable, wanted, choiceOf)[0];
}
