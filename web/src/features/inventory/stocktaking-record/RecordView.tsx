import type { StocktakingRecord } from '@praxora/contract/inventory/stocktaking-record.calls';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDateTime, formatMoney, formatNumber, formatTime } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import mark from '../../../ui/marks/ToneMark.module.css';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { RecordActions } from './RecordActions.tsx';
import { RecordLines } from './RecordLines.tsx';
import { RecordSide } from './RecordSide.tsx';
import classes from './StocktakingRecord.module.css';
import { signedMoney } from './signed-money.ts';

export function RecordView({ record }: { record: StocktakingRecord }) {
  const { t } = useTranslation(['inventory', 'routes']);
  const different = record.lines.filter(({ difference }) => difference !== 0).length;
  const { storageName, startedAt, finishedAt, counters, state } = record;
  const difference = record.countedCents - record.expectedCents;
  const names = counters.map(({ name }) => name).join(', ') || '–';
  const day = formatDate(startedAt);
  const countedText =
    day === formatDate(finishedAt)
      ? t('stocktaking.record.whenOneDay', {
          ...{ day, names },
          from: formatTime(startedAt),
          until: formatTime(finishedAt),
        })
      : t('stocktaking.record.when', {
          names,
          from: formatDateTime(startedAt),
          until: formatDateTime(finishedAt),
        });
  return (
    <>
      <PageHeader
        title={
          <>
            {t('stocktaking.record.title', {
              count: different,
              storage: storageName,
              total: formatNumber(record.lines.length, 0),
              value: signedMoney(difference),
            })}{' '}
            <StateMark state={state} />
          </>
        }
        here={t('stocktaking.record.here', { storage: storageName, day })}
        crumb={[
          { label: t('routes:inventory'), to: pathTo('inventory') },
          { label: t('routes:stocktaking'), to: pathTo('stocktaking') },
        ]}
        facts={
          state === 'discarded'
            ? t('stocktaking.record.discardedFacts', { date: formatDateTime(finishedAt) })
            : countedText
        }
        actions={<RecordActions stocktakingId={record.id} />}
      />
      {record.isBlind && <p className="quiet fz-note m-0-0-8">{t('stocktaking.blindNote')}</p>}
      {record.isPermanent && <p className="quiet fz-note m-0-0-8">{t('stocktaking.permanentNote')}</p>}
      <div className={classes.columns}>
        <div className="min-w-0">
          <Figures record={record} different={different} difference={difference} />
          <RecordLines lines={record.lines} />
        </div>
        <RecordSide record={record} />
      </div>
    </>
  );
}

function StateMark({ state }: Pick<StocktakingRecord, 'state'>) {
  const { t } = useTranslation('inventory');
  if (state === 'discarded')
    return (
      <span className={mark.mark} data-pill data-tone="hid">
        {t('stocktaking.record.state.discarded')}
      </span>
    );
  return (
    <span className={mark.mark} data-pill data-tone="ok">
      <IconCircleCheckFilled size={15} aria-hidden />
      {t('stocktaking.record.state.booked')}
    </span>
  );
}

interface FiguresProps {
  record: StocktakingRecord;
  different: number;
  difference: number;
}

function Figures({ record, different, difference }: FiguresProps) {
  const { t } = useTranslation('inventory');
  const total = record.lines.length;
  const figures = [
    {
      key: 'expected',
      label: t('stocktaking.record.expected'),
      value: formatMoney(record.expectedCents),
      note:
        record.unpriced > 0
          ? t('stocktaking.record.unpriced', { count: record.unpriced })
          : t('stocktaking.record.onRecord', {
              count: total - record.lines.filter(({ isFound }) => isFound).length,
            }),
    },
    {
      key: 'counted',
      label: t('stocktaking.record.counted'),
      value: formatMoney(record.countedCents),
      note: t('stocktaking.record.onRecord', { count: total }),
    },
    {
      key: 'difference',
      label: t('stocktaking.record.difference'),
      value: signedMoney(difference),
      note: t('stocktaking.record.moreLess', {
        more: signedMoney(record.moreCents),
        less: signedMoney(record.lessCents),
      }),
    },
    {
      key: 'agree',
      label: t('stocktaking.record.agree'),
      value: t('stocktaking.record.ofLines', {
        count: total - different,
        total: formatNumber(total, 0),
      }),
      note: total === 0 ? '–' : `${formatNumber(((total - different) / total) * 100, 0)} %`,
    },
  ];
  return (
    <dl className={`${classes.figures} panel m-0-0-18`}>
      {figures.map(({ key, label, value, note }) => (
        <div key={key} className="p-14-16">
          <dt className="quiet fz-note">{label}</dt>
          <dd className="m-0 fw-620 fz-20 px-num">{value}</dd>
          <dd className="m-0 quiet fz-fact px-num">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
