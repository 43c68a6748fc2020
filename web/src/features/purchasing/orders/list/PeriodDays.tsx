// From which day to which it was ordered.
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../../ui/fields/DateField.tsx';
import type { OrderView } from '../address.ts';
import type { ChangeView } from '../useOrderView.ts';
import classes from './PeriodDays.module.css';

interface PeriodDaysProps {
  view: OrderView;
  onChange: ChangeView;
}

export function PeriodDays({ view, onChange }: PeriodDaysProps) {
  const { t } = useTranslation('orders');
  return (
    <div className={`${classes.days} columns gap-8 mb-12`}>
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
  );
}
