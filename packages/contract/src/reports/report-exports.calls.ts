// Reports as files: made at once up to 5,000 rows, beyond that in the background.
import { reportNames } from '@praxora/rules/reports/report-list';
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { pathId } from '../shared/ids.ts';
import { nameSchemas } from '../shared/shared-schemas.ts';
import { whole } from '../shared/whole.ts';

export const rowsAtOnce = 5_000;
/** A PDF beyond this nobody reads; the other formats take all rows. */
export const mostPdfRows = 20_000;

const reportExport = z.object({
  /** Where the file is fetched from: `services/blob/{id}`, once it is done. */
  blobId: z.string(),
  /** Null: it was made at once. */
  exportId: whole.nullable(),
  state: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']),
  name: z.string(),
  rowsDone: whole,
  rows: whole,
});
export type ReportExport = z.infer<typeof reportExport>;

nameSchemas({ ReportExport: reportExport });

export const exportFormats = ['csv', 'xlsx', 'pdf'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const reportExportCalls = {
  exportReport: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'reports/{report}/export',
    summary: 'Write a report as a file: its format beside the words of the report’s own query',
    access: 'pro20',
    permission: 'reports',
    params: z.object({ report: z.enum(reportNames) }),
    body: z.looseObject({
      format: z.enum(exportFormats),
      /** Language of titles, dates and numbers; the user’s if left out. */
      language: z.enum(['de', 'en']).optional(),
      /** For the inventory as a PDF: the version to be signed. */
      versionId: whole.positive().max(2_147_483_647).optional(),
      /** For orders by article: `price-check` exports the price check. */
      view: z.enum(['price-check']).optional(),
    }),
    data: reportExport,
    errors: ['NOT_FOUND', 'REPORT_TOO_LONG_FOR_PDF', 'TOO_MANY_EXPORTS'],
  }),
  getReportExport: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'reports/exports/{exportId}',
    summary: 'How far an export in the background is',
    access: 'pro20',
    permission: 'reports',
    params: z.object({ exportId: pathId }),
    data: reportExport,
    errors: ['NOT_FOUND'],
  }),
  cancelReportExport: defineCall({
    base: 'pro',
    method: 'DELETE',
    path: 'reports/exports/{exportId}',
    summary: 'Cancel an export in the background',
    access: 'pro20',
    permission: 'reports',
    params: z.object({ exportId: pathId }),
    data: reportExport,
    errors: ['NOT_FOUND'],
  }),
} as const;
