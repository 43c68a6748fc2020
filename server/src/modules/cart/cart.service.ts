// The cart as far as adding goes: the vendor of the lowest price unless one is named. The cart's own screens complete it.
import type { BodyOf, DataOf } from '@praxora/contract/call';
import type { cartCalls } from '@praxora/contract/cart/cart.calls';
import { priceLine } from '@praxora/rules/pricing';
import { isOrderable, nextOrderableQuantity } from '@praxora/rules/pricing-hints';
import type { UserContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/errors.ts';
import * as repository from './cart.repository.ts';

type Wanted = BodyOf<typeof cartCalls.addToCart>['data'];
type Added = DataOf<typeof cartCalls.addToCart>;

export async function addToCart(context: UserContext, wanted: Wanted): Promise<Added> {
  const { tx } = context;
  const address = await addressFor(context, wanted.addressId);
  const offers = await repository.listBuyableOffers(tx, wanted.productId, address.country);
  if (offers.length === 0) throw new Refusal('NO_VENDOR_OFFERS');
  const offer = wanted.lieferantId
    ? offers.find(({ vendor_id }) => vendor_id === wanted.lieferantId)
    : cheapestAt(offers, wanted.Anzahl);
  if (offer === undefined) throw new Refusal('OFFER_NOT_VALID');
  // Less than the vendor sells is raised to what it does; the answer tells.
  const quantity = nextOrderableQuantity(ruleOf(offer), wanted.Anzahl);
  const position = await repository.addQuantity(tx, address.id, offer.vendor_id, wanted.productId, quantity);
  context.meta.basket_counter = await repository.countPositions(tx);
  return {
    wWarenkorbposition: { ID: position.id, Anzahl: position.quantity },
    lieferantId: offer.vendor_id,
    lieferant: offer.vendor_name,
    addressId: address.id,
  };
}

async function addressFor(
  { tx }: UserContext,
  id: number | undefined,
): Promise<{ id: number; country: string }> {
  if (id !== undefined) {
    const address = await repository.findAddress(tx, id);
    if (address === null) throw new Refusal('NOT_FOUND');
    return address;
  }
  const address = await repository.defaultAddress(tx);
  if (address === null) throw new Refusal('NO_DELIVERY_ADDRESS');
  return address;
}

type OfferRow = Awaited<ReturnType<typeof repository.listBuyableOffers>>[number];

const ruleOf = (offer: OfferRow) => ({
  minimumQuantity: offer.minimum_quantity,
  orderStep: offer.order_step,
});

/** Offers that sell just this quantity come first; then what the line costs. */
function cheapestAt(offers: readonly OfferRow[], quantity: number): OfferRow | undefined {
  const exact = offers.filter((offer) => isOrderable(ruleOf(offer), quantity));
  const costOf = (offer: OfferRow): number => {
    const tiers = offer.tier_from.map((fromQuantity, index) => ({
      fromQuantity,
      unitPriceCents: offer.tier_price_cents[index] ?? 0,
    }));
    const sold = nextOrderableQuantity(ruleOf(offer), quantity);
    return priceLine({ tiers, discountable: offer.discountable }, sold, offer.discount_basis_points / 100)
      .netCents;
  };
  const candidates = exact.length > 0 ? exact : offers;
  return candidates.toSorted((a, b) => costOf(a) - costOf(b) || a.vendor_id - b.vendor_id)[0];
}
