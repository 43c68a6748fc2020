// The assortment as a file: what the list shows, with its filters and order.
import { assortmentCalls } from '@praxora/contract/shop/assortment.calls';
import { IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { downloadApi } from '../../../lib/api/api.ts';
import { saveFile } from '../../../lib/files.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { useAddressView } from '../../../lib/useAddressView.ts';
import { notifyRefusal } from '../../../ui/feedback/notify-refusal.ts';
import { ExportButton } from '../../../ui/page/ExportButton.tsx';
import { narrowedQuery, readView, writeView } from './address.ts';

export function ExportMenu() {
  const { t } = useTranslation('assortment');
  const language = useLanguage();
  const [view] = useAddressView({ read: readView, write: writeView });
  const save = (format: 'xlsx' | 'csv') => {
    const query = { ...narrowedQuery(view), language, format };
    const file = () => downloadApi(assortmentCalls.exportAssortment, { query });
    return saveFile(file, `${t('export.file')}.${format}`).catch(notifyRefusal);
  };
  return (
    <ExportButton
      label={t('export.button')}
      formats={[
        { format: 'xlsx', text: t('export.xlsx'), icon: IconFileSpreadsheet },
        { format: 'csv', text: t('export.csv'), icon: IconFileTypeCsv },
      ]}
      onChoose={(format) => void save(format)}
    />
  );
}
