// When it was ordered: a span people speak of, or days of one's own.
import { Select } from '@mantine/core';
import { datePresets } from '@praxora/rules/date-presets';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../ui/DateField.tsx';
import type { OrderView } from '../address.ts';
import type { ChangeView } from '../useOrderView.ts';
import classes from './OrderFilters.module.css';

const presetTexts = {
  thisWeek: 'filter.preset.thisWeek',
  thisMonth: 'filter.preset.thisMonth',
  thisQuarter: 'filter.preset.thisQuarter',
  thisYear: 'filter.preset.thisYear',
  last7Days: 'filter.preset.last7Days',
  last30Days: 'filter.preset.last30Days',
  lastWeek: 'filter.preset.lastWeek',
  lastMonth: 'filter.preset.lastMonth',
  last3Months: 'filter.preset.last3Months',
  last6Months: 'filter.preset.last6Months',
  lastYear: 'filter.preset.lastYear',
  allTime: 'filter.preset.allTime',
} as const;

interface PeriodFilterProps {
  view: OrderView;
  onChange: ChangeView;
}

export function PeriodFilter({ view, onChange }: PeriodFilterProps) {
  const { t } = useTranslation('orders');
  const hasDays = view.from !== null || view.to !== null;
  const [asksForDays, setAsksForDays] = useState(hasDays);
  const showsDays = hasDays || (asksForDays && view.preset === null);
  return (
    <>
      <Select
        label={t('filter.period')}
        placeholder={t('filter.anyTime')}
        clearable
        comboboxProps={{ withinPortal: false }}
        data={[
          ...datePresets.map((name) => ({ value: name as string, label: t(presetTexts[name]) })),
          { value: 'own', label: t('filter.preset.own') },
        ]}
        value={view.preset ?? (showsDays ? 'own' : null)}
        onChange={(value) => {
          setAsksForDays(value === 'own');
          onChange({ preset: datePresets.find((name) => name === value) ?? null, from: null, to: null });
        }}
      />
      {showsDays && (
        <div className={classes.days}>
          <DateField
            label={t('filter.from')}
            value={view.from}
            {...(view.to === null ? {} : { maxDate: view.to })}
            onChange={(from) => onChange({ from })}
          />
          <DateField
            label={t('filter.to')}
            value={view.to}
            {...(view.from === null ? {} : { minDate: view.from })}
            onChange={(to) => onChange({ to })}
          />
        </div>
      )}
    </>
  );
}
