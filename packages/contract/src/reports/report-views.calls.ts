// Reports as somebody wants to see them again, kept by name for the whole practice; one of them by e-mail on the first of the month.
import { reportNames } from '@praxora/rules/reports/report-list';
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { id, pathId } from '../shared/ids.ts';
import { nameSchemas } from '../shared/shared-schemas.ts';
import { lineText } from '../shared/text.ts';
import { whole } from '../shared/whole.ts';

export const mostViews = 100;

const reportViewContent = z.object({
  name: lineText.min(1).max(80),
  report: z.enum(reportNames),
  /** The words of the page’s address, as the report’s own query takes them, without pages. */
  query: z.record(z.string().max(40), z.string().max(600)),
});

const reportView = reportViewContent.extend({
  id: whole,
  madeBy: z.string(),
  madeAt: z.iso.datetime(),
});
export type ReportView = z.infer<typeof reportView>;

nameSchemas({ ReportView: reportView, ReportViewContent: reportViewContent });

const errors = ['NOT_FOUND', 'RESOURCE_EXISTS', 'INCORRECT_VALUE', 'TOO_MANY_VIEWS'] as const;
const params = z.object({ viewId: pathId });

export const reportViewCalls = {
  listReportViews: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'reports/views',
    summary: 'The practice’s saved views by name, and which of them the asking user gets by e-mail',
    access: 'pro20',
    permission: 'reports',
    data: z.object({ items: z.array(reportView), mailedViewId: whole.nullable() }),
  }),
  saveReportView: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'reports/views',
    summary: 'Keep a view by name',
    access: 'pro20',
    permission: 'reports',
    body: reportViewContent,
    data: reportView,
    errors,
  }),
  changeReportView: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'reports/views/{viewId}',
    summary: 'Rename a view, or keep it anew',
    access: 'pro20',
    permission: 'reports',
    params,
    body: reportViewContent,
    data: reportView,
    errors,
  }),
  deleteReportView: defineCall({
    base: 'pro',
    method: 'DELETE',
    path: 'reports/views/{viewId}',
    summary: 'Delete a view; nobody gets it by e-mail any more',
    access: 'pro20',
    permission: 'reports',
    params,
    data: z.object({ deleted: z.boolean() }),
    errors: ['NOT_FOUND'],
  }),
  mailReportView: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'reports/mail',
    summary: 'Which view the asking user gets on the first of the month; null: none',
    access: 'pro20',
    permission: 'reports',
    isRefusedInSample: true,
    body: z.object({ viewId: id.nullable() }),
    data: z.object({ mailedViewId: whole.nullable() }),
    errors: ['NOT_FOUND'],
  }),
} as const;
