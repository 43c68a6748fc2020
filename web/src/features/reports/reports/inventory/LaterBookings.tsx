// Bookings made after the day but dated on or before it: they are included in the figures, and this shows how much they
// are.
import { IconHistoryToggle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { signedMoney } from '../../../../domain/purchasing/index.ts';
import { formatNumber } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.ts';
import { pathTo } from '../../../../lib/paths.ts';
import { dayWords } from '../../../../lib/period-words.ts';
import type { ReportView } from '../view.ts';
import classes from './Inventory.module.css';
import type { InventoryReport } from './inventory-report.ts';

/** Filters of the line that also apply to the list it links to. */
const carried = ['articleIds', 'categoryIds', 'manufacturerIds', 'vendorIds', 'storageIds'] as const;

interface LaterBookingsProps {
  answer: InventoryReport;
  view: ReportView;
}

export function LaterBookings({ answer: { asOf, later }, view }: LaterBookingsProps) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  if (later.bookings === 0) return null;
  const filters = Object.fromEntries(
    carried.flatMap((name) => (view.filters[name] ? [[name, view.filters[name].join(',')]] : [])),
  );
  return (
    <p className={`${classes.later} wrap gap-4-10 items-center bg-sunken bdrs-10 quiet fz-note p-10-14`}>
      <IconHistoryToggle size={18} stroke={1.6} aria-hidden />
      <span>
        <b className="c-ink fw-540">
          {t('inventory.later', {
            count: later.bookings,
            number: formatNumber(later.bookings, 0),
            day: dayWords(asOf, language),
          })}
        </b>{' '}
        <span className="px-num">{t('inventory.included', { value: signedMoney(later.valueCents) })}</span>
      </span>
      <Link
        className="c-primary fw-560 ml-auto td-none"
        to={pathTo('reportStockMovements', {}, { to: asOf, bookedAfter: asOf, ...filters })}
      >
        {t('inventory.showLater')}
      </Link>
    </p>
  );
}
