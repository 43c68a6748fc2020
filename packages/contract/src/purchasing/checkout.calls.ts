// Checkout at the marketplace edge, in the legacy words: a basket becomes an order.
import { orderStates } from '@praxora/rules/shared/order-state';
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { day } from '../shared/days.ts';
import { id, pathId } from '../shared/ids.ts';
import { lineText } from '../shared/text.ts';
import { whole } from '../shared/whole.ts';

const cents = whole;
const quantity = whole.min(1).max(99_999);

const wBestellung = z.object({
  ID: whole,
  Bestellnummer: z.string(),
  Plattformbestellnummer: z.string(),
  Lieferant: z.string(),
  Status: z.enum(orderStates),
  NettoCent: cents,
  BruttoCent: cents,
});
export type WBestellung = z.infer<typeof wBestellung>;

export const checkoutCalls = {
  placeOrder: defineCall({
    base: 'marketplace',
    method: 'POST',
    path: 'wwarenkorb/{vendorId}/{addressId}',
    summary: 'Order a basket by invoice; refused when anything differs from what was shown',
    access: 'pro20',
    permission: 'order',
    scopes: ['order'],
    params: z.object({ vendorId: pathId, addressId: pathId }),
    body: z.object({
      data: z
        .object({
          /** Left out: the practice's usual one. */
          RechnungsadresseId: id.optional(),
          /** The positions as shown; left out: all of the basket. */
          Positionen: z
            .array(
              z.object({
                ID: id,
                Anzahl: quantity,
                GesamtpreisCent: cents,
                /** The cost center shown; left out: whatever it is. */
                KostenstelleID: id.optional(),
              }),
            )
            .min(1)
            .optional(),
          /** The total shown, fees included; left out: whatever it is. */
          NettoCent: cents.optional(),
          /** A reference of the practice's own, which the vendor repeats on its papers. */
          Bestellreferenz: lineText.max(35).default(''),
          /** The day on which the practice wishes the goods; left out: as soon as possible. */
          Wunschtermin: day.nullable().default(null),
        })
        .prefault({}),
    }),
    data: z.object({ wBestellung }),
    errors: [
      'NOT_FOUND',
      'OFFER_NOT_VALID',
      'CART_CHANGED',
      'NO_BILLING_ADDRESS',
      'REQUESTED_DAY_OUT_OF_RANGE',
      'REQUESTED_DAY_SUNDAY',
    ],
  }),
} as const;
