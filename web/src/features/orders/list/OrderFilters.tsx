// Search and filters above the list; the filters stand behind a button, as the column is narrow.
import { Button, Indicator, Popover, Select } from '@mantine/core';
import { type OrderSection, orderSections, orderStates } from '@praxora/rules/order-states';
import { IconAdjustmentsHorizontal, IconFilterOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useOrderCounts } from '../../../lib/orders/queries.ts';
import { SearchField } from '../../../ui/SearchField.tsx';
import { filterCount, noFilters, type OrderView } from '../address.ts';
import type { ChangeView } from '../useOrderView.ts';
import classes from './OrderFilters.module.css';
import { PeriodFilter } from './PeriodFilter.tsx';

interface OrderFiltersProps {
  view: OrderView;
  section: OrderSection;
  onChange: ChangeView;
}

export function OrderFilters({ view, section, onChange }: OrderFiltersProps) {
  const { t } = useTranslation('orders');
  const count = filterCount(view);
  return (
    <search className={classes.row} aria-label={t('list.search')}>
      <SearchField
        className={classes.search}
        label={t('list.search')}
        maxLength={100}
        value={view.search}
        onSearch={(search) => onChange({ search }, { replace: true })}
      />
      <Popover position="bottom-start" shadow="md" width={300} trapFocus returnFocus withinPortal>
        <Indicator label={count} size={16} disabled={count === 0} color="teal">
          <Popover.Target>
            <Button
              variant="default"
              px={9}
              aria-label={count === 0 ? t('filter.open') : t('filter.openWith', { count })}
            >
              <IconAdjustmentsHorizontal size={18} stroke={1.7} aria-hidden />
            </Button>
          </Popover.Target>
        </Indicator>
        <Popover.Dropdown aria-label={t('filter.open')}>
          <div className={classes.fields}>
            <Choices view={view} section={section} onChange={onChange} />
            <PeriodFilter view={view} onChange={onChange} />
            {count > 0 && (
              <Button
                variant="subtle"
                leftSection={<IconFilterOff size={16} aria-hidden />}
                onClick={() => onChange({ ...noFilters, search: view.search })}
              >
                {t('filter.reset')}
              </Button>
            )}
          </div>
        </Popover.Dropdown>
      </Popover>
    </search>
  );
}

const stateTexts = {
  'pending-approval': 'state.pendingApproval',
  transmitting: 'state.transmitting',
  ordered: 'filter.states.ordered',
  open: 'filter.states.open',
  'partially-received': 'state.partiallyReceived',
  'fully-received': 'state.closed',
  rejected: 'state.rejected',
  cancelled: 'state.cancelled',
} as const;

function Choices({ view, section, onChange }: OrderFiltersProps) {
  const { t } = useTranslation('orders');
  const counts = useOrderCounts().data;
  const shared = {
    placeholder: t('filter.any'),
    clearable: true,
    // The first of them has the focus as soon as the filters are opened.
    openOnFocus: false,
    comboboxProps: { withinPortal: false },
    nothingFoundMessage: t('filter.none'),
  };
  const named = (list: readonly { id: number; name: string }[] = []) =>
    list.map(({ id, name }) => ({ value: String(id), label: name }));
  const textOf = (id: number | null) => (id === null ? null : String(id));
  const idOf = (text: string | null) => (text === null ? null : Number(text));
  return (
    <>
      <Select
        {...shared}
        label={t('filter.vendor')}
        searchable
        limit={200}
        data={named(counts?.vendors)}
        value={textOf(view.vendorId)}
        onChange={(value) => onChange({ vendorId: idOf(value) })}
      />
      <Select
        {...shared}
        label={t('filter.address')}
        data={named(counts?.addresses)}
        value={textOf(view.addressId)}
        onChange={(value) => onChange({ addressId: idOf(value) })}
      />
      <Select
        {...shared}
        label={t('filter.state')}
        data={orderSections[section].map((state) => ({ value: state, label: t(stateTexts[state]) }))}
        value={view.state}
        onChange={(value) => onChange({ state: orderStates.find((state) => state === value) ?? null })}
      />
    </>
  );
}
