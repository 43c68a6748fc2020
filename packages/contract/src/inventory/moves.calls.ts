// Goods carried from storage to storage: several at once, and what each storage should have.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { id, pathId } from '../shared/ids.ts';
import { bilingual, nameSchemas } from '../shared/shared-schemas.ts';
import { lineText, longText } from '../shared/text.ts';
import { whole } from '../shared/whole.ts';
import { stockAmount } from './article.ts';
import { clockTime } from './scan-time.ts';
import { booked } from './stock.ts';

const amount = stockAmount.min(1);

/** Entries that one request moves. */
const mostMoved = 500;
/** Articles a storage has a target for. */
export const mostTargets = 500;

const place = z.object({ id: whole, name: z.string() });

/** One thing to be carried. */
const carry = z.object({
  stockId: whole,
  articleId: whole,
  articleName: z.string(),
  batchNumber: z.string(),
  expirationDate: z.string().nullable(),
  from: place,
  to: place,
  /** In the counting unit. */
  amount: whole,
  unit: bilingual,
});
export type Carry = z.infer<typeof carry>;

const missingGoods = z.object({
  articleId: whole,
  articleName: z.string(),
  to: place,
  amount: whole,
  unit: bilingual,
});

const pickList = z.object({
  carries: z.array(carry),
  /** What no storage can give away. */
  missing: z.array(missingGoods),
  /** Storages that have targets at all. */
  storages: z.array(place),
});
export type PickList = z.infer<typeof pickList>;

const target = z.object({
  articleId: whole,
  articleName: z.string(),
  unit: bilingual,
  /** What should be there. */
  amount: whole,
  /** What is there and may be used. */
  here: whole,
});
export type StorageTarget = z.infer<typeof target>;

nameSchemas({ Carry: carry, PickList: pickList, StorageTarget: target });

const storageParams = z.object({ storageId: pathId });

export const moveCalls = {
  moveSeveral: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'stock/moves',
    summary:
      'Move several entries, or what scanned labels are on, to other storages by one booking: all of it or nothing',
    access: 'pro20',
    permission: 'bookStock',
    scopes: ['stock.book'],
    isForDevices: true,
    body: z.object({
      moves: z
        .array(
          z
            .object({
              stockId: id.optional(),
              /** Moves what its label is on: a package, or a piece. */
              labelId: lineText.min(1).max(20).optional(),
              storageId: id,
              /** Left out: all of the entry, or what the label is on. */
              amount: amount.optional(),
            })
            .refine(({ stockId, labelId }) => stockId || labelId, {
              path: ['stockId'],
              error: 'REQUIRED_FIELD',
            }),
        )
        .min(1)
        .max(mostMoved),
      scannedAt: clockTime.optional(),
      note: longText.max(500).default(''),
    }),
    data: booked.extend({ moved: whole }),
    errors: [
      'NOT_FOUND',
      'NOT_ENOUGH_STOCK',
      'SAME_STORAGE',
      'LABEL_WITHDRAWN',
      'LABEL_LOST',
      'LABEL_USED',
      'LABEL_USED_UP',
    ],
  }),
  listTargets: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'storages/{storageId}/targets',
    summary: 'What a storage should have of which article, and what is there',
    access: 'pro20',
    permission: 'view',
    params: storageParams,
    data: z.array(target),
    errors: ['NOT_FOUND'],
  }),
  setTargets: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'storages/{storageId}/targets',
    summary: 'Set what a storage should have of some articles; 0: it has no target for the article any more',
    access: 'pro20',
    permission: 'editArticles',
    params: storageParams,
    body: z.object({
      targets: z
        .array(z.object({ articleId: id, amount: stockAmount }))
        .min(1)
        .max(mostTargets),
    }),
    data: z.array(target),
    errors: ['NOT_FOUND', 'TOO_MANY_TARGETS'],
  }),
  getPickList: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'stock/pick-list',
    summary: 'What has to be carried where, so that each storage has what it should have',
    access: 'pro20',
    permission: 'view',
    isForDevices: true,
    query: z.object({
      /** Only what is carried to this storage. */
      storageId: pathId.optional(),
    }),
    data: pickList,
  }),
  downloadPickList: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'stock/pick-list/file',
    summary: 'The pick list as a PDF, by where things are taken from, with boxes to tick',
    access: 'pro20',
    permission: 'view',
    query: z.object({ storageId: pathId.optional(), language: z.enum(['de', 'en']).default('de') }),
    isDownload: true,
    data: z.undefined(),
  }),
} as const;
