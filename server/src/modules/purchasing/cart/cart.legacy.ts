// The marketplace's German words, here and nowhere else: what comes in is translated, and what goes out.
import type { cartCalls, Warenkorb } from '@praxora/contract/purchasing/cart.calls';
import type { BodyOf, DataOf } from '@praxora/contract/shared/call';
import { priceLine } from '@praxora/rules/vendors/pricing';
import type { Addition, addToCart } from './additions.ts';
import type { BasketWithNote, Review } from './baskets.ts';
import type { LockedPosition } from './positions.ts';
import { unitCents } from './unit-price.ts';

export const toAddition = ({ data }: BodyOf<typeof cartCalls.addToCart>): Addition => ({
  productId: data.productId,
  vendorId: data.lieferantId,
  vendorNames: data.lieferanten,
  addressId: data.addressId,
  quantity: data.Anzahl,
});

export const toQuantity = ({ data }: BodyOf<typeof cartCalls.setQuantity>): number => data.Anzahl;

export const noteIn = ({ data }: BodyOf<typeof cartCalls.setNote>): string => data.Mitteilung;

export const legacyNote = (note: string): DataOf<typeof cartCalls.setNote> => ({ Mitteilung: note });

export const legacyPosition = ({ id, quantity }: LockedPosition) => ({
  wWarenkorbposition: { ID: id, Anzahl: quantity },
});

export const legacyAddition = ({
  position,
  offer,
  growth,
  undoId,
}: Awaited<ReturnType<typeof addToCart>>): DataOf<typeof cartCalls.addToCart> => ({
  ...legacyPosition(position),
  lieferantId: offer.vendor.id,
  lieferant: offer.vendor.name,
  addressId: position.addressId,
  Hinzugefuegt: growth.quantity,
  ZuwachsCent: growth.totalCents,
  VersandCent: growth.shipping.addedCents,
  MindermengenzuschlagCent: growth.surcharge.addedCents,
  availability: offer.availability,
  deliveryDays: offer.deliveryDays,
  undoId,
});

export const legacyBaskets = (baskets: readonly BasketWithNote[]): DataOf<typeof cartCalls.listCarts> => ({
  Warenkoerbe: baskets.map(legacyBasket),
});

export const legacyReview = (review: Review): DataOf<typeof cartCalls.reviewBasket> => ({
  Warenkorb: legacyBasket(review),
  Kundennummer: review.customerNumber,
  Lieferadresse: review.address,
  Rechnungsadressen: review.billingAddresses,
  basket: review.basket,
});

function legacyBasket({ basket, address, note }: BasketWithNote): Warenkorb {
  return {
    Lieferant: { ID: basket.vendor.id, Name: basket.vendor.name },
    Adresse: { ID: address.id, Kurzname: address.shortName },
    Mitteilung: note,
    Positionen: legacyLines(basket),
    RabattProzent: basket.conditions.ownDiscountPercent,
    VersandkostenCent: basket.totals.shippingCents,
    MindermengenzuschlagCent: basket.totals.surchargeCents,
    NettoCent: basket.totals.netCents,
  };
}

/** Lines come in the order they were put in, also those that nobody sells any more. */
function legacyLines({
  items,
  unavailableItems,
  conditions,
}: BasketWithNote['basket']): Warenkorb['Positionen'] {
  const priced = items.map(({ positionId, quantity, offer }) => {
    const line = priceLine(offer, quantity, conditions.ownDiscountPercent);
    return { positionId, quantity, product: offer.product, unit: unitCents(line), net: line.netCents };
  });
  const unpriced = unavailableItems.map((item) => ({ ...item, unit: null, net: null }));
  return [...priced, ...unpriced]
    .sort((a, b) => a.positionId - b.positionId)
    .map(({ positionId, quantity, product, unit, net }) => ({
      ...legacyPosition({ id: positionId, quantity }),
      EinkaufLink: `/inventory/product/${product.id}`,
      Titel: product.name,
      EinzelpreisCent: unit,
      GesamtpreisCent: net,
    }));
}
