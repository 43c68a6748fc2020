// When an invoice is due, how soon that is, and the cash discount until then.
import type { InvoiceListed } from '@praxora/contract/purchasing/invoice';
import { daysBetween } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../lib/format.ts';
import { DiscountLine } from './DiscountLine.tsx';

const soonDays = 7;

export function DueDay({ invoice }: { invoice: InvoiceListed }) {
  const { t } = useTranslation('invoices');
  const { dueOn, kind, state, discount } = invoice;
  if (kind === 'credit-note') return <span className="quiet">{t('due.credit')}</span>;
  const isUnpaid = state === 'open' || state === 'complained' || state === 'approved';
  const days = dueOn === null ? null : daysBetween(calendarDay(new Date()), dueOn);
  return (
    <span className="column gap-2 items-start">
      <span className="wrap gap-6">
        <span className="px-num">{dueOn === null ? '–' : formatDate(dueOn)}</span>
        {isUnpaid && days !== null && days <= soonDays && (
          <span className="c-min fw-560 fz-note">
            {days < 0 ? t('due.over') : days === 0 ? t('due.today') : t('due.in', { count: days })}
          </span>
        )}
      </span>
      <DiscountLine discount={discount} />
    </span>
  );
}
