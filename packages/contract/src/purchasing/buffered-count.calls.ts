// How many positions are put aside: asked on every page that says so, and so comes without the other calls.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { pathId } from '../shared/ids.ts';
import { whole } from '../shared/whole.ts';

export const bufferedCountCalls = {
  checkBufferedPositions: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'basket/position/buffered/check/{userId}',
    summary: 'Whether positions wait for the asking user, and how many; any other id is unknown',
    access: 'pro20',
    permission: 'view',
    params: z.object({ userId: pathId }),
    data: z.object({ hasBufferedPositions: z.boolean(), count: whole }),
    errors: ['NOT_FOUND'],
  }),
} as const;
