// What a scanned code means in this practice. The client reads the code; the server knows what has its numbers.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { productCode } from './product-code.ts';

export const scanCalls = {
  resolveScan: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'inventory/scan',
    summary: 'The articles a scanned number or label belongs to',
    access: 'pro20',
    scopes: ['inventory.read'],
    query: productCode
      .extend({
        /** One of our own labels. */
        labelId: z.string().trim().min(1).max(20).optional(),
      })
      .refine(({ gtin, pzn, number, labelId }) => gtin || pzn || number || labelId, {
        path: ['gtin'],
        error: 'REQUIRED_FIELD',
      }),
    data: z.object({
      /** Several where they share a number; none: the practice has no such article. */
      articles: z.array(z.object({ id: z.number().int(), name: z.string() })),
      /** Null: no label was asked for, or it is none of this practice. */
      label: z
        .object({
          /** What came with it was taken back: it should have been thrown away. */
          isWithdrawn: z.boolean(),
          /** Of the goods it sticks on; empty: they have none, or it stays at the shelf. */
          batchNumber: z.string(),
        })
        .nullable(),
    }),
  }),
} as const;
