// How a count went: started, paused, settled and finished, by whom and when; at its end the movements that it booked.
import type { StocktakingRecord } from '@praxora/contract/inventory/stocktaking-record.calls';
import { stockReportCalls } from '@praxora/contract/reports/reports.calls';
import { calendarDay } from '@praxora/rules/shared/dates';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber, formatTime } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useMay } from '../../../lib/session/permissions.ts';
import classes from './StocktakingRecord.module.css';

const eventTexts = {
  started: 'stocktaking.record.events.started',
  found: 'stocktaking.record.events.found',
  recount: 'stocktaking.record.events.recount',
  settled: 'stocktaking.record.events.settled',
  paused: 'stocktaking.record.events.paused',
  continued: 'stocktaking.record.events.continued',
  'handed-over': 'stocktaking.record.events.handedOver',
  revealed: 'stocktaking.record.events.revealed',
  finished: 'stocktaking.record.events.finished',
  discarded: 'stocktaking.record.events.discarded',
} as const;

export function Course({ record }: { record: StocktakingRecord }) {
  const { t } = useTranslation(['inventory', 'common']);
  const { events } = record;
  if (events.length === 0) return <Movements record={record} />;
  return (
    <section className="panel p-16-18">
      <h2 className="fz-h3 m-0-0-8">{t('stocktaking.record.events.title')}</h2>
      <ol className="plain-list">
        {events.map((event, index) => (
          <li
            key={`${event.at}${String(index)}`}
            className={`${classes.event} gap-12 p-6-0`}
            data-end={event.kind === 'finished' || undefined}
          >
            <span className="quiet fz-fact px-num">{formatTime(event.at)}</span>
            <span className="min-w-0 anywhere">
              {t(eventTexts[event.kind], {
                name: event.name || t('common:somebody'),
                colleague: event.colleague,
                article: event.articleName,
                batch: event.batchNumber || t('stocktaking.line.noBatch'),
                number: formatNumber(event.counted ?? 0, 0),
              })}
              {event.kind === 'finished' && <Movements record={record} />}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Movements({ record: { id, movements, finishedAt } }: { record: StocktakingRecord }) {
  const { t } = useTranslation('inventory');
  const maySee = useMay(stockReportCalls.stockMovements);
  if (movements === 0 || !maySee) return null;
  const day = calendarDay(new Date(finishedAt));
  return (
    <Link
      className="c-primary block fw-540 fz-note phone-thumb"
      to={pathTo('reportStockMovements', {}, { from: day, to: day, stocktakingId: String(id) })}
    >
      {t('stocktaking.record.events.movements', { count: movements, number: formatNumber(movements, 0) })} →
    </Link>
  );
}
