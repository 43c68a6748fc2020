// The order of the list where there are no column heads: on a phone.
import { Button, Menu } from '@mantine/core';
import { articleSort } from '@praxora/contract/inventory/articles.calls';
import { IconArrowsSort, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type ListView, sortedBy } from './address.ts';
import classes from './Filters.module.css';
import type { ChangeView } from './useListView.ts';

export const sortTexts = {
  status: 'sort.status',
  name: 'sort.name',
  stock: 'sort.stock',
  expiry: 'sort.expiry',
  value: 'sort.value',
  manufacturer: 'sort.manufacturer',
} as const;

export function SortMenu({ view, onChange }: { view: ListView; onChange: ChangeView }) {
  const { t } = useTranslation('inventory');
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="subtle"
          color="ink"
          className={classes.sort ?? ''}
          leftSection={<IconArrowsSort size={17} aria-hidden />}
          aria-label={`${t('sort.label')}: ${t(sortTexts[view.sort])}`}
        >
          {t(sortTexts[view.sort])}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {articleSort.options.map((name) => (
          <Menu.Item
            key={name}
            rightSection={view.sort === name && <IconCheck size={15} aria-hidden />}
            onClick={() => onChange(sortedBy(name))}
          >
            {t(sortTexts[name])}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
