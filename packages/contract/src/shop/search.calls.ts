// The product search speaks its provider's own protocol (see server/src/modules/shop/search); only the key is a call of ours.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';

export const searchCalls = {
  getSearchKey: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'search/key',
    summary:
      'A search key signed for this practice, so that hidden vendors and own prices hold in search too',
    access: 'pro20',
    permission: 'view',
    scopes: ['catalog.read'],
    data: z.object({ key: z.string(), expiresAt: z.string() }),
  }),
} as const;
