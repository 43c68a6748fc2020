// Batches in stock that expire soon. The dashboard's tile tells their number and value, the list shows them.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { pathId } from '../shared/ids.ts';
import { bilingual, nameSchemas } from '../shared/shared-schemas.ts';
import { lineText } from '../shared/text.ts';
import { whole } from '../shared/whole.ts';
import { blockReason } from './stock.ts';

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

/** Groups of the list by batch and storage, each with the days that are in none before it. */
export const expiryListBand = z.enum([
  'expired',
  'under1Month',
  'under3Months',
  'under6Months',
  'later',
  'none',
]);
/** Groups beyond every span: their rows come only when they are asked for. */
export const furtherBand = expiryListBand.extract(['under6Months', 'later', 'none']);
export type FurtherBand = z.infer<typeof furtherBand>;
export type ExpiryListBand = z.infer<typeof expiryListBand>;

/** A batch in one storage, as far as it is treated alike. */
const expiryRow = z.object({
  /** The stock entries it consists of. */
  stockIds: z.array(whole),
  band: expiryListBand,
  articleId: whole,
  articleName: z.string(),
  manufacturer: z.string(),
  manufacturerNumber: z.string(),
  picture: z.string(),
  batchNumber: z.string(),
  /** Null: it does not expire. */
  expirationDate: z.string().nullable(),
  storageId: whole,
  storageName: z.string(),
  /** In the counting unit. */
  amount: whole,
  unit: bilingual,
  valueCents: cents.nullable(),
  /** What of it will probably not be used by its day, at the rate the article is used, and its value. */
  leftOver: whole,
  leftOverCents: cents,
  /** Null: it may be used. */
  blockReason: blockReason.nullable(),
  /** It is used before other stock of its article. */
  isUsedFirst: z.boolean(),
  /** The order it can be given back with; null: none takes it back. */
  orderId: whole.nullable(),
});
export type ExpiryRow = z.infer<typeof expiryRow>;

nameSchemas({ ExpiryRow: expiryRow, ExpiringBatches: expiringBatches, ExpiringBatch: expiringBatch });

const rowsQuery = z.object({
  span: expirySpan.default('upTo3Months'),
  /** Further groups whose rows are wanted, such as `later,none`. */
  further: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(furtherBand).max(furtherBand.options.length))
    .optional(),
  search: lineText.max(200).default(''),
  storageId: pathId.optional(),
  categoryId: pathId.optional(),
  vendorId: pathId.optional(),
});

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
  listExpiryRows: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'stock/expiry/rows',
    summary:
      'Stock by batch and storage that is expired or expires within three months, and sums of all stock by band',
    access: 'pro20',
    permission: 'view',
    scopes: ['inventory.read'],
    query: rowsQuery,
    data: z.object({
      /** Of everything the filters let through, whatever the span. */
      bands: z.object({
        expired: expiringBatches,
        under1Month: expiringBatches,
        under3Months: expiringBatches,
        under6Months: expiringBatches,
        later: expiringBatches,
        none: expiringBatches,
      }),
      blocked: z.object({ batches: whole, valueCents: cents }),
      /** Categories and vendors of the stock, for the filters. */
      categories: z.array(z.object({ id: whole, de: z.string(), en: z.string() })),
      vendors: z.array(z.object({ id: whole, name: z.string() })),
      rows: z.array(expiryRow),
    }),
  }),
  exportExpiryRows: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'stock/expiry/export',
    summary: 'Stock by batch and storage as the list shows it: CSV or Excel',
    access: 'pro20',
    permission: 'view',
    scopes: ['inventory.read'],
    query: rowsQuery.extend({
      format: z.enum(['csv', 'xlsx']),
      language: z.enum(['de', 'en']).default('de'),
    }),
    isDownload: true,
    data: z.undefined(),
  }),
} as const;
