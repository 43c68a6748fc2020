// Search and filters above the list, and the two doors to what was set aside.
import type { ReorderRow } from '@praxora/contract/purchasing/reorder';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../lib/format.ts';
import { FilterChoice } from '../../../../ui/filters/FilterChoice.tsx';
import { FilterRow } from '../../../../ui/filters/FilterRow.tsx';
import { FilterToggle } from '../../../../ui/filters/FilterToggle.tsx';
import { SortMenu } from '../../../../ui/filters/SortMenu.tsx';
import { isFiltered, noFilters, type ReorderView, type Section, sortedBy } from '../address.ts';
import { listChoices, toSection } from '../lines.ts';
import type { ChangeView } from '../useReorderView.ts';
import classes from './Filters.module.css';

interface FiltersProps {
  rows: readonly ReorderRow[];
  view: ReorderView;
  onChange: ChangeView;
}

export function Filters({ rows, view, onChange }: FiltersProps) {
  const { t } = useTranslation('reorder');
  const { storages, vendors } = listChoices(rows, view);
  const Heart = view.favoritesFirst ? IconHeartFilled : IconHeart;
  return (
    <FilterRow
      label={t('search')}
      search={{
        label: t('search'),
        value: view.search,
        maxLength: 200,
        onSearch: (search) => onChange({ search }, { replace: true }),
      }}
      isFiltered={isFiltered(view)}
      onReset={() => onChange(noFilters)}
      counters={<AsideDoors rows={rows} view={view} onChange={onChange} />}
    >
      <FilterChoice
        label={t('filter.storage')}
        any={t('filter.anyStorage')}
        choices={storages}
        value={view.storageId}
        onChange={(storageId) => onChange({ storageId })}
      />
      <FilterChoice
        label={t('filter.vendor')}
        any={t('filter.anyVendor')}
        choices={vendors}
        value={view.vendorId}
        onChange={(vendorId) => onChange({ vendorId })}
      />
      <FilterToggle
        label={t('filter.favoritesFirst')}
        title={t('filter.favoritesFirstText')}
        icon={<Heart size={15} stroke={1.7} aria-hidden />}
        isOn={view.favoritesFirst}
        onToggle={() => onChange((now) => ({ favoritesFirst: !now.favoritesFirst }))}
      />
      <RowSort view={view} onChange={onChange} />
    </FilterRow>
  );
}

const doors = [
  { section: 'snoozed', text: 'filter.snoozed' },
  { section: 'leftOut', text: 'filter.leftOut' },
] as const satisfies readonly { section: Section; text: string }[];

/** Only where something lies behind them. */
function AsideDoors({ rows, view, onChange }: FiltersProps) {
  const { t } = useTranslation('reorder');
  const countOf = (section: Section) => rows.filter((row) => toSection(row) === section).length;
  return (
    <div className="flex flex-none gap-8">
      {doors.map(({ section, text }) => {
        const count = countOf(section);
        const isOpen = view.section === section;
        if (count === 0 && !isOpen) return null;
        return (
          <FilterToggle
            key={section}
            label={t(text, { number: formatNumber(count, 0) })}
            isOn={isOpen}
            onToggle={() => onChange({ ...noFilters, section: isOpen ? 'list' : section })}
          />
        );
      })}
    </div>
  );
}

const sortTexts = {
  urgency: 'sort.urgency',
  name: 'sort.name',
  reach: 'sort.reach',
  vendor: 'sort.vendor',
  total: 'sort.total',
} as const;

function RowSort({ view, onChange }: Pick<FiltersProps, 'view' | 'onChange'>) {
  const { t } = useTranslation('reorder');
  return (
    <SortMenu
      names={Object.keys(sortTexts) as (keyof typeof sortTexts)[]}
      chosen={view.sort}
      textOf={(name) => t(sortTexts[name])}
      onChoose={(name) => onChange(sortedBy(name))}
      variant="default"
      className={`${classes.sort} hidden`}
    >
      {t('filter.sort')}
    </SortMenu>
  );
}
