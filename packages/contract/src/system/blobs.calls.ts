// Files that the server made for a practice, such as an export of its data.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';

export const blobCalls = {
  downloadBlob: defineCall({
    base: 'services',
    method: 'GET',
    path: 'blob/{id}',
    summary: 'A file made for the practice, for as long as it is kept',
    access: 'pro20',
    permission: 'view',
    params: z.object({ id: z.string().min(1).max(200) }),
    isDownload: true,
    // The download of an export of all data is recorded in the same transaction.
    holdsRows: true,
    data: z.undefined(),
    errors: ['NOT_FOUND'],
  }),
} as const;
