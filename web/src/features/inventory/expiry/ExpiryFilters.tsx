// The row above the list: what to look for, where, of which category and vendor.
import { useTranslation } from 'react-i18next';
import { useStorages } from '../../../domain/inventory/index.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { FilterChoice } from '../../../ui/filters/FilterChoice.tsx';
import { FilterRow } from '../../../ui/filters/FilterRow.tsx';
import { FilterToggle } from '../../../ui/filters/FilterToggle.tsx';
import type { ExpiryList } from './expiry.queries.ts';
import { type ChangeView, type ExpiryView, noFilters } from './expiry-view.ts';

interface ExpiryFiltersProps {
  view: ExpiryView;
  list: ExpiryList | undefined;
  onChange: ChangeView;
}

export function ExpiryFilters({ view, list, onChange }: ExpiryFiltersProps) {
  const { t } = useTranslation('inventory');
  const language = useLanguage();
  const storages = useStorages().data ?? [];
  const { span, ...filters } = view;
  return (
    <FilterRow
      label={t('filter.row')}
      search={{
        label: t('filter.search'),
        value: view.search,
        maxLength: 200,
        onSearch: (search) => onChange({ search }, { replace: true }),
      }}
      isFiltered={Object.entries(noFilters).some(
        ([name, value]) => filters[name as keyof typeof noFilters] !== value,
      )}
      onReset={() => onChange(noFilters)}
    >
      <FilterChoice
        label={t('filter.storage')}
        choices={storages.map(({ id, name }) => ({ value: id, text: name }))}
        value={view.storageId}
        onChange={(storageId) => onChange({ storageId })}
      />
      <FilterChoice
        label={t('expiring.category')}
        choices={(list?.categories ?? []).map((category) => ({
          value: category.id,
          text: category[language],
        }))}
        value={view.categoryId}
        onChange={(categoryId) => onChange({ categoryId })}
      />
      <FilterChoice
        label={t('expiring.vendor')}
        choices={(list?.vendors ?? []).map(({ id, name }) => ({ value: id, text: name }))}
        value={view.vendorId}
        onChange={(vendorId) => onChange({ vendorId })}
      />
      <FilterToggle
        label={t('expiring.left.only')}
        isOn={view.isLeftOver}
        onToggle={() => onChange(({ isLeftOver }) => ({ isLeftOver: !isLeftOver }))}
      />
    </FilterRow>
  );
}
