// Choices of each filter of a report.
import { expiryBand } from '@praxora/contract/inventory/article';
import { movementKinds, movementTypes, reportStatuses } from '@praxora/contract/reports/report-query';
import type { FilterName, ReportName } from '@praxora/rules/reports/report-list';
import { useTranslation } from 'react-i18next';
import {
  statusNames,
  statusTexts as stockStatusTexts,
  useCostCenters,
  useManufacturers,
  useStorages,
} from '../../../../domain/inventory/index.ts';
import { useOrderCounts } from '../../../../domain/purchasing/index.ts';
import { manufacturerText } from '../../../../domain/shop/index.ts';
import { useLanguage } from '../../../../lib/i18n.ts';
import { useCategories } from '../reports.queries.ts';
import { bandTexts, kindTexts, statusTexts, typeTexts } from './texts.ts';

interface FilterOption {
  readonly name: string;
  readonly text: string;
}

/** Articles are looked for instead: there may be thousands. */
type ListedFilter = Exclude<FilterName, 'articleIds'>;
export type Choices = Readonly<Record<ListedFilter, readonly FilterOption[]>>;

const named = (list: readonly { id: number; name: string }[] = []): FilterOption[] =>
  list.map(({ id, name }) => ({ name: String(id), text: name }));

/** Empty while they are fetched, and where the practice does not use cost centers. */
export function useChoices(report: ReportName): Choices {
  const { t } = useTranslation(['reports', 'stock']);
  const language = useLanguage();
  const counts = useOrderCounts().data;
  const categories = useCategories().data ?? [];
  const manufacturers = useManufacturers().data ?? [];
  return {
    vendorIds: named(counts?.vendors),
    addressIds: named(counts?.addresses),
    storageIds: named(useStorages().data),
    costCenterIds: (useCostCenters() ?? []).map(({ id, number, name }) => ({
      name: String(id),
      text: `${number} ${name}`,
    })),
    categoryIds: [
      ...categories.map((category) => ({ name: String(category.id), text: category[language] })),
      { name: 'none', text: t('noCategory') },
    ],
    manufacturerIds: manufacturers.map(({ ID, Name }) => ({
      name: String(ID),
      text: manufacturerText(Name),
    })),
    types: movementTypes.map((name) => ({ name, text: t(typeTexts[name]) })),
    kinds: movementKinds.map((name) => ({ name, text: t(kindTexts[name]) })),
    statuses:
      report === 'inventory'
        ? statusNames.map((name) => ({ name, text: t(stockStatusTexts[name]) }))
        : reportStatuses.map((name) => ({ name, text: t(statusTexts[name]) })),
    expiry: expiryBand.options.map((name) => ({ name, text: t(bandTexts[name]) })),
  };
}
