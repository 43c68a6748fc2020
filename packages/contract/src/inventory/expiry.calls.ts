// Batches in stock that expire soon. The dashboard's tile tells their number and value, the list shows them.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { bilingual, nameSchemas } from '../shared/shared-schemas.ts';
import { whole } from '../shared/whole.ts';

const cents = whole;

/** A list shows at most this many, those that expire first; the figures count all of them. */
export const mostExpiringBatches = 1000;

/** Batches with the same number and day of an article are one, wherever they lie; their value is reckoned as the inventory's. */
export const expiringBatches = z.object({
  batches: whole,
  valueCents: cents,
  /** Articles with such stock of which no price is known: the value leaves that stock out. */
  unpricedArticles: whole,
});
export type ExpiringBatches = z.infer<typeof expiringBatches>;

/** Days of expiry that are counted together; under three months counts those under one month, too. */
export const expirySpan = z.enum(['expired', 'under1Month', 'under3Months', 'upTo3Months']);
export type ExpirySpan = z.infer<typeof expirySpan>;

const expiringBatch = z.object({
  articleId: whole,
  articleName: z.string(),
  manufacturer: z.string(),
  manufacturerNumber: z.string(),
  picture: z.string(),
  /** Empty: it was booked in without one. */
  batchNumber: z.string(),
  expirationDate: z.string(),
  /** Where it lies, and how much of it. */
  storages: z.array(z.object({ id: whole, name: z.string(), amount: whole })),
  /** In all storages together, in the counting unit. */
  amount: whole,
  unit: bilingual,
  /** Null: no price was recorded. All of them together make the value of the span, to the cent. */
  valueCents: cents.nullable(),
});
export type ExpiringBatch = z.infer<typeof expiringBatch>;

nameSchemas({ ExpiringBatches: expiringBatches, ExpiringBatch: expiringBatch });

export const expiryCalls = {
  listExpiringBatches: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'stock/expiry',
    summary: 'Batches in stock that are expired or expire within three months, with amounts and values',
    access: 'pro20',
    permission: 'view',
    scopes: ['inventory.read'],
    query: z.object({ span: expirySpan.default('upTo3Months') }),
    data: z.object({
      figures: z.record(expirySpan, expiringBatches),
      batches: z.array(expiringBatch),
    }),
  }),
} as const;
