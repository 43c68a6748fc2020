// The foot of the export's card: begin one, see how far it is, fetch it.
import { Button, Progress, UnstyledButton } from '@mantine/core';
import {
  type DataExport,
  dataExportCalls,
  type ExportSection,
} from '@praxora/contract/reports/data-export.calls';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';
import { fileSize } from '../../../lib/file-size.ts';
import { formatDate } from '../../../lib/format.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { Dimmed } from '../../../ui/permission/Dimmed.tsx';
import classes from './AppCard.module.css';

// The last export of all data: asked for again and again while it is being made.
const exportKey = ['dataExport'] as const;
const askedEvery = 1_500;

const isUnderWay = (latest: DataExport | null | undefined): boolean =>
  latest?.state === 'waiting' || latest?.state === 'running';

function useDataExport() {
  const { t } = useTranslation('appStore');
  const { data: latest } = useQuery({
    queryKey: exportKey,
    queryFn: ({ signal }) => callApi(dataExportCalls.latestExport, {}, { signal }),
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? askedEvery : false),
  });
  const start = useChange({
    call: () => callApi(dataExportCalls.startExport, {}),
    refetch: [exportKey],
  });
  const cancel = useChange({
    call: (exportId: number) => callApi(dataExportCalls.cancelExport, { params: { exportId } }),
    success: ({ state }) => (state === 'cancelled' ? t('export.cancelled') : null),
    refetch: [exportKey],
  });
  return { latest, start, cancel };
}

const sections = {
  practice: 'export.sections.practice',
  vendors: 'export.sections.vendors',
  articles: 'export.sections.articles',
  stock: 'export.sections.stock',
  movements: 'export.sections.movements',
  stocktakings: 'export.sections.stocktakings',
  orders: 'export.sections.orders',
  receipts: 'export.sections.receipts',
  documents: 'export.sections.documents',
} as const satisfies Record<ExportSection, string>;

export function ExportFoot() {
  const { t } = useTranslation('appStore');
  const { latest, start, cancel } = useDataExport();
  if (latest && isUnderWay(latest))
    return <UnderWay latest={latest} isBusy={cancel.isBusy} onCancel={() => void cancel.run(latest.id)} />;
  return (
    <div className="line-top m-12-16-0 mih-104 p-12-0-10" aria-live="polite">
      {latest?.file ? (
        <Finished file={latest.file} />
      ) : (
        <p className="quiet fz-caption mt-3">
          {latest?.state === 'failed' ? t('export.failed') : t('export.none')}
        </p>
      )}
      <Dimmed permission="manageAccount" isRefusedInSample>
        <Button
          variant="default"
          size="compact-sm"
          mt={8}
          disabled={latest === undefined}
          loading={start.isBusy}
          onClick={() => void start.run()}
        >
          {latest?.file ? t('export.again') : t('export.start')}
        </Button>
      </Dimmed>
    </div>
  );
}

interface UnderWayProps {
  latest: DataExport;
  isBusy: boolean;
  onCancel: () => void;
}

function UnderWay({
  latest: { section, sections: total, sectionsDone: done },
  isBusy,
  onCancel,
}: UnderWayProps) {
  const { t } = useTranslation('appStore');
  const percent = Math.round((done / total) * 100);
  return (
    <div className="line-top m-12-16-0 mih-104 p-12-0-10">
      <div className="row spread gap-8 mih-24">
        <span className={`${classes.word} inline-row gap-6 c-ok fz-note fw-560`}>{t('export.running')}</span>
        <span className="px-num">{t('export.percent', { percent })}</span>
      </div>
      <Progress value={percent} size="sm" my={6} aria-label={t('export.running')} />
      <div className="row spread gap-8 mih-24">
        <UnstyledButton
          className={`${classes.link} inline-row gap-4 c-primary fz-note fw-560 mt-4 mih-28 td-none`}
          disabled={isBusy}
          onClick={onCancel}
        >
          {t('export.cancel')}
        </UnstyledButton>
        <span className="quiet fz-caption mt-3">
          {section === null
            ? t('export.waiting')
            : t('export.section', { section: t(sections[section]), number: done + 1, total })}
        </span>
      </div>
    </div>
  );
}

function Finished({
  file: { blobId, name, size, availableUntil },
}: {
  file: NonNullable<DataExport['file']>;
}) {
  const { t } = useTranslation('appStore');
  return (
    <a
      href={`/services/blob/${blobId}`}
      download={name}
      className={`${classes.link} inline-row gap-4 c-primary fz-note fw-560 mt-4 mih-28 td-none`}
    >
      <IconDownload size={15} aria-hidden />
      {t('export.download', { day: formatDate(availableUntil), size: fileSize(size) })}
    </a>
  );
}
