// THE price of a basket, in integer net cents: cart, price engine, optimizer, checkout and order all ask here.
import { takePercent } from '../shared/pricing-percent.ts';
import { addVatShares, type VatClass, type VatPercents, type VatShare, vatByRate } from '../shared/tax.ts';
import { type BasketFees, type BuyingConditions, feesAt } from './pricing-terms.ts';

/** From this quantity on each unit costs this much. */
export interface PriceTier {
  readonly fromQuantity: number;
  readonly unitPriceCents: number;
}

/** Fields of an offer that pricing needs. The tiers ascend and the first starts at 1. */
export interface Offer {
  readonly tiers: readonly PriceTier[];
  readonly minimumQuantity: number;
  readonly orderStep: number;
  /** Whether a practice's own discount applies. */
  readonly discountable: boolean;
  readonly vatClass: VatClass;
}

export interface PricedLine {
  readonly quantity: number;
  readonly unitPriceCents: number;
  /** Quantity times tier price. */
  readonly listCents: number;
  readonly discountCents: number;
  /** Goods value of the line. */
  readonly netCents: number;
}

export interface BasketLine {
  readonly offer: Offer;
  readonly quantity: number;
  readonly checked: boolean;
}

export interface PricedBasketLine extends PricedLine {
  readonly checked: boolean;
  readonly vatPercent: number;
}

export interface BasketTotals extends BasketFees {
  readonly goodsCents: number;
  readonly netCents: number;
  /** VAT by rate, highest first. */
  readonly vat: readonly VatShare[];
  readonly vatCents: number;
  readonly grossCents: number;
}

export interface PricedBasket extends BasketTotals {
  /** In the order given, unchecked lines with their price too. */
  readonly lines: readonly PricedBasketLine[];
  /** Zero when shipping is free already, null when no goods value makes it free or nothing is checked. */
  readonly missingToFreeShippingCents: number | null;
  /** Zero when no surcharge is due, null when nothing is checked. */
  readonly missingOutOfSurchargeCents: number | null;
}

export interface CartTotals extends BasketTotals {
  /** Baskets with at least one checked line. */
  readonly packages: number;
}

/** The tier a quantity reaches. */
export function tierFor(offer: Pick<Offer, 'tiers'>, quantity: number): PriceTier {
  const tier = offer.tiers.findLast(({ fromQuantity }) => fromQuantity <= quantity) ?? offer.tiers[0];
  if (!tier) throw new RangeError('An offer has at least one price tier');
  return tier;
}

/** The own discount is rounded half up to a cent, once for the whole line. */
export function priceLine(
  offer: Pick<Offer, 'tiers' | 'discountable'>,
  quantity: number,
  ownDiscountPercent: number,
): PricedLine {
  const { unitPriceCents } = tierFor(offer, quantity);
  const listCents = quantity * unitPriceCents;
  const discountCents = offer.discountable ? takePercent(listCents, ownDiscountPercent) : 0;
  return { quantity, unitPriceCents, listCents, discountCents, netCents: listCents - discountCents };
}

function totals(goodsCents: number, fees: BasketFees, vat: readonly VatShare[]): BasketTotals {
  const netCents = goodsCents + fees.shippingCents + fees.surchargeCents;
  const vatCents = vat.reduce((sum, share) => sum + share.vatCents, 0);
  return { ...fees, goodsCents, netCents, vat, vatCents, grossCents: netCents + vatCents };
}

/** Prices a vendor's basket for one delivery address. Unchecked lines are priced but not counted. */
export function priceBasket(
  lines: readonly BasketLine[],
  conditions: BuyingConditions,
  vatPercents: VatPercents,
): PricedBasket {
  const { terms, ownDiscountPercent } = conditions;
  const priced = lines.map(({ offer, quantity, checked }) => ({
    ...priceLine(offer, quantity, ownDiscountPercent),
    checked,
    vatPercent: vatPercents[offer.vatClass],
  }));
  const counted = priced.filter(({ checked }) => checked);
  const [first] = counted;
  if (!first) {
    const nothing = totals(0, { shippingCents: 0, surchargeCents: 0 }, []);
    return { ...nothing, lines: priced, missingToFreeShippingCents: null, missingOutOfSurchargeCents: null };
  }

  const goodsCents = counted.reduce((sum, { netCents }) => sum + netCents, 0);
  const fees = feesAt(terms, goodsCents);
  const vat = vatByRate([
    ...counted.map(({ vatPercent, netCents }) => ({ percent: vatPercent, netCents })),
    { percent: first.vatPercent, netCents: fees.shippingCents + fees.surchargeCents },
  ]);
  const { freeShippingFromCents: freeFrom } = terms;
  return {
    ...totals(goodsCents, fees, vat),
    lines: priced,
    missingToFreeShippingCents:
      fees.shippingCents === 0 ? 0 : freeFrom === null ? null : freeFrom - goodsCents,
    missingOutOfSurchargeCents: fees.surchargeCents === 0 ? 0 : terms.surchargeBelowCents - goodsCents,
  };
}

/** Several baskets together, whatever their addresses. VAT was rounded per basket and is only added up. */
export function cartTotals(baskets: readonly PricedBasket[]): CartTotals {
  const sum = (amount: (basket: PricedBasket) => number) =>
    baskets.reduce((total, basket) => total + amount(basket), 0);
  const fees = {
    shippingCents: sum((basket) => basket.shippingCents),
    surchargeCents: sum((basket) => basket.surchargeCents),
  };
  return {
    ...totals(
      sum((basket) => basket.goodsCents),
      fees,
      addVatShares(baskets.flatMap(({ vat }) => vat)),
    ),
    packages: baskets.filter(({ lines }) => lines.some(({ checked }) => checked)).length,
  };
}
