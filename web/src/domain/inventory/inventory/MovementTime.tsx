// When goods moved: when they were scanned, else when they were booked; what differs is said below.
import type { Movement } from '@praxora/contract/inventory/stock';
import { calendarDay } from '@praxora/rules/shared/dates';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDateTime } from '../../../lib/format.ts';

type MovementTimeProps = Pick<Movement, 'bookedAt' | 'happenedOn' | 'scannedAt' | 'isTimeCorrected'>;

/** A scan that was sent at once is told once. */
const aMoment = 60_000;

export function MovementTime({ bookedAt, happenedOn, scannedAt, isTimeCorrected }: MovementTimeProps) {
  const { t } = useTranslation('stock');
  const at = scannedAt ?? bookedAt;
  const waited = Date.parse(bookedAt) - Date.parse(at) > aMoment;
  return (
    <>
      {formatDateTime(at)}
      {happenedOn !== calendarDay(new Date(at)) && (
        <div className="quiet fz-fact">{t('movement.of', { date: formatDate(happenedOn) })}</div>
      )}
      {waited && (
        <div className="quiet fz-fact">{t('movement.arrived', { time: formatDateTime(bookedAt) })}</div>
      )}
      {isTimeCorrected && <div className="quiet fz-fact">{t('movement.corrected')}</div>}
    </>
  );
}
