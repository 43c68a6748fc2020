// The cart at the marketplace edge, in the legacy words; `{a}/{b}` of the specification is vendor and address.
import { z } from 'zod';
import { address } from '../account/addresses.calls.ts';
import { defineCall } from '../shared/call.ts';
import { id, pathId } from '../shared/ids.ts';
import { nameSchemas } from '../shared/shared-schemas.ts';
import { longText } from '../shared/text.ts';
import { whole } from '../shared/whole.ts';
import { availability } from '../vendors/availability.ts';
import { basket } from './price-engine.calls.ts';

const cents = whole;
const quantity = whole.min(1).max(99_999);
const message = longText.max(2000);

const basketParams = z.object({
  vendorId: pathId,
  addressId: pathId,
});
const positionParams = z.object({ positionId: pathId });

const wWarenkorbposition = z.object({ ID: whole, Anzahl: whole });

const warenkorb = z.object({
  Lieferant: z.object({ ID: whole, Name: z.string() }),
  Adresse: z.object({ ID: whole, Kurzname: z.string() }),
  /** The note to the vendor; the practice's default message until another is written. */
  Mitteilung: z.string(),
  Positionen: z.array(
    z.object({
      wWarenkorbposition,
      /** Path of the product's page. */
      EinkaufLink: z.string(),
      Titel: z.string(),
      /** Net cents after own discount; null where the vendor does not sell it any more. */
      EinzelpreisCent: cents.nullable(),
      GesamtpreisCent: cents.nullable(),
    }),
  ),
  RabattProzent: z.number(),
  VersandkostenCent: cents,
  MindermengenzuschlagCent: cents,
  NettoCent: cents,
});
export type Warenkorb = z.infer<typeof warenkorb>;

/** Id for undoing the change for a while: pass it to `undoCartChange`. */
const undoable = z.object({ undoId: z.uuid() });

nameSchemas({ Warenkorb: warenkorb });

export const cartCalls = {
  addToCart: defineCall({
    base: 'marketplace',
    method: 'POST',
    path: 'wwarenkorbposition',
    summary: "Put a product into the vendor's basket of an address; what lies there already is added to",
    access: 'pro20',
    permission: 'fillCart',
    scopes: ['order'],
    body: z.object({
      data: z.object({
        productId: id,
        /** Left out: the one that raises the cart's total least, fees included, from stock before on back order. */
        lieferantId: id.optional(),
        /** Where no vendor is chosen: only these, by name, as a search is narrowed to them. */
        lieferanten: z.array(z.string().max(200)).min(1).max(200).optional(),
        /** Left out: the practice's first delivery address. */
        addressId: id.optional(),
        Anzahl: quantity,
      }),
    }),
    data: z.object({
      wWarenkorbposition,
      lieferantId: whole,
      lieferant: z.string(),
      addressId: whole,
      /** How many came in: more than wanted where the vendor sells no less. */
      Hinzugefuegt: whole,
      /**
       * Growth of the cart's net total, and the part of it that is shipping and surcharge: negative where they fall
       * away.
       */
      ZuwachsCent: cents,
      VersandCent: cents,
      MindermengenzuschlagCent: cents,
      availability,
      deliveryDays: whole.nullable(),
      undoId: z.uuid(),
    }),
    errors: ['NOT_FOUND', 'OFFER_NOT_VALID', 'NO_VENDOR_OFFERS', 'NO_DELIVERY_ADDRESS'],
  }),
  listCarts: defineCall({
    base: 'marketplace',
    method: 'GET',
    path: 'wwarenkorb/list',
    summary: 'All baskets of the practice, by delivery address and vendor',
    access: 'pro20',
    permission: 'view',
    scopes: ['order'],
    data: z.object({ Warenkoerbe: z.array(warenkorb) }),
  }),
  countItemsByAddress: defineCall({
    base: 'marketplace',
    method: 'GET',
    path: 'wwarenkorb/addresses/items-count',
    summary: 'How many positions lie in the carts of each delivery address',
    access: 'pro20',
    permission: 'view',
    scopes: ['order'],
    data: z.array(z.object({ addressId: whole, itemsCount: whole })),
  }),
  setQuantity: defineCall({
    base: 'marketplace',
    method: 'POST',
    path: 'wwarenkorbposition-update/{positionId}',
    summary: 'Set the quantity of a position, raised to what the vendor sells; 0 removes it',
    access: 'pro20',
    permission: 'fillCart',
    scopes: ['order'],
    params: positionParams,
    body: z.object({ data: z.object({ Anzahl: whole.min(0).max(99_999) }) }),
    data: z.object({ wWarenkorbposition, undoId: z.uuid().nullable() }),
    errors: ['NOT_FOUND'],
  }),
  removePosition: defineCall({
    base: 'marketplace',
    method: 'DELETE',
    path: 'wwarenkorbposition/{positionId}',
    summary: 'Take a position out of the cart',
    access: 'pro20',
    permission: 'fillCart',
    scopes: ['order'],
    params: positionParams,
    data: undoable,
    errors: ['NOT_FOUND'],
  }),
  clearCart: defineCall({
    base: 'marketplace',
    method: 'DELETE',
    path: 'wwarenkorbposition/all',
    summary: 'Take everything out of all carts of the practice',
    access: 'pro20',
    permission: 'fillCart',
    data: undoable.extend({ removed: whole }),
  }),
  moveToAddress: defineCall({
    base: 'marketplace',
    method: 'POST',
    path: 'wwarenkorbposition/{positionId}/address/{addressId}',
    summary: 'Move a position to the same vendor’s basket of another delivery address',
    access: 'pro20',
    permission: 'fillCart',
    scopes: ['order'],
    params: positionParams.extend({ addressId: pathId }),
    data: z.object({ wWarenkorbposition }),
    errors: ['NOT_FOUND', 'NO_OTHER_ADDRESS', 'NO_VENDOR_OFFERS'],
  }),
  moveToVendor: defineCall({
    base: 'marketplace',
    method: 'POST',
    path: 'wwarenkorbposition/{positionId}/lieferant/{vendorId}',
    summary: 'Buy a position from another vendor, the quantity raised to what that one sells',
    access: 'pro20',
    permission: 'fillCart',
    scopes: ['order'],
    params: positionParams.extend({ vendorId: pathId }),
    data: z.object({ wWarenkorbposition }),
    errors: ['NOT_FOUND', 'NO_VENDOR_OFFERS'],
  }),
  listOtherOffers: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'cart/position/{positionId}/offers',
    summary:
      'Vendors a position could be bought from instead: from stock first, then what the cart would cost least with',
    access: 'pro20',
    permission: 'view',
    scopes: ['order'],
    params: positionParams,
    data: z.array(
      z.object({
        vendorId: whole,
        vendorName: z.string(),
        vendorHue: whole,
        isFavorite: z.boolean(),
        availability,
        deliveryDays: whole.nullable(),
        /** Quantity that would be bought: more than requested where the vendor sells no less. */
        quantity: whole,
        unitPriceCents: cents,
        /** Cost of the goods there. */
        netCents: cents,
        /** Change of shipping and surcharge of that vendor's basket. */
        shippingCents: cents,
        surchargeCents: cents,
        /** Change of the cart's net total, including that of the vendor the position leaves. */
        differenceCents: cents,
      }),
    ),
    errors: ['NOT_FOUND'],
  }),
  chooseCostCenter: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'cart/position/{positionId}/cost-center',
    summary: 'Order a position for another cost center than its article usually goes to',
    access: 'pro20',
    permission: 'fillCart',
    scopes: ['order'],
    params: positionParams,
    body: z.object({ costCenterId: id }),
    data: z.object({ costCenterId: whole }),
    errors: ['NOT_FOUND', 'FEATURE_OFF'],
  }),
  undoCartChange: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'cart/undo/{undoId}',
    summary: 'Take back a removal, a clearing, an addition or an applied optimization',
    access: 'pro20',
    permission: 'fillCart',
    params: z.object({ undoId: z.uuid() }),
    data: z.object({
      restored: whole,
      /** The positions of before that are gone (0) or lie there with another quantity now. */
      positions: z.array(z.object({ positionId: id, quantity: whole })),
    }),
    errors: ['NOT_FOUND', 'UNDO_NOT_POSSIBLE'],
  }),
  setNote: defineCall({
    base: 'marketplace',
    method: 'POST',
    path: 'wwarenkorb/mitteilung/{vendorId}/{addressId}',
    summary: 'Write the note that goes to the vendor with this order',
    access: 'pro20',
    permission: 'fillCart',
    scopes: ['order'],
    params: basketParams,
    body: z.object({ data: z.object({ Mitteilung: message }) }),
    data: z.object({ Mitteilung: z.string() }),
    errors: ['NOT_FOUND'],
  }),
  reviewBasket: defineCall({
    base: 'marketplace',
    method: 'GET',
    path: 'wwarenkorb/schritt1/{vendorId}/{addressId}',
    summary: 'All that an order of this basket would say: addresses, customer number, note, prices',
    access: 'pro20',
    permission: 'view',
    scopes: ['order'],
    params: basketParams,
    data: z.object({
      Warenkorb: warenkorb,
      Kundennummer: z.string(),
      Lieferadresse: address,
      /** The billing addresses to choose from, the usual one first. */
      Rechnungsadressen: z.array(address),
      basket,
    }),
    errors: ['NOT_FOUND'],
  }),
} as const;
