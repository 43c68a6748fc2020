// What an order costs: by THE pricing function, with what the vendor asks of everybody for the same goods.
import type { VatPercents } from '@praxora/rules/shared/tax';
import { type AgreedConditions, type AgreedLine, vendorsNetCents } from '@praxora/rules/vendors/agreed-price';
import { type PricedBasketLine, priceBasket } from '@praxora/rules/vendors/pricing';
import { mostOrderCents } from '@praxora/rules/vendors/pricing-hints';
import type { BuyingConditions } from '@praxora/rules/vendors/pricing-terms';
import { Refusal } from '../../../platform/errors.ts';
import { toTotals } from '../price-engine/price-engine.service.ts';

export interface OrderPrice extends ReturnType<typeof toTotals> {
  /** In the order of the lines given. */
  readonly lines: readonly PricedBasketLine[];
  readonly vendorsNetCents: number;
}

export function orderPrice(
  items: readonly AgreedLine[],
  conditions: BuyingConditions & AgreedConditions,
  vatPercents: VatPercents,
): OrderPrice {
  const { lines, ...priced } = priceBasket(items, conditions, vatPercents);
  return { ...toTotals(priced), lines, vendorsNetCents: vendorsNetCents(items, conditions) };
}

/** A discount makes no order small. */
export function refuseTooLarge({ lines, grossCents, vendorsNetCents: listed }: OrderPrice): void {
  const withoutDiscount = lines.reduce((sum, line) => sum + line.netCents + line.discountCents, 0);
  if (Math.max(grossCents, listed, withoutDiscount) > mostOrderCents) throw new Refusal('ORDER_TOO_LARGE');
}

/** What an order's position stores of its price. */
export const linePrice = ({ unitPriceCents, discountCents, netCents, vatPercent }: PricedBasketLine) => ({
  unit_price_cents: unitPriceCents,
  discount_cents: discountCents,
  net_cents: netCents,
  vat_percent: vatPercent,
});
