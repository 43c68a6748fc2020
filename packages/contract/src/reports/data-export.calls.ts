// Everything that belongs to a practice, as one file.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { pathId } from '../shared/ids.ts';
import { nameSchemas } from '../shared/shared-schemas.ts';
import { whole } from '../shared/whole.ts';

/** In the order in which they are written. */
export const exportSections = [
  'practice',
  'vendors',
  'articles',
  'stock',
  'movements',
  'stocktakings',
  'orders',
  'receipts',
  'documents',
] as const;
export type ExportSection = (typeof exportSections)[number];

const dataExport = z.object({
  id: whole,
  /** `expired`: its file is no longer there. */
  state: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled', 'expired']),
  requestedBy: z.string(),
  requestedAt: z.iso.datetime(),
  /** Section being written; null unless the export is running. */
  section: z.enum(exportSections).nullable(),
  sectionsDone: whole,
  sections: whole,
  /** Where it is fetched from and until when, once it is done. */
  file: z
    .object({
      blobId: z.string(),
      name: z.string(),
      size: whole,
      availableUntil: z.iso.datetime(),
    })
    .nullable(),
});
export type DataExport = z.infer<typeof dataExport>;

nameSchemas({ DataExport: dataExport });

export const dataExportCalls = {
  latestExport: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'exports/latest',
    summary: 'The practice’s last export of all its data; null: there was none',
    access: 'pro20',
    permission: 'manageAccount',
    data: dataExport.nullable(),
  }),
  startExport: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'exports',
    summary: 'Begin an export of all data; answers with the one under way where there is one',
    access: 'pro20',
    permission: 'manageAccount',
    isRefusedInSample: true,
    data: dataExport,
  }),
  cancelExport: defineCall({
    base: 'pro',
    method: 'DELETE',
    path: 'exports/{exportId}',
    summary: 'Cancel an export under way, or throw its file away',
    access: 'pro20',
    permission: 'manageAccount',
    isRefusedInSample: true,
    params: z.object({ exportId: pathId }),
    data: dataExport,
    errors: ['NOT_FOUND'],
  }),
} as const;
