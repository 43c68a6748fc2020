import { SegmentedControl, VisuallyHidden } from '@mantine/core';
import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { SearchSort, SearchView } from './address.ts';
import classes from './SortAndView.module.css';

interface SortAndViewProps {
  sort: SearchSort;
  onSort: (sort: SearchSort) => void;
  view: SearchView;
  onView: (view: SearchView) => void;
}

const segments = {
  root: classes.root ?? '',
  indicator: classes.indicator ?? '',
  label: `${classes.label} fz-fact fw-560`,
};

export function SortAndView({ sort, onSort, view, onView }: SortAndViewProps) {
  const { t } = useTranslation('search');
  return (
    <div className={`${classes.both} row gap-8 ml-auto phone-contents`}>
      <SegmentedControl<SearchSort>
        aria-label={t('sort.label')}
        classNames={segments}
        value={sort}
        onChange={onSort}
        data={[
          { value: 'relevance', label: t('sort.relevance') },
          { value: 'price', label: t('sort.price') },
          { value: 'unitPrice', label: t('sort.unitPrice') },
        ]}
      />
      <SegmentedControl<SearchView>
        aria-label={t('view.label')}
        classNames={segments}
        value={view}
        onChange={onView}
        data={[
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
