// Counting a storage: a session, its lines, and booking the differences once.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id, pathId } from '../ids.ts';
import { bilingual, nameSchemas } from '../shared-schemas.ts';
import { stockAmount } from './article.ts';

const stocktakingParams = z.object({ stocktakingId: pathId });

const countLine = z.object({
  stockId: z.number().int(),
  articleId: z.number().int(),
  articleName: z.string(),
  picture: z.string(),
  batchNumber: z.string(),
  expirationDate: z.string().nullable(),
  unit: bilingual,
  labelIds: z.array(z.string()),
  /** How many counting units one of these labels stands for. */
  unitsPerLabel: z.number().int(),
  /** What the ledger says now. */
  expected: z.number().int(),
  /** Null: not counted yet. What moved since the count is accounted for. */
  counted: z.number().int().nullable(),
  /** What booking would change. */
  difference: z.number().int(),
});
export const stocktaking = z.object({
  id: z.number().int(),
  storageId: z.number().int(),
  storageName: z.string(),
  state: z.enum(['open', 'booked', 'discarded']),
  startedAt: z.string(),
  startedBy: z.string(),
  lines: z.array(countLine),
});
export type Stocktaking = z.infer<typeof stocktaking>;

nameSchemas({ CountLine: countLine, Stocktaking: stocktaking });

export const stocktakingCalls = {
  listStocktakings: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'stocktakings',
    summary: 'Open and past counts, newest first',
    access: 'pro20',
    scopes: ['inventory.read'],
    data: z.array(
      stocktaking
        .omit({ lines: true })
        .extend({ lineCount: z.number().int(), countedCount: z.number().int() }),
    ),
  }),
  startStocktaking: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'stocktakings',
    summary: 'Start to count a storage, or go on with the open count of it',
    access: 'pro20',
    scopes: ['stock.book'],
    body: z.object({ storageId: id }),
    data: stocktaking,
    errors: ['NOT_FOUND'],
  }),
  getStocktaking: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'stocktakings/{stocktakingId}',
    summary: 'A count with its lines',
    access: 'pro20',
    scopes: ['inventory.read'],
    params: stocktakingParams,
    data: stocktaking,
    errors: ['NOT_FOUND'],
  }),
  countLine: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'stocktakings/{stocktakingId}/entries/{stockId}',
    summary: 'Note what was counted of an entry; null takes the count back',
    access: 'pro20',
    scopes: ['stock.book'],
    params: stocktakingParams.extend({ stockId: pathId }),
    body: z.object({ counted: stockAmount.nullable() }),
    data: stocktaking,
    errors: ['NOT_FOUND', 'STOCKTAKING_CLOSED'],
  }),
  bookStocktaking: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'stocktakings/{stocktakingId}/book',
    summary: 'Book the differences once and end the count',
    access: 'pro20',
    scopes: ['stock.book'],
    params: stocktakingParams,
    data: z.object({ booked: z.number().int() }),
    errors: ['NOT_FOUND', 'STOCKTAKING_CLOSED', 'STOCK_TOO_LARGE'],
  }),
  discardStocktaking: defineCall({
    base: 'pro',
    method: 'DELETE',
    path: 'stocktakings/{stocktakingId}',
    summary: 'End a count without booking',
    access: 'pro20',
    params: stocktakingParams,
    data: z.object({ discarded: z.boolean() }),
    errors: ['NOT_FOUND', 'STOCKTAKING_CLOSED'],
  }),
} as const;
