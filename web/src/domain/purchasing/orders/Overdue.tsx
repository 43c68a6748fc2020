// A promised day that is over, by icon, word and colour; the day itself until then is each screen's own to say.
import { isOverdue } from '@praxora/rules/purchasing/order-states';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { OrderState } from '@praxora/rules/shared/order-state';
import { IconClockExclamation } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../lib/format.ts';
import marks from '../../../ui/marks/ToneMark.module.css';

interface PromisedOrder {
  readonly state: OrderState;
  readonly deliveryDate: string | null;
}

export const isOverdueToday = (order: PromisedOrder): boolean => isOverdue(order, calendarDay(new Date()));

export function Overdue({ date }: { date: string }) {
  const { t } = useTranslation('orders');
  return (
    <span className={marks.mark} data-tone="min">
      <IconClockExclamation size={15} stroke={1.8} aria-hidden />
      {t('overdue', { date: formatDate(date) })}
    </span>
  );
}
