import { NativeSelect, VisuallyHidden } from '@mantine/core';
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

function useSortOptions(): { value: SearchSort; label: string }[] {
  const { t } = useTranslation('search');
  return [
    { value: 'relevance', label: t('sort.relevance') },
    { value: 'price', label: t('sort.price') },
    { value: 'unitPrice', label: t('sort.unitPrice') },
  ];
}

type PhoneSortProps = Pick<SortAndViewProps, 'sort' | 'onSort'> & { facts: string };

/** Order and number of the results on the one line that a phone has for them. */
export function PhoneSort({ sort, onSort, facts }: PhoneSortProps) {
  const { t } = useTranslation('search');
  const options = useSortOptions();
  return (
    <div className={`${classes.phone} hidden phone-flex items-center gap-12 rest`}>
      <NativeSelect
        aria-label={t('sort.label')}
        data={options}
        value={sort}
        onChange={({ currentTarget: { value } }) =>
          onSort(options.find((option) => option.value === value)?.value ?? 'relevance')
        }
      />
      <span role="status" className="rest quiet fz-note ta-end">
        {facts}
      </span>
    </div>
  );
}

export function SortAndView({ sort, onSort, view, onView }: SortAndViewProps) {
  const { t } = useTranslation('search');
  return (
    <div className="row gap-8 ml-auto">
      <Segments<SearchSort>
        label={t('sort.label')}
        value={sort}
        onChange={onSort}
        options={useSortOptions()}
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
    <span className="grid h-20 place-center" title={name}>
      <Icon size={17} stroke={1.7} aria-hidden />
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  );
}
