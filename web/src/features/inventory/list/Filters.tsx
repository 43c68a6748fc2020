// The row above the list: what to look for, the filters, the counters, the columns.
import { expiryBand } from '@praxora/contract/inventory/article';
import type { articleCalls } from '@praxora/contract/inventory/articles.calls';
import type { CostCenter } from '@praxora/contract/inventory/cost-centers.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import { IconColumns3 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { statusNames, statusTexts, useManufacturers, useStorages } from '../../../domain/inventory/index.ts';
import { manufacturerText } from '../../../domain/shop/index.ts';
import { formatNumber } from '../../../lib/format.ts';
import { FilterChoice } from '../../../ui/filters/FilterChoice.tsx';
import { FilterMenu } from '../../../ui/filters/FilterMenu.tsx';
import { FilterRow } from '../../../ui/filters/FilterRow.tsx';
import { ArticleSort } from './ArticleSort.tsx';
import { hasFilters, type ListView, noFilters, toggled } from './address.ts';
import { type ColumnName, columns, columnTexts } from './columns.ts';
import classes from './Filters.module.css';
import { StatusCounters } from './StatusCounters.tsx';
import type { ChangeView } from './useListView.ts';

const bandTexts = {
  expired: 'filter.band.expired',
  under1Month: 'filter.band.under1Month',
  under3Months: 'filter.band.under3Months',
  over3Months: 'filter.band.over3Months',
  none: 'filter.band.none',
} as const;

const kinds = ['nonInventory', 'discontinued'] as const;
const kindTexts = { nonInventory: 'filter.nonInventory', discontinued: 'filter.discontinued' } as const;

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
  const { view, onChange, head, costCenters, hidden, onHide, wholeTotal } = props;
  const { t } = useTranslation(['inventory', 'stock']);
  const shownColumns = columns.filter((name) => name !== 'costCenter' || costCenters.length > 0);
  return (
    <>
      <FilterRow
        label={t('filter.row')}
        search={{
          label: t('filter.search'),
          value: view.search,
          maxLength: 200,
          onSearch: (search) => onChange({ search }, { replace: true }),
        }}
        isFiltered={hasFilters(view)}
        onReset={() => onChange(noFilters)}
        counters={<StatusCounters view={view} counts={head.statusCounts} onChange={onChange} />}
        end={
          <FilterMenu
            label={t('column.choose')}
            icon={<IconColumns3 size={16} aria-hidden />}
            quiet
            choices={shownColumns.map((name) => ({ name, text: t(columnTexts[name]) }))}
            chosen={shownColumns.filter((name) => !hidden.has(name))}
            onToggle={(name) => onHide(toggled([...hidden], name))}
          />
        }
      >
        <PlaceFilters {...props} />
        <FilterMenu
          label={t('filter.status')}
          choices={statusNames.map((name) => ({
            name,
            text: t(statusTexts[name]),
            count: head.statusCounts[name] ?? 0,
          }))}
          chosen={view.status}
          onToggle={(name) => onChange(({ status }) => ({ status: toggled(status, name) }))}
        />
        <FilterMenu
          label={t('filter.expiry')}
          choices={expiryBand.options.map((name) => ({
            name,
            text: t(bandTexts[name]),
            count: head.expiryCounts[name] ?? 0,
          }))}
          chosen={view.expiry}
          onToggle={(name) => onChange(({ expiry }) => ({ expiry: toggled(expiry, name) }))}
        />
        <FilterMenu
          label={t('filter.more')}
          choices={kinds.map((name) => ({ name, text: t(kindTexts[name]) }))}
          chosen={kinds.filter((name) => view[name])}
          onToggle={(name) => onChange((now) => ({ [name]: !now[name] }))}
        />
      </FilterRow>
      <p className={`${classes.phoneFacts} hidden`}>
        <span className="px-num">
          {t('list.found', {
            count: wholeTotal,
            number: formatNumber(head.total, 0),
            total: formatNumber(wholeTotal, 0),
          })}
        </span>
        <ArticleSort view={view} onChange={onChange} />
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
  const manufacturers = useManufacturers().data ?? [];
  const named = (list: readonly { id: number; name: string }[]) =>
    list.map(({ id, name }) => ({ value: id, text: name }));
  return (
    <>
      {!isOfStorage && (
        <FilterChoice
          label={t('filter.storage')}
          choices={named(storages)}
          value={view.storageId}
          onChange={(storageId) => onChange({ storageId })}
        />
      )}
      <FilterChoice
        label={t('filter.manufacturer')}
        choices={manufacturers.map(({ ID, Name }) => ({
          value: ID,
          text: manufacturerText(Name),
        }))}
        value={view.manufacturerId}
        onChange={(manufacturerId) => onChange({ manufacturerId })}
      />
      {costCenters.length > 0 && (
        <FilterChoice
          label={t('filter.costCenter')}
          choices={named(costCenters)}
          value={view.costCenterId}
          onChange={(costCenterId) => onChange({ costCenterId })}
        />
      )}
    </>
  );
}
