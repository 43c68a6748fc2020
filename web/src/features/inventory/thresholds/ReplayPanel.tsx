// If the suggestions had applied for half a year: days without stock, and what lay on the shelf, present beside suggested.
import type { ThresholdSuggestion } from '@praxora/contract/inventory/thresholds.calls';
import { addDays } from '@praxora/rules/shared/calendar';
import { IconArrowRight, IconCalendarStats, IconHistory } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney, formatNumber } from '../../../lib/format.ts';
import { LineChart, type LineSeries } from '../../../ui/charts/LineChart.tsx';
import classes from './ReplayPanel.module.css';
import { type Replayed, replayTogether } from './replayed.ts';
import type { Week } from './thresholds.queries.ts';
import { useMonthName } from './useReason.ts';

interface ReplayPanelProps {
  suggestions: readonly ThresholdSuggestion[];
  /** The running one is not replayed. */
  weeks: readonly Week[];
}

export function ReplayPanel({ suggestions, weeks }: ReplayPanelProps) {
  const { t } = useTranslation('thresholds');
  const mondays = weeks.slice(0, -1).map(({ week }) => week);
  const present = replayTogether(suggestions, 'present', mondays);
  const suggested = replayTogether(suggestions, 'suggested', mondays);
  const less = present.averageCents - suggested.averageCents;
  const [first = '', last = ''] = [mondays[0], mondays.at(-1)];
  return (
    <section className={`${classes.panel} panel grid mb-20`} aria-label={t('replay.title')}>
      <Figure
        title={t('replay.out')}
        before={formatNumber(present.outDays, 0)}
        after={formatNumber(suggested.outDays, 0)}
        text={t('replay.outText')}
        foot={
          <>
            <IconHistory size={15} aria-hidden />
            {t('replay.period')}
          </>
        }
      />
      <Figure
        title={t('replay.value')}
        before={wholeEuros(present.averageCents)}
        after={wholeEuros(suggested.averageCents)}
        text={t(less >= 0 ? 'replay.less' : 'replay.more', {
          count: suggestions.length,
          number: formatNumber(suggestions.length, 0),
          money: wholeEuros(Math.abs(less)),
        })}
        foot={
          <>
            <IconCalendarStats size={15} aria-hidden />
            {t('replay.days', { first: formatDate(first), last: formatDate(addDays(last, 6)) })}
          </>
        }
      />
      <div className="below-desk-line-top below-desk-col-all min-w-0 p-18-20-10">
        <Chart mondays={mondays} present={present} suggested={suggested} />
      </div>
    </section>
  );
}

const wholeEuros = (cents: number): string => `${formatNumber(cents / 100, 0)} €`;

interface FigureProps {
  title: string;
  before: string;
  after: string;
  text: string;
  foot: ReactNode;
}

function Figure({ title, before, after, text, foot }: FigureProps) {
  const { t } = useTranslation('thresholds');
  return (
    <div className={classes.figure}>
      <h2 className="quiet fz-note fw-400 m-0">{title}</h2>
      <p className={`${classes.numbers} row gap-8 items-baseline flex-wrap tabular m-4-0`}>
        <span className="quiet fz-h2 fw-560">{before}</span>{' '}
        <IconArrowRight size={18} aria-label={t('becomes')} role="img" />{' '}
        <b className="fz-28 fw-620 lts-28">{after}</b>
      </p>
      <p className="quiet fz-note m-0">{text}</p>
      <p className={`${classes.foot} row gap-6 quiet fz-caption pt-12`}>{foot}</p>
    </div>
  );
}

interface ChartProps {
  mondays: readonly string[];
  present: Replayed;
  suggested: Replayed;
}

const momentOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

function Chart({ mondays, present, suggested }: ChartProps) {
  const { t } = useTranslation('thresholds');
  const monthName = useMonthName();
  const line = (key: 'present' | 'suggested', { valueCents }: Replayed): LineSeries => ({
    key,
    name: key === 'present' ? t('replay.present') : t('replay.suggested'),
    colour: key === 'present' ? 'var(--px-line-strong)' : 'var(--px-primary)',
    shape: 'straight',
    values: valueCents,
    width: key === 'present' ? 1.6 : 2,
  });
  const marks = (key: 'present' | 'suggested', { valueCents, isOut }: Replayed): LineSeries => ({
    key: `out-${key}`,
    name: key === 'present' ? t('replay.outOf.present') : t('replay.outOf.suggested'),
    colour: 'var(--px-min)',
    shape: 'marks',
    values: valueCents.map((value, week) => (isOut[week] ? value : null)),
  });
  const ticks = mondays.flatMap((monday, index) =>
    index > 0 && monday.slice(0, 7) !== mondays[index - 1]?.slice(0, 7)
      ? [{ at: momentOf(monday), text: monthName(monday).slice(0, 3) }]
      : [],
  );
  return (
    <>
      <div className="wrap gap-4-16 items-baseline spread mb-8">
        <h2 className="fz-h3 m-0">{t('replay.title')}</h2>
        <ul className={`${classes.legend} plain-list wrap gap-4-14 quiet fz-caption`} aria-hidden>
          <li data-key="present">{t('replay.present')}</li>
          <li data-key="suggested">{t('replay.suggested')}</li>
          <li data-key="out">{t('replay.outMark')}</li>
        </ul>
      </div>
      <LineChart
        label={t('replay.chart', {
          before: formatMoney(present.averageCents),
          after: formatMoney(suggested.averageCents),
        })}
        cursorLabel={t('replay.week')}
        moments={mondays.map(momentOf)}
        series={[
          line('present', present),
          line('suggested', suggested),
          marks('present', present),
          marks('suggested', suggested),
        ]}
        ticks={ticks}
        formatMoment={(moment) => formatDate(new Date(moment).toISOString().slice(0, 10))}
        formatValue={wholeEuros}
        height={180}
      />
    </>
  );
}
