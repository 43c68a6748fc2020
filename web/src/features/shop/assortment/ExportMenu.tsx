// The assortment as a file: what the list shows, with its filters and order.
import { Button, Menu } from '@mantine/core';
import { assortmentCalls } from '@praxora/contract/shop/assortment.calls';
import { IconChevronDown, IconDownload, IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { downloadApi } from '../../../lib/api/api.ts';
import { saveFile } from '../../../lib/files.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { useAddressView } from '../../../lib/useAddressView.ts';
import { notifyRefusal } from '../../../ui/feedback/notify-refusal.ts';
import { narrowedQuery, readView, writeView } from './address.ts';

const formats = [
  { format: 'xlsx', text: 'export.xlsx', icon: IconFileSpreadsheet },
  { format: 'csv', text: 'export.csv', icon: IconFileTypeCsv },
] as const;

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
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          rightSection={<IconChevronDown size={15} aria-hidden />}
        >
          {t('export.button')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map(({ format, text, icon: Icon }) => (
          <Menu.Item
            key={format}
            leftSection={<Icon size={17} stroke={1.6} aria-hidden />}
            onClick={() => void save(format)}
          >
            {t(text)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
