// Query of a view for the server: the parameters of the address, without those that only the screen uses.
import type { ReportName } from '@praxora/rules/reports/report-list';
import { type ReportView, writeView } from './view.ts';

export type ReportQuery = Readonly<Record<string, string>>;

/** Days and order stand in it even where they are as usual: what is usual here is not the server's to know. */
function whole(view: ReportView, report: ReportName): Record<string, string> {
  return {
    ...(view.preset === null ? {} : { preset: view.preset }),
    sort: view.sort,
    descending: String(view.descending),
    ...Object.fromEntries(writeView(view, report)),
  };
}

export function toReportQuery(view: ReportView, report: ReportName): ReportQuery {
  const { view: _, open: __, ...query } = whole(view, report);
  return query;
}

/** Query of a saved view: opened rows are temporary and left out. */
export function toSavedQuery(view: ReportView, report: ReportName): Record<string, string> {
  const { open: _, ...query } = whole(view, report);
  return query;
}
