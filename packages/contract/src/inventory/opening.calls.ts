// Calls that say which goods are used: a package is opened, an entry is used first.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { id } from '../shared/ids.ts';
import { lineText, longText } from '../shared/text.ts';
import { whole } from '../shared/whole.ts';
import { clockTime } from './scan-time.ts';
import { mostAtOnce } from './stock.calls.ts';
import { booked } from './stock.ts';

const note = longText.max(500).default('');

export const openingCalls = {
  openPackage: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'stock/open',
    summary: 'Open a package: it becomes an entry of its own, with the day until which it may be used now',
    access: 'pro20',
    permission: 'bookStock',
    scopes: ['stock.book'],
    isForDevices: true,
    body: z
      .object({
        stockId: id.optional(),
        labelId: lineText.max(20).optional(),
        scannedAt: clockTime.optional(),
        note,
      })
      .refine(({ stockId, labelId }) => stockId || labelId, { path: ['stockId'], error: 'REQUIRED_FIELD' }),
    data: booked.extend({ stockId: whole, expirationDate: z.string() }),
    errors: [
      'NOT_FOUND',
      'NO_SHELF_LIFE_OPENED',
      'OPENED_ALREADY',
      'NOT_ENOUGH_STOCK',
      'BLOCKED_RECALL',
      'BLOCKED_DAMAGED',
      'BLOCKED_QUARANTINE',
      'LABEL_WITHDRAWN',
      'LABEL_LOST',
      'LABEL_USED',
      'LABEL_USED_UP',
      'STORAGE_GONE',
    ],
  }),
  useFirst: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'stock/use-first',
    summary: 'Have entries used before all other stock of their articles, or in their turn again',
    access: 'pro20',
    permission: 'bookStock',
    scopes: ['stock.book'],
    body: z.object({ stockIds: z.array(id).min(1).max(mostAtOnce), isFirst: z.boolean() }),
    data: z.object({ stockIds: z.array(whole) }),
    errors: ['NOT_FOUND'],
  }),
} as const;
