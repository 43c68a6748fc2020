import type { ReportName } from '@praxora/rules/reports/report-list';
import { type ChangeView as Changing, useAddressView } from '../../../lib/useAddressView.ts';
import { type ReportView, readView, writeView } from './view.ts';

export type ChangeView = Changing<ReportView>;

export const useReportView = (report: ReportName): [ReportView, ChangeView] =>
  useAddressView({
    read: (values) => readView(values, report),
    write: (view: ReportView) => writeView(view, report),
  });
