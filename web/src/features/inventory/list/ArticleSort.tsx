// The order of the list where there are no column heads: on a phone.
import { articleSort } from '@praxora/contract/inventory/articles.calls';
import { useTranslation } from 'react-i18next';
import { SortMenu } from '../../../ui/filters/SortMenu.tsx';
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

export function ArticleSort({ view, onChange }: { view: ListView; onChange: ChangeView }) {
  const { t } = useTranslation('inventory');
  const sortText = t(sortTexts[view.sort]);
  return (
    <SortMenu
      names={articleSort.options}
      chosen={view.sort}
      textOf={(name) => t(sortTexts[name])}
      onChoose={(name) => onChange(sortedBy(name))}
      label={`${t('sort.label')}: ${sortText}`}
      className={classes.sort}
    >
      {sortText}
    </SortMenu>
  );
}
