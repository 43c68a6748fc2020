// Counting a storage: a session, its lines, and booking the differences once.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { id, pathId } from '../shared/ids.ts';
import { bilingual, nameSchemas } from '../shared/shared-schemas.ts';
import { lineText } from '../shared/text.ts';
import { whole } from '../shared/whole.ts';
import { stockAmount } from './article.ts';
import { clockTime } from './scan-time.ts';

const stocktakingParams = z.object({ stocktakingId: pathId });

const countLine = z.object({
  stockId: whole,
  articleId: whole,
  articleName: z.string(),
  picture: z.string(),
  batchNumber: z.string(),
  expirationDate: z.string().nullable(),
  unit: bilingual,
  labelIds: z.array(z.string()),
  /** The `labelIds` scanned in this count: each counts once. */
  countedLabelIds: z.array(z.string()),
  /** How many counting units one of these labels stands for. */
  unitsPerLabel: whole,
  /** Current balance in the ledger. */
  expected: whole,
  /** Null: not counted yet. What moved since the count is accounted for. */
  counted: whole.nullable(),
  /** The person or device that noted it last; null: not counted yet. */
  countedBy: z
    .object({
      name: z.string(),
      at: z.string(),
      /** It was whoever asks. */
      isOwn: z.boolean(),
    })
    .nullable(),
  /** Change that booking would make. */
  difference: whole,
});
export const stocktaking = z.object({
  id: whole,
  storageId: whole,
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
    permission: 'view',
    scopes: ['inventory.read'],
    isForDevices: true,
    data: z.array(stocktaking.omit({ lines: true }).extend({ lineCount: whole, countedCount: whole })),
  }),
  startStocktaking: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'stocktakings',
    summary: 'Start to count a storage, or go on with the open count of it',
    access: 'pro20',
    permission: 'bookStock',
    scopes: ['stock.book'],
    isForDevices: true,
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
    permission: 'view',
    scopes: ['inventory.read'],
    isForDevices: true,
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
    permission: 'bookStock',
    scopes: ['stock.book'],
    isForDevices: true,
    params: stocktakingParams.extend({ stockId: pathId }),
    body: z.object({
      counted: stockAmount.nullable(),
      /** The other person's count that this number replaces: the person counting has seen it. */
      over: stockAmount.optional(),
      /** The label whose scan led to it: in this count it counts no more. */
      labelId: lineText.max(64).optional(),
      /** When it was counted, where it is sent later: what moved since then is accounted for. */
      scannedAt: clockTime.optional(),
    }),
    data: stocktaking,
    errors: ['NOT_FOUND', 'STOCKTAKING_CLOSED', 'COUNTED_MEANWHILE'],
  }),
  /** Once per label and count, however often and by whomever it is scanned. */
  countLabel: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'stocktakings/{stocktakingId}/labels',
    summary: 'Count what a label stands for; the same label again counts nothing more',
    access: 'pro20',
    permission: 'bookStock',
    scopes: ['stock.book'],
    isForDevices: true,
    params: stocktakingParams,
    body: z.object({ labelId: lineText.min(1).max(64), scannedAt: clockTime.optional() }),
    data: z.object({
      stockId: whole,
      /** Counted amount of the whole stock entry, corrected for movements since. */
      counted: whole,
      /** It was scanned in this count before. */
      wasCounted: z.boolean(),
    }),
    errors: ['NOT_FOUND', 'STOCKTAKING_CLOSED', 'LABEL_ELSEWHERE'],
  }),
  bookStocktaking: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'stocktakings/{stocktakingId}/book',
    summary: 'Book the differences once and end the count',
    access: 'pro20',
    permission: 'bookStock',
    scopes: ['stock.book'],
    isForDevices: true,
    params: stocktakingParams,
    data: z.object({ booked: whole }),
    errors: ['NOT_FOUND', 'STOCKTAKING_CLOSED', 'STOCK_TOO_LARGE'],
  }),
  discardStocktaking: defineCall({
    base: 'pro',
    method: 'DELETE',
    path: 'stocktakings/{stocktakingId}',
    summary: 'End a count without booking',
    access: 'pro20',
    permission: 'bookStock',
    params: stocktakingParams,
    data: z.object({ discarded: z.boolean() }),
    errors: ['NOT_FOUND', 'STOCKTAKING_CLOSED'],
  }),
} as const;
