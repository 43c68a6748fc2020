// Offers a practice may buy, with vendor and conditions: the one source of offers for catalogue, cart and optimizer.
import type { VendorOffer } from '@praxora/contract/vendors/vendor-offer';
import type { AgreedConditions, AgreedOffer } from '@praxora/rules/vendors/agreed-price';
import { type PricedLine, type PriceTier, priceLine } from '@praxora/rules/vendors/pricing';
import { type BuyingConditions, freeDelivery, termsInForce } from '@praxora/rules/vendors/pricing-terms';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CartPart } from './cart-part.sql.ts';
import * as repository from './offers.repository.ts';

export interface OfferVendor {
  readonly id: number;
  readonly name: string;
  readonly rating: number | null;
  readonly hue: number;
  readonly isFavorite: boolean;
}

export interface BuyableOffer extends AgreedOffer {
  readonly offerId: number;
  readonly productId: number;
  readonly vendor: OfferVendor;
  /** The vendor's own number for the product. */
  readonly orderNumber: string;
  readonly availability: 'available' | 'low' | 'backorder' | 'unavailable';
  readonly deliveryDays: number | null;
  /** The practice's own terms with the vendor, or the vendor's for the country. */
  readonly conditions: BuyingConditions & AgreedConditions;
}

/**
 * Offers of vendors the practice has not hidden and that deliver to the country, or to the practice's default address; by product,
 * then by price.
 */
export async function offersFor(
  tx: Tx,
  productIds: readonly number[],
  country: string | null = null,
): Promise<BuyableOffer[]> {
  if (productIds.length === 0) return [];
  return (await repository.listOffers(tx, productIds, country)).map(offerOf);
}

/**
 * All offers for these products that can be delivered to the address (null: the default one), and for products in its
 * cart the offers chosen there; without such an address, offers deliverable to the country. In the order of
 * `offersFor`.
 */
export const offersAt = async (
  tx: Tx,
  addressId: number | null,
  country: string,
  productIds: readonly number[],
): Promise<BuyableOffer[]> =>
  (await repository.listOffersAt(tx, addressId, country, productIds)).map(offerOf);

/** Current offer of each position of the cart, by its id. */
export const readPositionOffers = async (tx: Tx, part: CartPart): Promise<Map<number, BuyableOffer>> =>
  new Map((await repository.listPositionOffers(tx, part)).map((row) => [row.position_id, offerOf(row)]));

export async function readPositionOffer(tx: Tx, positionId: number): Promise<BuyableOffer | undefined> {
  const row = await repository.findPositionOffer(tx, positionId);
  return row === null ? undefined : offerOf(row);
}

/** All offers for a product, and for the other products in the cart the offers chosen there. */
export const offersBeside = async (
  tx: Tx,
  productId: number,
  others: readonly { readonly productId: number; readonly vendorId: number }[],
): Promise<BuyableOffer[]> => (await repository.listOffersBeside(tx, productId, others)).map(offerOf);

/** The practice's price of one unit at a vendor. */
export interface UnitPrice {
  readonly productId: number;
  readonly vendorId: number;
  readonly isAvailable: boolean;
  readonly isInStock: boolean;
  readonly netCents: number;
}

/** Unit prices of the same offers, if nothing else of them is needed; unordered. */
export async function unitPricesFor(tx: Tx, productIds: readonly number[]): Promise<UnitPrice[]> {
  if (productIds.length === 0) return [];
  return (await repository.listUnitPrices(tx, productIds)).map((row) => ({
    productId: row.product_id,
    vendorId: row.vendor_id,
    isAvailable: row.is_available,
    isInStock: row.is_in_stock,
    netCents: unitNetCents(row),
  }));
}

/** Unit price of a vendor, or the practice's own price there, from a day on. */
interface UnitPricePoint {
  readonly productId: number;
  readonly vendorId: number;
  readonly isOwn: boolean;
  readonly validFrom: string;
  readonly netCents: number;
}

/**
 * How the unit prices of the same offers moved from one day on and before another, by their days. The own discount is today's,
 * so that they compare with today's prices.
 */
export async function unitPriceHistoryFor(
  tx: Tx,
  productIds: readonly number[],
  { from, before }: { readonly from: string; readonly before: string },
): Promise<UnitPricePoint[]> {
  if (productIds.length === 0) return [];
  return (await repository.listUnitPricePoints(tx, productIds, from, before)).map((row) => ({
    productId: row.product_id,
    vendorId: row.vendor_id,
    isOwn: row.is_own,
    validFrom: row.valid_from,
    netCents: unitNetCents(row),
  }));
}

const unitNetCents = (row: {
  readonly unit_price_cents: number;
  readonly discountable: boolean;
  readonly discount_basis_points: number;
}): number =>
  priceLine(
    { tiers: [{ fromQuantity: 1, unitPriceCents: row.unit_price_cents }], discountable: row.discountable },
    1,
    row.discount_basis_points / 100,
  ).netCents;

/** Available offers come before unavailable ones; then the lowest price of one unit. */
export function cheapest(prices: readonly UnitPrice[]): UnitPrice | undefined {
  const available = prices.filter((price) => price.isAvailable);
  return (available.length > 0 ? available : prices).toSorted(
    (a, b) => a.netCents - b.netCents || a.vendorId - b.vendorId,
  )[0];
}

export const isAvailable = ({ availability }: BuyableOffer): boolean => availability !== 'unavailable';

/** A line at the practice's own conditions. */
export const priceAt = (offer: BuyableOffer, quantity: number): PricedLine =>
  priceLine(offer, quantity, offer.conditions.ownDiscountPercent);

/** As calls answer it. */
export const offerAnswer = (offer: BuyableOffer): VendorOffer => ({
  offerId: offer.offerId,
  vendorId: offer.vendor.id,
  vendorName: offer.vendor.name,
  vendorHue: offer.vendor.hue,
  isFavorite: offer.vendor.isFavorite,
  orderNumber: offer.orderNumber,
  tiers: [...offer.tiers],
  minimumQuantity: offer.minimumQuantity,
  orderStep: offer.orderStep,
  availability: offer.availability,
  deliveryDays: offer.deliveryDays,
  discountable: offer.discountable,
  ownDiscountPercent: offer.conditions.ownDiscountPercent,
  vatClass: offer.vatClass,
});

const tiersOf = (from: readonly number[], cents: readonly number[]): PriceTier[] =>
  from.map((fromQuantity, index) => ({ fromQuantity, unitPriceCents: cents[index] ?? 0 }));

const offerOf = (row: repository.OfferRow): BuyableOffer => ({
  offerId: row.offer_id,
  productId: row.product_id,
  vendor: {
    id: row.vendor_id,
    name: row.vendor_name,
    rating: row.rating,
    hue: row.hue,
    isFavorite: row.is_favourite,
  },
  orderNumber: row.order_number,
  tiers: tiersOf(row.tier_from, row.tier_price_cents),
  ...(row.vendor_tiers && { vendorTiers: tiersOf(row.vendor_tiers.from, row.vendor_tiers.cents) }),
  minimumQuantity: row.minimum_quantity,
  orderStep: row.order_step,
  availability: row.availability,
  deliveryDays: row.delivery_days,
  discountable: row.discountable,
  vatClass: row.vat_class,
  conditions: {
    ownDiscountPercent: row.discount_basis_points / 100,
    // The query finds only what has terms.
    terms: termsInForce(row.vendor_terms, row.own_terms) ?? freeDelivery,
    // An own vendor has no terms but those the practice gave it.
    ...(row.own_terms && row.vendor_terms && !row.is_own_vendor && { vendorTerms: row.vendor_terms }),
  },
});
