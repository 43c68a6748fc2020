// The e-mail digest: low stock, batches that expire soon, price alerts and invoices, as each user chose it.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { nameSchemas } from '../shared/shared-schemas.ts';
import { whole } from '../shared/whole.ts';

const digestFrequency = z.enum(['off', 'daily', 'weekly']);

const digestSetting = z.object({
  frequency: digestFrequency,
  /** 1 is Monday, 7 Sunday; counts for a weekly one, and is kept for the next time. */
  weekday: whole.min(1).max(7),
  /** Articles counted by the re-order list. */
  lowStock: z.boolean(),
  /** Includes each batch three months and one month before its expiry, once each. */
  expiry: z.boolean(),
  /** Watched products that are cheap, once per price. Chosen with the others where a program leaves it out. */
  priceAlerts: z.boolean().default(true),
  /** What differs or is due about invoices, for those who may see them. */
  invoices: z.boolean().default(true),
});
export type DigestSetting = z.infer<typeof digestSetting>;

nameSchemas({ DigestSetting: digestSetting });

export const digestCalls = {
  getDigest: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'user/digest',
    summary: 'What the asking user is told by email, and how often; off until chosen',
    access: 'pro20',
    permission: 'ownSettings',
    data: digestSetting.extend({
      /** Where it goes. */
      email: z.string(),
    }),
  }),
  setDigest: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'user/digest',
    summary: 'Choose what one is told by email, and how often',
    access: 'pro20',
    permission: 'ownSettings',
    isRefusedInSample: true,
    body: digestSetting.refine(
      ({ frequency, lowStock, expiry, priceAlerts, invoices }) =>
        frequency === 'off' || lowStock || expiry || priceAlerts || invoices,
      {
        path: ['lowStock'],
        error: 'DIGEST_EMPTY',
      },
    ),
    data: digestSetting,
  }),
  unsubscribe: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'digest/unsubscribe',
    summary: 'Switch the digest off that the token came with',
    access: 'anonymous',
    body: z.object({ token: z.string().min(1).max(200) }),
    data: z.object({ unsubscribed: z.boolean() }),
    errors: ['TOKEN_EXPIRED', 'TOO_MANY_REQUESTS'],
  }),
} as const;
