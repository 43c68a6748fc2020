// The activity log as a file. The words of actions, fields and values belong to the web app: it sends the lines as it shows them.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { lineText } from '../shared/text.ts';

/** Lines of one file; of more entries the newest are written. */
export const mostActivityLines = 2_000;

/** Time, author, client, area, action, values before and after. */
const line = z.array(lineText.max(1_000)).length(7);

export const activityExportCalls = {
  exportActivity: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'activity/export',
    summary: 'Write lines of the activity log as a CSV file or a PDF',
    access: 'pro20',
    permission: 'view',
    body: z.object({
      format: z.enum(['csv', 'pdf']),
      language: z.enum(['de', 'en']),
      /** Period and filters, a line each. */
      head: z.array(lineText.max(300)).max(10),
      header: line,
      rows: z.array(line).min(1).max(mostActivityLines),
    }),
    /** The file is fetched from `services/blob/{id}`. */
    data: z.object({ blobId: z.string(), name: z.string() }),
  }),
} as const;
