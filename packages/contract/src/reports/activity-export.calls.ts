// The activity log as a file: all entries that fit the filters, in the words that the screens have.
import { z } from 'zod';
import { activityFilters, refuseContradictions } from '../account/activity.calls.ts';
import { defineCall } from '../shared/call.ts';

/** Entries of one file. A PDF is held in memory until it is whole. */
export const mostActivityEntries = { csv: 100_000, pdf: 5_000 } as const;

export const activityExportCalls = {
  exportActivity: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'activity/export',
    summary:
      'Write the entries of the activity log that fit the filters as a CSV file or a PDF, newest first. Others than owners get their own entries',
    access: 'pro20',
    permission: 'view',
    query: z
      .object({ ...activityFilters, format: z.enum(['csv', 'pdf']), language: z.enum(['de', 'en']) })
      .superRefine(refuseContradictions),
    /** The file is fetched from `services/blob/{id}`. */
    data: z.object({ blobId: z.string(), name: z.string() }),
    errors: ['TOO_MANY_ENTRIES'],
  }),
} as const;
