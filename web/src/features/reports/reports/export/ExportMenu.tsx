// Passes on what is shown: as a table for another program, or as pages to print.
import { Button, Progress } from '@mantine/core';
import type { ExportFormat, ReportExport } from '@praxora/contract/reports/report-exports.calls';
import type { ReportName } from '@praxora/rules/reports/report-list';
import { IconFileTypeCsv, IconFileTypePdf, IconFileTypeXls } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../lib/format.ts';
import { ExportButton } from '../../../../ui/page/ExportButton.tsx';
import { toReportQuery } from '../query.ts';
import type { ReportView } from '../view.ts';
import { fetchFile, isUnderWay, useExport } from './useExport.ts';

interface ExportMenuProps {
  report: ReportName;
  view: ReportView;
}

export function ExportMenu({ report, view }: ExportMenuProps) {
  const { t } = useTranslation('reports');
  const { start, cancel, job, forget } = useExport(report);
  const run = (format: ExportFormat) =>
    void start.run({
      format,
      query: toReportQuery(view, report),
      ...(view.priceCheck ? { view: 'price-check' } : {}),
    });
  return (
    <>
      <ExportButton
        label={t('export.button')}
        formats={[
          { format: 'xlsx', text: t('export.xlsx'), icon: IconFileTypeXls },
          { format: 'csv', text: t('export.csv'), icon: IconFileTypeCsv },
          { format: 'pdf', text: t('export.pdf'), icon: IconFileTypePdf },
        ]}
        onChoose={run}
        isBusy={start.isBusy}
        disabled={job !== null && isUnderWay(job)}
      />
      {job && (
        <UnderWay
          job={job}
          isBusy={cancel.isBusy}
          onCancel={() => void cancel.run(job.exportId ?? 0)}
          onClose={forget}
        />
      )}
    </>
  );
}

interface UnderWayProps {
  job: ReportExport;
  isBusy: boolean;
  onCancel: () => void;
  onClose: () => void;
}

function UnderWay({ job, isBusy, onCancel, onClose }: UnderWayProps) {
  const { t } = useTranslation(['reports', 'common']);
  const percent = job.rows > 0 ? Math.round((job.rowsDone / job.rows) * 100) : 0;
  const figures = { done: formatNumber(job.rowsDone, 0), rows: formatNumber(job.rows, 0) };
  if (!isUnderWay(job))
    return (
      <div className="flex-line panel p-10-14 wrap gap-6-12 items-center fz-note spread" role="status">
        <span>{job.state === 'done' ? t('export.done', { name: job.name }) : t('export.failed')}</span>
        <span className="row gap-4">
          {job.state === 'done' && (
            <Button variant="subtle" size="compact-sm" onClick={() => fetchFile(job)}>
              {t('export.again')}
            </Button>
          )}
          <Button variant="subtle" size="compact-sm" onClick={onClose}>
            {t('common:close')}
          </Button>
        </span>
      </div>
    );
  return (
    <div className="flex-line panel p-10-14 wrap gap-6-12 items-center fz-note spread" role="status">
      <span className="px-num">{t('export.running', figures)}</span>
      <Button variant="subtle" size="compact-sm" loading={isBusy} onClick={onCancel}>
        {t('common:cancel')}
      </Button>
      <Progress value={percent} size="sm" className={'flex-line'} aria-label={t('export.progress')} />
    </div>
  );
}
