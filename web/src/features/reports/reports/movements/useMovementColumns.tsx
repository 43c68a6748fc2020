// The columns of the movements: when, what, how much, where, which batch, who and what for.
import type { MovementRow } from '@praxora/contract/reports/stock-reports';
import { calendarDay } from '@praxora/rules/shared/dates';
import { IconDeviceMobile, IconUser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { signedMoney } from '../../../../domain/purchasing/index.ts';
import { useUnitTexts } from '../../../../domain/shared/units.ts';
import { formatDate, formatDateTime, formatMoney, formatNumber } from '../../../../lib/format.ts';
import { pathTo } from '../../../../lib/paths.ts';
import type { Column } from '../../../../ui/table/column.ts';
import { useArticleColumn } from '../parts/useArticleColumn.tsx';
import { KindMark } from './KindMark.tsx';
import classes from './Movements.module.css';

/** Under the heads of their days the rows need no date of their own. */
export function useMovementColumns(areUnderDays: boolean): Column<MovementRow>[] {
  const { t } = useTranslation(['reports', 'units']);
  const article = useArticleColumn<MovementRow>();
  return [
    {
      key: 'time',
      head: t('movements.time'),
      align: 'digits',
      sort: 'time',
      cell: (row) => <Time row={row} isUnderDay={areUnderDays} />,
    },
    article,
    {
      key: 'kind',
      head: t('movements.movement'),
      cell: (row) => <KindMark row={row} />,
    },
    {
      key: 'quantity',
      head: t('column.quantity'),
      align: 'figure',
      sort: 'quantity',
      cell: (row) => <Quantity row={row} />,
    },
    {
      key: 'value',
      head: t('column.value'),
      align: 'figure',
      sort: 'value',
      cell: (row) => <Value row={row} />,
    },
    { key: 'storage', head: t('column.storage'), sort: 'storage', cell: ({ storage }) => storage },
    {
      key: 'batch',
      head: t('movements.batch'),
      cell: ({ batchNumber, expirationDate }) => (
        <span className={`${classes.batch} mono fz-note lh-130`}>
          <span>{batchNumber || '–'}</span>
          {expirationDate && (
            <span className="px-num quiet fz-caption block">{formatDate(expirationDate)}</span>
          )}
        </span>
      ),
    },
    { key: 'who', head: t('movements.who'), onPhone: 'whole', cell: (row) => <Who row={row} /> },
  ];
}

const timeOf = new Intl.DateTimeFormat('de-DE', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Berlin',
});

interface TimeProps {
  row: MovementRow;
  isUnderDay: boolean;
}

/** When it happened: the moment, where it was booked on that day; else the day, and below it when it was booked. */
function Time({ row: { happenedOn, bookedAt }, isUnderDay }: TimeProps) {
  const { t } = useTranslation('reports');
  const moment = new Date(bookedAt);
  const isLater = calendarDay(moment) !== happenedOn;
  return (
    <span className="lh-130 min-w-0 quiet fz-note">
      {(!isUnderDay || isLater) && <span>{formatDate(happenedOn)}</span>}
      <span className={isUnderDay && !isLater ? '' : 'quiet fz-caption block'}>
        {isLater ? t('movements.later', { moment: formatDateTime(bookedAt) }) : timeOf.format(moment)}
      </span>
    </span>
  );
}

function Quantity({ row: { quantity, unit, counts } }: { row: MovementRow }) {
  const { unitName } = useUnitTexts();
  const sign = quantity > 0 ? '+' : '−';
  return (
    <span className={`${classes.quantity} nowrap`} data-in={(quantity > 0 && counts) || undefined}>
      <b className="fw-620">
        {sign}
        {formatNumber(Math.abs(quantity), 0)}
      </b>{' '}
      <span className="quiet fz-note">{unitName(unit, Math.abs(quantity))}</span>
    </span>
  );
}

function Value({ row: { valueCents, counts } }: { row: MovementRow }) {
  const { t } = useTranslation('reports');
  if (valueCents === null) return <span className="c-warn fz-note">{t('noPrice')}</span>;
  if (!counts) return <span className="quiet fz-note">({formatMoney(Math.abs(valueCents))})</span>;
  return valueCents < 0 ? signedMoney(valueCents) : formatMoney(valueCents);
}

function Who({ row }: { row: MovementRow }) {
  const { t } = useTranslation('reports');
  const { user, device, orderId, orderNumber, note, otherStorage, quantity, costCenter } = row;
  const Icon = device === null ? IconUser : IconDeviceMobile;
  return (
    <span className="lh-130 min-w-0">
      <span className={`${classes.who} row gap-6 fz-note`}>
        <Icon size={15} stroke={1.6} aria-hidden />
        {device ?? user}
      </span>
      <span className="quiet fz-caption block">
        {orderId !== null && (
          <Link className="c-primary fw-540 mr-6" to={pathTo('order', { orderId })}>
            {orderNumber ?? t('movements.order')}
          </Link>
        )}
        {otherStorage !== null &&
          (quantity < 0
            ? t('movements.to', { storage: otherStorage })
            : t('movements.from', { storage: otherStorage }))}
        {[note, costCenter ? `${costCenter.number} ${costCenter.name}` : '']
          .filter((text) => text !== '')
          .join(' · ')}
      </span>
    </span>
  );
}
