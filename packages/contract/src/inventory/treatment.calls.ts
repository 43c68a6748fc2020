// Calls about the treatment that goods were removed for: mended after the removal, and handed out for a batch.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { lineText } from '../shared/text.ts';
import { treatment } from './treatment.ts';
import { treatmentInput } from './treatment-input.ts';

export const treatmentCalls = {
  setTreatment: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'stock/removals/{bookingId}/treatment',
    summary: 'Record, change or delete what a removal was for',
    access: 'pro20',
    permission: 'bookStock',
    scopes: ['stock.book'],
    params: z.object({ bookingId: z.uuid() }),
    body: treatmentInput,
    data: treatment,
    errors: ['NOT_FOUND', 'UDI_UNREADABLE', 'UDI_OTHER_BATCH'],
  }),
  downloadTreatments: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'stock/removals/file',
    summary: 'What a batch was removed for: the list for the authority, or the data for implant cards',
    access: 'pro20',
    permission: 'view',
    query: z.object({
      batchNumber: lineText.min(1).max(64),
      content: z.enum(['authority', 'implantCards']),
      format: z.enum(['csv', 'pdf']),
      language: z.enum(['de', 'en']),
    }),
    isDownload: true,
    data: z.undefined(),
    errors: ['NOT_FOUND'],
  }),
} as const;
