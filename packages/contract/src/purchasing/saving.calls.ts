// Saving found by the optimizer in the background: the dashboard asks for it, so it is separate from the optimizer's
// other calls.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { whole } from '../shared/whole.ts';

export const savingCalls = {
  findSaving: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'cart/saving',
    holdsRows: true,
    summary:
      'The largest saving the optimizer knows for a cart as it lies; where it knows none, it looks once in the background',
    access: 'pro20',
    permission: 'view',
    query: z.object({
      /** Positions that are not checked: they stay and count for nothing. */
      excluded: z
        .string()
        .regex(/^\d{1,9}(,\d{1,9}){0,999}$/)
        .transform((text) => text.split(',').map(Number))
        .optional(),
    }),
    data: z.object({
      /** Null: none, or none yet. */
      saving: z
        .object({
          addressId: whole,
          savingCents: whole,
          packagesBefore: whole,
          packagesAfter: whole,
        })
        .nullable(),
      /** It is worth asking again in a moment. */
      isLooking: z.boolean(),
    }),
  }),
} as const;
