// Positions put aside for the cart: they belong to the practice, and the first who takes one over or discards it wins.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { id, pathId } from '../shared/ids.ts';
import { bilingual, nameSchemas } from '../shared/shared-schemas.ts';
import { longText } from '../shared/text.ts';
import { whole } from '../shared/whole.ts';
import { availability } from '../vendors/availability.ts';
import { bufferedCountCalls } from './buffered-count.calls.ts';

const cents = whole;
const params = z.object({ id: pathId });

/** More wait in no practice: a device that puts aside for ever is stopped, not obeyed. */
export const mostWaiting = 1000;

const ids = z.array(id).min(1).max(mostWaiting);

const bufferedPosition = z.object({
  id: whole,
  /** The product that would be bought: the one put aside, or the current one of the article put aside. */
  productId: whole,
  /** Null: a product was put aside, not an article. */
  articleId: whole.nullable(),
  /** An article's own name is the same in both languages. */
  name: bilingual,
  picture: z.string(),
  packText: bilingual,
  /** In order units. */
  quantity: whole,
  putAsideBy: z.string(),
  putAsideAt: z.string(),
  note: z.string(),
});
export type BufferedPosition = z.infer<typeof bufferedPosition>;

const pricedPosition = bufferedPosition.extend({
  /** Lowest unit price for this practice; null: nobody offers it. */
  unitPriceCents: cents.nullable(),
});
export type PricedBufferedPosition = z.infer<typeof pricedPosition>;

/** How one of them came into the cart. */
const takenPosition = z.object({
  id: whole,
  name: bilingual,
  positionId: whole,
  vendorId: whole,
  vendorName: z.string(),
  /** More than was put aside where the vendor sells no less. */
  quantity: whole,
  availability,
  deliveryDays: whole.nullable(),
});

nameSchemas({
  BufferedPosition: bufferedPosition,
  PricedBufferedPosition: pricedPosition,
  TakenPosition: takenPosition,
});

const destination = z.object({
  /** Left out: the practice's first delivery address. */
  addressId: id.optional(),
});

/** Growth of the cart's net total, fees included. */
const taken = z.object({ addressId: whole, growsByCents: cents });

export const bufferedPositionCalls = {
  ...bufferedCountCalls,
  listBufferedPositions: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'basket/position/buffered',
    summary: 'What was put aside for the cart, the oldest first',
    access: 'pro20',
    permission: 'view',
    scopes: ['order'],
    isForDevices: true,
    data: z.array(pricedPosition),
    dataForDevices: z.array(bufferedPosition),
  }),
  putAside: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'basket/position/buffered',
    summary: 'Put a product or an article aside for the cart',
    access: 'pro20',
    permission: 'fillCart',
    scopes: ['order'],
    isForDevices: true,
    body: z
      .object({
        productId: id.optional(),
        articleId: id.optional(),
        /** In order units. */
        quantity: whole.min(1).max(99_999),
        note: longText.max(500).default(''),
      })
      .refine(({ productId, articleId }) => (productId === undefined) !== (articleId === undefined), {
        path: ['productId'],
        error: 'REQUIRED_FIELD',
      }),
    data: bufferedPosition,
    errors: ['NOT_FOUND', 'TOO_MANY_BUFFERED'],
  }),
  takeOver: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'basket/position/buffered/{id}/cart',
    summary: 'Take one into the cart, from the vendor that raises the total least',
    access: 'pro20',
    permission: 'fillCart',
    params,
    body: destination,
    data: takenPosition.extend(taken.shape),
    errors: ['NOT_FOUND', 'BUFFERED_TAKEN', 'BUFFERED_DISCARDED', 'NO_VENDOR_OFFERS', 'NO_DELIVERY_ADDRESS'],
  }),
  takeOverSeveral: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'basket/position/buffered/cart',
    summary: 'Take several into the cart at once; what somebody was quicker with or nobody sells is named',
    access: 'pro20',
    permission: 'fillCart',
    body: destination.extend({ ids }),
    data: taken.extend({
      taken: z.array(takenPosition),
      /** Positions that no vendor sells today; they stay pending. */
      unavailable: z.array(z.object({ id: whole, name: bilingual })),
      /** Positions that another user has already decided on. */
      gone: z.array(whole),
    }),
    errors: ['NOT_FOUND', 'NO_DELIVERY_ADDRESS'],
  }),
  discardBufferedPosition: defineCall({
    base: 'pro',
    method: 'DELETE',
    path: 'basket/position/buffered/{id}',
    summary: 'Discard one: it is not bought. A device discards what it put aside itself',
    access: 'pro20',
    permission: 'fillCart',
    isForDevices: true,
    params,
    data: z.object({ id: whole }),
    errors: ['NOT_FOUND', 'BUFFERED_TAKEN', 'BUFFERED_DISCARDED'],
  }),
  discardSeveral: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'basket/position/buffered/discard',
    summary: 'Discard several at once; what somebody was quicker with is named',
    access: 'pro20',
    permission: 'fillCart',
    body: z.object({ ids }),
    data: z.object({ discarded: z.array(whole), gone: z.array(whole) }),
    errors: ['NOT_FOUND'],
  }),
} as const;
