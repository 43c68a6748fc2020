// Counting a storage: a session, its lines, and booking the differences once.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { day } from '../shared/days.ts';
import { flag } from '../shared/flag.ts';
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
  /** Current balance in the ledger; null: a blind count does not tell it yet. */
  expected: whole.nullable(),
  /** Null: not counted yet, or a blind count does not tell it. What moved since the count is accounted for. */
  counted: whole.nullable(),
  /** It is to be counted once more. */
  needsRecount: z.boolean(),
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
  /** The difference is large enough for another look. */
  isLarge: z.boolean(),
});
const stocktakingHead = z.object({
  id: whole,
  storageId: whole,
  storageName: z.string(),
  state: z.enum(['open', 'booked', 'discarded']),
  startedAt: z.string(),
  startedBy: z.string(),
  /** Nobody sees a colleague's number, nor what is expected. */
  isBlind: z.boolean(),
  /** Numbers are hidden now: the differences of a blind count were not counted twice yet. */
  isConcealed: z.boolean(),
  /** Permanent inventory: only some articles are counted. */
  isPermanent: z.boolean(),
  /** Null: it goes on. */
  pausedAt: z.string().nullable(),
  /** Name of the colleague it was handed over to last. */
  handedTo: z.string().nullable(),
});
export const stocktaking = stocktakingHead.extend({ lines: z.array(countLine) });
export type Stocktaking = z.infer<typeof stocktaking>;

nameSchemas({ CountLine: countLine, Stocktaking: stocktaking });

const stocktakingListed = stocktakingHead.extend({
  lineCount: whole,
  countedCount: whole,
  finishedAt: z.string().nullable(),
  /** Lines that differ; null while a blind count does not tell it. */
  differentCount: whole.nullable(),
  /** Net value of the differences; null: of none of them a price is known, or a blind count does not tell it. */
  differenceCents: whole.nullable(),
});

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
    data: z.array(stocktakingListed),
    dataForDevices: z.array(stocktakingListed.omit({ differenceCents: true })),
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
    body: z.object({
      storageId: id,
      /** Of a new count: nobody sees a colleague's number. */
      isBlind: z.boolean().default(false),
      /** Permanent inventory: the articles that a new count is about; left out: all of the storage. */
      articleIds: z.array(id).max(500).default([]),
    }),
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
      /** Counted amount of the whole stock entry, corrected for movements since; null: a blind count does not tell it. */
      counted: whole.nullable(),
      /** It was scanned in this count before. */
      wasCounted: z.boolean(),
    }),
    errors: ['NOT_FOUND', 'STOCKTAKING_CLOSED', 'LABEL_ELSEWHERE'],
  }),
  addFoundBatch: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'stocktakings/{stocktakingId}/found',
    summary: 'Count a batch that is in the storage but not in the list; booking the count books it in',
    access: 'pro20',
    permission: 'bookStock',
    scopes: ['stock.book'],
    params: stocktakingParams,
    body: z.object({
      articleId: id,
      batchNumber: lineText.max(64).default(''),
      expirationDate: day.nullish(),
      counted: stockAmount.min(1),
    }),
    data: stocktaking,
    errors: [
      'NOT_FOUND',
      'STOCKTAKING_CLOSED',
      'BATCH_IN_COUNT',
      'BATCH_REQUIRED',
      'EXPIRY_REQUIRED',
      'ARTICLE_NOT_IN_INVENTORY',
    ],
  }),
  requestRecount: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'stocktakings/{stocktakingId}/recount',
    summary: 'Have lines counted once more; the earlier numbers stay on record',
    access: 'pro20',
    permission: 'bookStock',
    params: stocktakingParams,
    body: z.object({ stockIds: z.array(id).min(1).max(10_000) }),
    data: stocktaking,
    errors: ['NOT_FOUND', 'STOCKTAKING_CLOSED'],
  }),
  reviewBlindCount: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'stocktakings/{stocktakingId}/review',
    summary: 'Show the numbers of a blind count; differences that were counted once go to a recount first',
    access: 'pro20',
    permission: 'bookStock',
    params: stocktakingParams,
    data: stocktaking,
    errors: ['NOT_FOUND', 'STOCKTAKING_CLOSED'],
  }),
  pauseStocktaking: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'stocktakings/{stocktakingId}/pause',
    summary: 'Pause a count; the next number continues it',
    access: 'pro20',
    permission: 'bookStock',
    params: stocktakingParams,
    data: stocktaking,
    errors: ['NOT_FOUND', 'STOCKTAKING_CLOSED'],
  }),
  handOverStocktaking: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'stocktakings/{stocktakingId}/hand-over',
    summary: 'Hand a count over to a colleague, which is recorded',
    access: 'pro20',
    permission: 'bookStock',
    params: stocktakingParams,
    body: z.object({ userId: id }),
    data: stocktaking,
    errors: ['NOT_FOUND', 'STOCKTAKING_CLOSED'],
  }),
  listCountColleagues: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'stocktakings/colleagues',
    summary: 'Users a count can be handed over to',
    access: 'pro20',
    permission: 'bookStock',
    data: z.array(z.object({ id: whole, name: z.string() })),
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
    /** `anyway`: also while a colleague has counted in the last minutes. */
    query: z.object({ anyway: flag.optional() }),
    data: z.object({ booked: whole }),
    errors: ['NOT_FOUND', 'STOCKTAKING_CLOSED', 'STOCK_TOO_LARGE', 'COLLEAGUE_COUNTING', 'RECOUNT_OPEN'],
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
