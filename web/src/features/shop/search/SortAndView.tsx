import { VisuallyHidden } from '@mantine/core';
import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../../ui/fields/Segments.tsx';
import type { SearchSort, SearchView } from './address.ts';
import classes from './SortAndView.module.css';

interface SortAndViewProps {
  sort: SearchSort;
  onSort: (sort: SearchSort) => void;
  view: SearchView;
  onView: (view: SearchView) => void;
}

export function SortAndView({ sort, onSort, view, onView }: SortAndViewProps) {
  const { t } = useTranslation('search');
  return (
    <div className={`${classes.both} row gap-8 ml-auto phone-contents`}>
      <Segments<SearchSort>
        label={t('sort.label')}
        value={sort}
        onChange={onSort}
        options={[
          { value: 'relevance', label: t('sort.relevance') },
          { value: 'price', label: t('sort.price') },
          { value: 'unitPrice', label: t('sort.unitPrice') },
        ]}
      />
      <Segments<SearchView>
        label={t('view.label')}
        value={view}
        onChange={onView}
        options={[
          { value: 'grid', label: <ViewLabel icon={IconLayoutGrid} name={t('view.grid')} /> },
          { value: 'list', label: <ViewLabel icon={IconList} name={t('view.list')} /> },
        ]}
      />
    </div>
  );
}

function ViewLabel({ icon: Icon, name }: { icon: typeof IconList; name: string }) {
  return (
    <span className={`${classes.icon} grid h-20 place-center`} title={name}>
      <Icon size={17} stroke={1.7} aria-hidden />
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  );
}
