// The row above the list: what to look for, three filters with their counts, the columns and the list as a file.
import { ActionIcon, Group } from '@mantine/core';
import type { VendorListed } from '@praxora/contract/vendors/vendor';
import { IconColumns3, IconDownload, IconEyeOff, IconHeart, IconHomeEdit } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../lib/files.ts';
import { formatNumber } from '../../../lib/format.ts';
import type { ChangeView } from '../../../lib/useAddressView.ts';
import { FilterMenu } from '../../../ui/filters/FilterMenu.tsx';
import { FilterRow } from '../../../ui/filters/FilterRow.tsx';
import { FilterToggle } from '../../../ui/filters/FilterToggle.tsx';
import { SortMenu } from '../../../ui/filters/SortMenu.tsx';
import {
  hasFilters,
  longestSearch,
  noFilters,
  sortedBy,
  type VendorView,
  vendorFilters,
  vendorSorts,
} from './address.ts';
import { type ColumnName, columnNames, columnTexts } from './columns.ts';
import classes from './Filters.module.css';
import { countVendors } from './rows.ts';
import { vendorsCsv } from './vendors-csv.ts';

/** With the mark by which a spreadsheet knows the encoding. */
const byteOrderMark = '\uFEFF';

function useSaveVendors(): (vendors: readonly VendorListed[]) => Promise<void> {
  const { t } = useTranslation(['vendors', 'routes']);
  const heads = [
    t('column.vendor'),
    t('file.customerNumber'),
    t('file.own'),
    t('column.favorite'),
    t('column.purchasing'),
    t('sort.rating'),
    t('file.shipping'),
    t('file.freeFrom'),
    t('file.surcharge'),
    t('file.surchargeBelow'),
    t('file.discount'),
    t('file.spending'),
    t('column.lastOrder'),
    t('file.promised'),
    t('file.real'),
  ];
  return (vendors) => {
    const words = { heads, yes: t('file.yes'), no: t('file.no'), never: t('file.never') };
    const text = byteOrderMark + vendorsCsv(vendors, words);
    return saveFile(
      () => Promise.resolve(new Blob([text], { type: 'text/csv;charset=utf-8' })),
      `${t('routes:vendors')}.csv`,
    );
  };
}

const filterIcons = { favorites: IconHeart, hidden: IconEyeOff, own: IconHomeEdit } as const;
const filterTexts = { favorites: 'filter.favorites', hidden: 'filter.hidden', own: 'filter.own' } as const;

interface FiltersProps {
  vendors: readonly VendorListed[];
  /** Vendors that match the filters. */
  shown: readonly VendorListed[];
  view: VendorView;
  onChange: ChangeView<VendorView>;
  hidden: ReadonlySet<ColumnName>;
  onHide: (hidden: readonly ColumnName[]) => void;
}

export function Filters({ vendors, shown, view, onChange, hidden, onHide }: FiltersProps) {
  const { t } = useTranslation('vendors');
  return (
    <>
      <FilterRow
        label={t('filter.row')}
        search={{
          label: t('filter.search'),
          value: view.search,
          maxLength: longestSearch,
          onSearch: (search) => onChange({ search }, { replace: true }),
        }}
        isFiltered={hasFilters(view)}
        onReset={() => onChange(noFilters)}
        end={<EndButtons shown={shown} hidden={hidden} onHide={onHide} />}
      >
        {vendorFilters.map((name) => {
          const Icon = filterIcons[name];
          return (
            <FilterToggle
              key={name}
              label={t(filterTexts[name])}
              count={countVendors(vendors, name)}
              icon={<Icon size={15} stroke={1.7} aria-hidden />}
              isOn={view[name]}
              onToggle={() => onChange((now) => ({ [name]: !now[name] }))}
            />
          );
        })}
      </FilterRow>
      <div className={`${classes.phoneFacts} hidden`}>
        <span className="px-num">
          {t('facts.vendors', { count: shown.length, number: formatNumber(shown.length, 0) })}
        </span>
        <VendorSort view={view} onChange={onChange} />
      </div>
    </>
  );
}

function EndButtons({ shown, hidden, onHide }: Pick<FiltersProps, 'shown' | 'hidden' | 'onHide'>) {
  const { t } = useTranslation('vendors');
  const save = useSaveVendors();
  return (
    <Group gap={8} wrap="nowrap">
      <FilterMenu
        label={t('column.choose')}
        icon={<IconColumns3 size={16} aria-hidden />}
        quiet
        choices={columnNames.map((name) => ({ name, text: t(columnTexts[name]) }))}
        chosen={columnNames.filter((name) => !hidden.has(name))}
        onToggle={(name) => onHide(columnNames.filter((other) => hidden.has(other) !== (other === name)))}
      />
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t('action.save')}
        title={t('action.save')}
        onClick={() => void save(shown)}
      >
        <IconDownload size={16} aria-hidden />
      </ActionIcon>
    </Group>
  );
}

const sortTexts = {
  ...columnTexts,
  name: 'sort.name',
  rating: 'sort.rating',
} as const;

function VendorSort({ view, onChange }: Pick<FiltersProps, 'view' | 'onChange'>) {
  const { t } = useTranslation('vendors');
  const sortText = t(sortTexts[view.sort]);
  return (
    <SortMenu
      names={vendorSorts}
      chosen={view.sort}
      textOf={(name) => t(sortTexts[name])}
      onChoose={(name) => onChange(sortedBy(name))}
      label={t('sort.is', { name: sortText })}
      className={classes.sort}
    >
      {sortText}
    </SortMenu>
  );
}
