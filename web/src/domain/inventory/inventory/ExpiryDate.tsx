// The last day of use, with the icon, colour and word of its band.
import { expiryBand } from '@praxora/rules/inventory/expiry';
import { daysBetween } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import { IconCircleXFilled, IconHourglassHigh, IconHourglassLow } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber } from '../../../lib/format.ts';
import classes from './ExpiryDate.module.css';

/** The bands that need attention. */
const marks = {
  expired: { icon: IconCircleXFilled, text: 'stock:expiry.expired' },
  under1Month: { icon: IconHourglassLow, text: 'stock:expiry.under1Month' },
  under3Months: { icon: IconHourglassHigh, text: 'stock:expiry.under3Months' },
} as const;

interface ExpiryDateProps {
  date: string | null;
  /** Says how many days there are instead of the band, where the list is ordered by bands. */
  hasDays?: boolean;
}

export function ExpiryDate({ date, hasDays = false }: ExpiryDateProps) {
  const { t } = useTranslation(['stock', 'common']);
  const today = calendarDay(new Date());
  const band = expiryBand(date, today);
  if (band === 'none') return <span className="c-ink-3">{t('expiry.noDate')}</span>;
  if (band === 'over3Months') return <span className="px-num">{formatDate(date)}</span>;
  const { icon: Icon, text } = marks[band];
  const daysText = (days: number) =>
    days === 0
      ? t('expiry.today')
      : t(days > 0 ? 'expiry.in' : 'expiry.since', {
          count: Math.abs(days),
          number: formatNumber(Math.abs(days), 0),
        });
  return (
    <span className={`${classes.marked} items-top c-min inline-flex fw-560 gap-6`} data-band={band}>
      <Icon size={15} aria-hidden />
      <span>
        <span className="px-num">{formatDate(date)}</span>
        <span className="block fz-caption fw-400 lh-125 nowrap">
          {hasDays && date !== null ? daysText(daysBetween(today, date)) : t(text)}
        </span>
      </span>
    </span>
  );
}
