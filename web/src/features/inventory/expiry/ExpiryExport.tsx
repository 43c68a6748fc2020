// The list as it is shown, as a file.
import { expiryCalls } from '@praxora/contract/inventory/expiry.calls';
import { IconFileSpreadsheet, IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { downloadApi } from '../../../lib/api/api.ts';
import { saveFile } from '../../../lib/files.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { notifyRefusal } from '../../../ui/feedback/notify-refusal.ts';
import { ExportButton } from '../../../ui/page/ExportButton.tsx';
import { toRowsQuery } from './expiry.queries.ts';
import type { ExpiryView } from './expiry-view.ts';

export function ExpiryExport({ view }: { view: ExpiryView }) {
  const { t } = useTranslation('inventory');
  const language = useLanguage();
  const save = (format: 'csv' | 'xlsx') =>
    void saveFile(
      () => downloadApi(expiryCalls.exportExpiryRows, { query: { ...toRowsQuery(view), format, language } }),
      `${t('expiring.export.name')}.${format}`,
    ).catch(notifyRefusal);
  return (
    <ExportButton
      label={t('expiring.export.label')}
      formats={[
        { format: 'xlsx', text: t('expiring.export.xlsx'), icon: IconFileSpreadsheet },
        { format: 'csv', text: t('expiring.export.csv'), icon: IconFileText },
      ]}
      onChoose={save}
    />
  );
}
