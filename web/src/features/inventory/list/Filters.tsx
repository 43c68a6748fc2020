// The row above the list: what to look for, the filters, the counters, the columns.
import { Button, Select } from '@mantine/core';
import type { DataOf } from '@praxora/contract/call';
import type { CostCenter } from '@praxora/contract/cost-centers/cost-centers.calls';
import { expiryBand } from '@praxora/contract/inventory/article';
import type { articleCalls } from '@praxora/contract/inventory/articles.calls';
import { IconColumns3, IconFilterOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { useManufacturers, useStorages } from '../../../lib/inventory/queries.ts';
import { SearchField } from '../../../ui/SearchField.tsx';
import { statusNames, statusTexts } from '../../../ui/stockMarks.ts';
import { hasFilters, type ListView, plainView } from './address.ts';
import { type ColumnName, columns, columnTexts } from './columns.ts';
import { FilterMenu } from './FilterMenu.tsx';
import classes from './Filters.module.css';
import { SortMenu } from './SortMenu.tsx';
import { StatusCounters } from './StatusCounters.tsx';
import type { ChangeView } from './useListView.ts';

const bandTexts = {
  expired: 'filter.band.expired',
  under1Month: 'filter.band.under1Month',
  under3Months: 'filter.band.under3Months',
  over3Months: 'filter.band.over3Months',
  none: 'filter.band.none',
} as const;

interface FiltersProps {
  view: ListView;
  onChange: ChangeView;
  head: DataOf<typeof articleCalls.listArticles>;
  /** The page is about one storage: there is none to choose. */
  isOfStorage: boolean;
  costCenters: readonly CostCenter[];
  hidden: ReadonlySet<ColumnName>;
  onHide: (hidden: readonly ColumnName[]) => void;
  wholeTotal: number;
}

export function Filters(props: FiltersProps) {
  const { view, onChange, head, isOfStorage, costCenters, hidden, onHide, wholeTotal } = props;
  const { t } = useTranslation(['inventory', 'stock']);
  const shownColumns = columns.filter((name) => name !== 'costCenter' || costCenters.length > 0);
  return (
    <>
      <search className={classes.row} aria-label={t('filter.row')}>
        <SearchField
          className={classes.search}
          label={t('filter.search')}
          maxLength={200}
          value={view.search}
          onSearch={(search) => onChange({ search }, { replace: true })}
        />
        <div className={classes.scroller}>
          <StatusCounters view={view} counts={head.statusCounts} onChange={onChange} />
          <div className={classes.filters}>
            <PlaceFilters
              view={view}
              onChange={onChange}
              isOfStorage={isOfStorage}
              costCenters={costCenters}
            />
            <FilterMenu
              label={t('filter.status')}
              choices={statusNames.map((name) => ({
                name,
                text: t(statusTexts[name]),
                count: head.statusCounts[name] ?? 0,
              }))}
              chosen={view.status}
              onChange={(status) => onChange({ status })}
            />
            <FilterMenu
              label={t('filter.expiry')}
              choices={expiryBand.options.map((name) => ({
                name,
                text: t(bandTexts[name]),
                count: head.expiryCounts[name] ?? 0,
              }))}
              chosen={view.expiry}
              onChange={(expiry) => onChange({ expiry })}
            />
            <FilterMenu
              label={t('filter.more')}
              choices={[
                { name: 'nonInventory', text: t('filter.nonInventory') },
                { name: 'discontinued', text: t('filter.discontinued') },
              ]}
              chosen={(['nonInventory', 'discontinued'] as const).filter((name) => view[name])}
              onChange={(chosen) =>
                onChange({
                  nonInventory: chosen.includes('nonInventory'),
                  discontinued: chosen.includes('discontinued'),
                })
              }
            />
            {hasFilters(view) && (
              <Button
                variant="subtle"
                className={classes.chip ?? ''}
                leftSection={<IconFilterOff size={15} aria-hidden />}
                onClick={() => onChange({ ...plainView, sort: view.sort, descending: view.descending })}
              >
                {t('filter.reset')}
              </Button>
            )}
          </div>
        </div>
        <div className={classes.columns}>
          <FilterMenu
            label={t('column.choose')}
            icon={<IconColumns3 size={16} aria-hidden />}
            quiet
            choices={shownColumns.map((name) => ({ name, text: t(columnTexts[name]) }))}
            chosen={shownColumns.filter((name) => !hidden.has(name))}
            onChange={(shown) => onHide(columns.filter((name) => !shown.includes(name)))}
          />
        </div>
      </search>
      <p className={classes.phoneFacts}>
        <span className="px-num">
          {t('list.found', {
            count: wholeTotal,
            number: formatNumber(head.total, 0),
            total: formatNumber(wholeTotal, 0),
          })}
        </span>
        <SortMenu view={view} onChange={onChange} />
      </p>
    </>
  );
}

/** Where it lies, who makes it, who pays for it. */
function PlaceFilters({
  view,
  onChange,
  isOfStorage,
  costCenters,
}: Pick<FiltersProps, 'view' | 'onChange' | 'isOfStorage' | 'costCenters'>) {
  const { t } = useTranslation('inventory');
  const storages = useStorages().data ?? [];
  const manufacturers = (useManufacturers().data ?? []).map(({ ID, Name }) => ({ id: ID, name: Name }));
  const select = (label: string, value: number | null, data: readonly { id: number; name: string }[]) => ({
    className: classes.select ?? '',
    'aria-label': label,
    placeholder: label,
    searchable: true,
    clearable: true,
    limit: 200,
    nothingFoundMessage: t('filter.none'),
    data: data.map(({ id, name }) => ({ value: String(id), label: name })),
    value: value === null ? null : String(value),
    'data-active': value !== null || undefined,
  });
  const idOf = (text: string | null) => (text === null ? null : Number(text));
  return (
    <>
      {!isOfStorage && (
        <Select
          {...select(t('filter.storage'), view.storageId, storages)}
          onChange={(value) => onChange({ storageId: idOf(value) })}
        />
      )}
      <Select
        {...select(t('filter.manufacturer'), view.manufacturerId, manufacturers)}
        onChange={(value) => onChange({ manufacturerId: idOf(value) })}
      />
      {costCenters.length > 0 && (
        <Select
          {...select(t('filter.costCenter'), view.costCenterId, costCenters)}
          onChange={(value) => onChange({ costCenterId: idOf(value) })}
        />
      )}
    </>
  );
}
