// Beside the lines: the sheet to sign, who counted, and how it went.
import { Button } from '@mantine/core';
import {
  type StocktakingRecord,
  stocktakingRecordCalls,
} from '@praxora/contract/inventory/stocktaking-record.calls';
import { IconDownload, IconSignature } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { downloadApi } from '../../../lib/api/api.ts';
import { saveFile } from '../../../lib/files.ts';
import { formatNumber, formatTime } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { notifyRefusal } from '../../../ui/feedback/notify-refusal.ts';
import { SheetPreview } from './SheetPreview.tsx';
import classes from './StocktakingRecord.module.css';

export function RecordSide({ record }: { record: StocktakingRecord }) {
  return (
    <div className="column gap-16 min-w-0">
      <SheetPanel record={record} />
      <Counters counters={record.counters} />
      <Events events={record.events} />
    </div>
  );
}

function SheetPanel({ record }: { record: StocktakingRecord }) {
  const { id } = record;
  const { t } = useTranslation('inventory');
  const language = useLanguage();
  const save = (format: 'csv' | 'pdf') =>
    void saveFile(
      () =>
        downloadApi(stocktakingRecordCalls.downloadStocktakingRecord, {
          params: { stocktakingId: id },
          query: { format, language },
        }),
      `stocktaking-${id}.${format}`,
    ).catch(notifyRefusal);
  return (
    <section className="panel p-16-18 column gap-10">
      <h2 className="fz-h3 m-0">{t('stocktaking.record.sheet.title')}</h2>
      <SheetPreview record={record} />
      <Button leftSection={<IconSignature size={18} aria-hidden />} onClick={() => save('pdf')}>
        {t('stocktaking.record.sheet.pdf')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconDownload size={17} aria-hidden />}
        onClick={() => save('csv')}
      >
        {t('stocktaking.record.sheet.csv')}
      </Button>
      <p className="quiet fz-note m-0">{t('stocktaking.record.sheet.note')}</p>
    </section>
  );
}

function Counters({ counters }: Pick<StocktakingRecord, 'counters'>) {
  const { t } = useTranslation(['inventory', 'common']);
  return (
    <section className="panel p-16-18">
      <h2 className="fz-h3 m-0-0-8">{t('stocktaking.record.who.title')}</h2>
      {counters.length === 0 && <p className="quiet m-0">{t('stocktaking.record.who.nobody')}</p>}
      <ul className="plain-list">
        {counters.map(({ name, from, until, lines }) => (
          <li key={name} className="row spread gap-12 p-6-0">
            <span className="grid min-w-0 anywhere">
              <span className="fw-540">{name || t('common:somebody')}</span>
              <span className="quiet fz-fact px-num">
                {t('stocktaking.record.who.span', { from: formatTime(from), until: formatTime(until) })}
              </span>
            </span>
            <span className="px-num">{t('stocktaking.record.who.lines', { count: lines })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

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

function Events({ events }: Pick<StocktakingRecord, 'events'>) {
  const { t } = useTranslation(['inventory', 'common']);
  if (events.length === 0) return null;
  return (
    <section className="panel p-16-18">
      <h2 className="fz-h3 m-0-0-8">{t('stocktaking.record.events.title')}</h2>
      <ol className="plain-list">
        {events.map((event, index) => (
          <li key={`${event.at}${String(index)}`} className={`${classes.event} gap-12 p-6-0`}>
            <span className="quiet fz-fact px-num">{formatTime(event.at)}</span>
            <span className="min-w-0 anywhere">
              {t(eventTexts[event.kind], {
                name: event.name || t('common:somebody'),
                colleague: event.colleague,
                article: event.articleName,
                batch: event.batchNumber || t('stocktaking.line.noBatch'),
                number: formatNumber(event.counted ?? 0, 0),
              })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
