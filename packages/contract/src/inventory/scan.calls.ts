// Meaning of a scanned code in this practice. The client decodes it; the server finds the articles with its numbers.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { pathId } from '../shared/ids.ts';
import { lineText } from '../shared/text.ts';
import { whole } from '../shared/whole.ts';
import { productCode } from './product-code.ts';
import { scannableArticle } from './scannable-article.ts';
import { stockBlock } from './stock.ts';

export const scanCalls = {
  resolveScan: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'inventory/scan',
    summary: 'The articles a scanned number or label belongs to',
    access: 'pro20',
    permission: 'view',
    scopes: ['inventory.read'],
    isForDevices: true,
    query: productCode
      .extend({
        /** Id of one of our own labels. */
        labelId: lineText.min(1).max(20).optional(),
      })
      .refine(({ gtin, pzn, number, labelId }) => gtin || pzn || number || labelId, {
        path: ['gtin'],
        error: 'REQUIRED_FIELD',
      }),
    data: z.object({
      /** Several where they share a number; none: the practice has no such article. */
      articles: z.array(z.object({ id: whole, name: z.string() })),
      /** Set if it is the label of a storage. */
      storage: z.object({ id: whole, name: z.string() }).optional(),
      /** Null: no label was asked for, or it is none of this practice. */
      label: z
        .object({
          /** The receipt it came with was reversed: the label should have been thrown away. */
          isWithdrawn: z.boolean(),
          /** Batch number of the labelled goods; empty if they have none or the label stays at the shelf. */
          batchNumber: z.string(),
          /** Set if the label was reported lost: when, by whom, and the label made in its place. */
          lost: z.object({ at: z.string(), by: z.string(), replacedBy: z.string() }).optional(),
          /** Set if the label is used up, or none of its goods are left: the last use or removal. */
          usedUp: z
            .object({
              at: z.string(),
              by: z.string(),
              /** Storage it was taken from. */
              storageName: z.string(),
              /** Some of its goods are left: the label alone is used up. */
              canGoOn: z.boolean(),
              /** The booking to reverse if the goods are still there; null: it cannot be reversed alone. */
              bookingId: z.string().nullable(),
            })
            .optional(),
          /** Set if its goods are blocked: they may only be disposed of, given back or moved. */
          blocked: stockBlock.optional(),
          /** It was printed to try a printer: it belongs to nothing. */
          isTest: z.literal(true).optional(),
        })
        .nullable(),
    }),
  }),
  /** Current data of these articles as a device stores them: requested while there is a network. */
  lookUpScanned: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'scan/look-up',
    summary:
      'The articles of a scanned number or label, or one by its id, with their labels and what is left',
    access: 'pro20',
    permission: 'view',
    scopes: ['inventory.read'],
    isForDevices: true,
    query: productCode
      .extend({ labelId: z.string().trim().min(1).max(20).optional(), articleId: pathId.optional() })
      .refine(({ gtin, pzn, number, labelId, articleId }) => gtin || pzn || number || labelId || articleId, {
        path: ['gtin'],
        error: 'REQUIRED_FIELD',
      }),
    /** Several where they share a number; none: the practice keeps no stock of such an article. */
    data: z.object({ articles: z.array(scannableArticle) }),
  }),
  /** Articles a device stores, so that a scan has a name where there is no network. */
  listScannable: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'scan/articles',
    summary: 'The articles with their labels and what is left, in pages, for a device to keep',
    access: 'pro20',
    permission: 'view',
    scopes: ['inventory.read'],
    isForDevices: true,
    query: z.object({
      /** The `next` of the page before; left out: from the beginning. */
      after: pathId.optional(),
    }),
    data: z.object({
      articles: z.array(scannableArticle),
      /** Null: this was the last page. */
      next: whole.nullable(),
    }),
  }),
} as const;
