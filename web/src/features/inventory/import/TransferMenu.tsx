// Articles in and out as files, from the list; what goes out is what the list shows.
import { ActionIcon, Menu } from '@mantine/core';
import { IconFileSpreadsheet, IconFileTypeCsv, IconFileUpload, IconTransfer } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathTo } from '../../../lib/paths.ts';
import { Permitted } from '../../../ui/permission/Permitted.tsx';
import { hasFilters, toQuery } from '../list/address.ts';
import { useListView } from '../list/useListView.ts';
import { useTransfer } from './transfer.ts';

export function TransferMenu() {
  const { t } = useTranslation('inventory');
  const [view] = useListView();
  const isFiltered = hasFilters(view);
  const saveExport = useTransfer().saveExport({
    ...toQuery(view),
    ...(view.storageId === null ? {} : { storageId: view.storageId }),
  });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={t('transfer.label')} title={t('transfer.label')}>
          <IconTransfer size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Permitted permission="editArticles">
          <Menu.Item
            component={Link}
            to={pathTo('articleImport')}
            leftSection={<IconFileUpload size={16} aria-hidden />}
          >
            {t('transfer.import')}
          </Menu.Item>
          <Menu.Divider />
        </Permitted>
        <Menu.Item
          leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
          onClick={() => void saveExport('xlsx')}
        >
          {t(isFiltered ? 'transfer.exportShownXlsx' : 'transfer.exportXlsx')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconFileTypeCsv size={16} aria-hidden />}
          onClick={() => void saveExport('csv')}
        >
          {t(isFiltered ? 'transfer.exportShownCsv' : 'transfer.exportCsv')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
