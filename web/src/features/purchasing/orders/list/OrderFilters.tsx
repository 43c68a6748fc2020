// Search and filters above the list of orders.
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrderCounts } from '../../../../domain/purchasing/index.ts';
import { FilterChoice } from '../../../../ui/filters/FilterChoice.tsx';
import { FilterRow } from '../../../../ui/filters/FilterRow.tsx';
import { isNarrowed, type ListedSection, noFilters, type OrderView, statesIn } from '../address.ts';
import type { ChangeView } from '../useOrderView.ts';
import { PeriodChoice, usePeriod } from './PeriodFilter.tsx';

/** Fetched with the first choice of days. */
const PeriodDays = lazy(() => import('./PeriodDays.tsx').then((m) => ({ default: m.PeriodDays })));

interface OrderFiltersProps {
  view: OrderView;
  section: ListedSection;
  onChange: ChangeView;
}

const stateTexts = {
  'pending-approval': 'common:orderState.pendingApproval',
  transmitting: 'common:orderState.transmitting',
  ordered: 'filter.states.ordered',
  open: 'filter.states.open',
  'partially-received': 'common:orderState.partiallyReceived',
  'fully-received': 'common:orderState.closed',
  rejected: 'common:orderState.rejected',
  cancelled: 'common:orderState.cancelled',
} as const;

/** Two kinds of orders under way are told apart by more than their state. */
function stateChoice({ state, failed, toBeSent }: OrderView, section: ListedSection) {
  if (section !== 'completed' && failed) return 'failed';
  if (section !== 'completed' && toBeSent) return 'toBeSent';
  return state;
}

export function OrderFilters({ view, section, onChange }: OrderFiltersProps) {
  const { t } = useTranslation(['orders', 'common']);
  const counts = useOrderCounts().data;
  const period = usePeriod(view, onChange);
  const named = (list: readonly { id: number; name: string }[] = []) =>
    list.map(({ id, name }) => ({ value: id, text: name }));
  return (
    <>
      <FilterRow
        isNarrow
        label={t('list.search')}
        search={{
          label: t('list.search'),
          value: view.search,
          maxLength: 100,
          onSearch: (search) => onChange({ search }, { replace: true }),
        }}
        isFiltered={isNarrowed(view)}
        onReset={() => {
          period.forget();
          onChange(noFilters);
        }}
      >
        <FilterChoice
          label={t('filter.vendor')}
          choices={named(counts?.vendors)}
          value={view.vendorId}
          onChange={(vendorId) => onChange({ vendorId })}
        />
        <FilterChoice
          label={t('filter.address')}
          choices={named(counts?.addresses)}
          value={view.addressId}
          onChange={(addressId) => onChange({ addressId })}
        />
        <FilterChoice
          label={t('filter.state')}
          choices={[
            ...statesIn(section).map((state) => ({ value: state, text: t(stateTexts[state]) })),
            ...(section !== 'completed'
              ? [
                  { value: 'toBeSent' as const, text: t('common:orderState.toBeSent') },
                  { value: 'failed' as const, text: t('common:orderState.failed') },
                ]
              : []),
          ]}
          value={stateChoice(view, section)}
          onChange={(choice) =>
            onChange({
              state: choice === 'failed' || choice === 'toBeSent' ? null : choice,
              failed: choice === 'failed',
              toBeSent: choice === 'toBeSent',
            })
          }
        />
        <PeriodChoice period={period} />
      </FilterRow>
      {period.hasDays && (
        <Suspense fallback={null}>
          <PeriodDays view={view} onChange={onChange} />
        </Suspense>
      )}
    </>
  );
}
