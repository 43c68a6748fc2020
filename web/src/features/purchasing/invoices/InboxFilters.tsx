// Search and filters of the inbox: stage, vendor, comparison, period and format.
import { spanOfPreset } from '@praxora/rules/shared/date-presets';
import { calendarDay } from '@praxora/rules/shared/dates';
import { useTranslation } from 'react-i18next';
import { FilterChoice } from '../../../ui/filters/FilterChoice.tsx';
import { FilterRow } from '../../../ui/filters/FilterRow.tsx';
import { type Period, PeriodMenu } from '../../../ui/filters/PeriodMenu.tsx';
import { useSpanWords } from '../../../ui/filters/useSpanWords.ts';
import { type InboxView, isFiltered, wholeInbox } from './inbox-view.ts';
import { comparisonTexts, groupTexts } from './invoice-texts.ts';

interface InboxFiltersProps {
  view: InboxView;
  vendors: readonly { readonly id: number; readonly name: string }[];
  onShow: (changed: Partial<InboxView>) => void;
}

const comparisons = ['differs', 'agrees', 'not-compared'] as const;
/** Names of formats are the same in every language. */
const dataFormats = [
  { value: 'xrechnung', text: 'XRechnung' },
  { value: 'zugferd', text: 'ZUGFeRD' },
] as const;
const groups = ['clear', 'ready', 'waiting', 'checked', 'closed'] as const;

export function InboxFilters({ view, vendors, onShow }: InboxFiltersProps) {
  const { t } = useTranslation('invoices');
  const spanWords = useSpanWords();
  const { from, to } = view;
  const isAllTime = from === null && to === null;
  // A named period becomes its days, so that an address means the same tomorrow.
  const choosePeriod = ({ preset, ...days }: Period) =>
    onShow(preset === null ? days : spanOfPreset(preset, calendarDay(new Date())));
  return (
    <FilterRow
      label={t('filters')}
      search={{
        label: t('search'),
        value: view.search,
        maxLength: 100,
        onSearch: (search) => onShow({ search }),
      }}
      isFiltered={isFiltered(view)}
      onReset={() => onShow(wholeInbox)}
    >
      <FilterChoice
        label={t('filter.group')}
        choices={groups.map((value) => ({ value, text: t(groupTexts[value]) }))}
        value={view.group}
        onChange={(group) => onShow({ group })}
      />
      <FilterChoice
        label={t('column.vendor')}
        choices={vendors.map(({ id, name }) => ({ value: id, text: name }))}
        value={view.vendorId}
        onChange={(vendorId) => onShow({ vendorId })}
      />
      <FilterChoice
        label={t('column.comparison')}
        choices={comparisons.map((value) => ({ value, text: t(comparisonTexts[value]) }))}
        value={view.comparison}
        onChange={(comparison) => onShow({ comparison })}
      />
      <PeriodMenu
        period={{ preset: isAllTime ? 'allTime' : null, from, to }}
        daysText={spanWords({ from, to }, 'short')}
        onChange={choosePeriod}
      />
      <FilterChoice
        label={t('filter.format')}
        choices={[...dataFormats, { value: 'pdf' as const, text: t('filter.pdf') }]}
        value={view.format}
        onChange={(format) => onShow({ format })}
      />
    </FilterRow>
  );
}
