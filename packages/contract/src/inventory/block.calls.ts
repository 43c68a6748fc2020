// Calls that block stock and unblock it: blocked stock is not available, and is never used.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { id } from '../shared/ids.ts';
import { longText } from '../shared/text.ts';
import { whole } from '../shared/whole.ts';
import { blockReason } from './stock.ts';

/** Entries of one request. */
const mostBlocked = 1000;

/** Form fields for blocking stock. */
export const blockFields = z.object({ reason: blockReason, note: longText.max(500).default('') });

const which = z.object({
  stockIds: z.array(id).min(1).max(mostBlocked),
  /** All entries of the article with the same batch number, too, wherever they lie. */
  isWholeBatch: z.boolean().default(false),
});
const done = z.object({
  /** The entries this changed. */
  stockIds: z.array(whole),
});

export const blockCalls = {
  blockStock: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'stock/block',
    summary: 'Block entries or whole batches: they are not available until somebody unblocks them',
    access: 'pro20',
    permission: 'bookStock',
    scopes: ['stock.book'],
    body: which.extend(blockFields.shape),
    data: done,
    errors: ['NOT_FOUND', 'BLOCKED_ALREADY'],
  }),
  unblockStock: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'stock/unblock',
    summary: 'Make blocked entries or batches available again',
    access: 'pro20',
    permission: 'unblockStock',
    scopes: ['stock.book'],
    body: which,
    data: done,
    errors: ['NOT_FOUND', 'BLOCKED_NOT'],
  }),
} as const;
