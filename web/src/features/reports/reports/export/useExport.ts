// Writes what is shown as a file: at once, or in the background with its progress.
import {
  type ExportFormat,
  type ReportExport,
  reportExportCalls,
} from '@praxora/contract/reports/report-exports.calls';
import type { ReportName } from '@praxora/rules/reports/report-list';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../../lib/api/api.ts';
import { useLanguage } from '../../../../lib/i18n.ts';
import { useChange } from '../../../../ui/change/useChange.ts';
import type { ReportQuery } from '../query.ts';

const askedEvery = 1_000;

export const isUnderWay = ({ state }: ReportExport): boolean => state === 'waiting' || state === 'running';

/** The browser takes the file over; who is asked for a place is asked by the browser. */
export function fetchFile({ blobId, name }: Pick<ReportExport, 'blobId' | 'name'>): void {
  const link = document.createElement('a');
  link.href = `/services/blob/${blobId}`;
  link.download = name;
  link.click();
}

export interface ExportRequest {
  readonly format: ExportFormat;
  readonly query: ReportQuery;
  readonly view?: 'price-check';
  readonly versionId?: number;
}

export function useExport(report: ReportName) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const [job, setJob] = useState<ReportExport | null>(null);
  const { data: latest } = useQuery({
    queryKey: ['reports', 'export', job?.exportId],
    queryFn: ({ signal }) =>
      callApi(reportExportCalls.getReportExport, { params: { exportId: job?.exportId ?? 0 } }, { signal }),
    enabled: job !== null && job.exportId !== null,
    refetchInterval: ({ state }) => (state.data && !isUnderWay(state.data) ? false : askedEvery),
    staleTime: 0,
  });
  const start = useChange({
    call: ({ query, ...wish }: ExportRequest) =>
      callApi(reportExportCalls.exportReport, { params: { report }, body: { ...query, language, ...wish } }),
    success: (made) => {
      if (isUnderWay(made)) setJob(made);
      else fetchFile(made);
      return isUnderWay(made) ? null : t('export.done', { name: made.name });
    },
  });
  const cancel = useChange({
    call: (exportId: number) => callApi(reportExportCalls.cancelReportExport, { params: { exportId } }),
    success: () => {
      setJob(null);
      return t('export.cancelled');
    },
  });
  const shown = job === null ? null : (latest ?? job);
  const isDone = shown?.state === 'done';
  // The file that was waited for comes by itself, once.
  const fetched = useRef<number | null>(null);
  useEffect(() => {
    if (!isDone || !shown || fetched.current === shown.exportId) return;
    fetched.current = shown.exportId;
    fetchFile(shown);
  }, [isDone, shown]);
  return { start, cancel, job: shown, forget: () => setJob(null) };
}
