// All entries that fit the filters as a file, newest first.
import { activityExportCalls } from '@praxora/contract/reports/activity-export.calls';
import { IconFileTypeCsv, IconFileTypePdf } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ActivityFilter } from '../../../domain/account/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { ExportButton } from '../../../ui/page/ExportButton.tsx';

type Format = 'csv' | 'pdf';

interface ExportMenuProps {
  filter: ActivityFilter;
  disabled: boolean;
}

export function ExportMenu({ filter, disabled }: ExportMenuProps) {
  const { t } = useTranslation('activity');
  const write = useExport(filter);
  return (
    <ExportButton
      label={t('export.button')}
      formats={[
        { format: 'csv', text: t('export.csv'), icon: IconFileTypeCsv },
        { format: 'pdf', text: t('export.pdf'), icon: IconFileTypePdf },
      ]}
      onChoose={(format) => void write.run(format)}
      isBusy={write.isBusy}
      disabled={disabled}
    />
  );
}

/** Writing many entries takes a while. */
const timeoutMs = 120_000;

function useExport(filter: ActivityFilter) {
  const { t } = useTranslation('activity');
  const language = useLanguage();
  return useChange({
    call: (format: Format) =>
      callApi(activityExportCalls.exportActivity, { query: { ...filter, format, language } }, { timeoutMs }),
    success: ({ blobId, name }) => {
      const link = document.createElement('a');
      link.href = `/services/blob/${blobId}`;
      link.download = name;
      link.click();
      return t('export.done', { name });
    },
  });
}
