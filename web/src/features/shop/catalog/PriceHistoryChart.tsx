// The price history as lines: the lowest offer, the average, chosen vendors, and rings for what was paid.
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney } from '../../../lib/format.ts';
import { toLocale, useLanguage } from '../../../lib/i18n.ts';
import { onPhone } from '../../../styles/breakpoints.ts';
import { LineChart, type LineSeries } from '../../../ui/charts/LineChart.tsx';
import { HistoryKeys, useHistorySummary } from './HistoryKeys.tsx';
import classes from './PriceHistoryChart.module.css';
import { monthTicks, type PriceStep, type ShownVendor } from './price-steps.ts';

interface PriceHistoryChartProps {
  steps: readonly PriceStep[];
  vendors: readonly ShownVendor[];
}

/** The lightness is that of the colour scheme. */
const lineColour = (hue: number) => `oklch(var(--line-lightness) 0.11 ${hue})`;
const dashes = ['6 3', '2 3', '8 3 2 3', '1 2'];
const dashOf = (index: number) => dashes[index % dashes.length] ?? '';

export function PriceHistoryChart({ steps, vendors }: PriceHistoryChartProps) {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const isNarrow = useMediaQuery(onPhone, undefined, { getInitialValueInEffect: false });
  const summary = useHistorySummary(steps);
  const month = new Intl.DateTimeFormat(toLocale(language), {
    month: 'short',
    timeZone: 'UTC',
  });

  return (
    <figure className={classes.figure}>
      <figcaption className={classes.legend}>
        <HistoryKeys steps={steps} />
        {vendors.map(({ id, name, hue }, index) => (
          <span key={id} className={classes.key}>
            <svg width="18" height="4" aria-hidden="true">
              <line
                x2="18"
                y1="2"
                y2="2"
                stroke={lineColour(hue)}
                strokeWidth="2"
                strokeDasharray={dashOf(index)}
              />
            </svg>
            {name}
          </span>
        ))}
      </figcaption>
      <LineChart
        label={summary}
        cursorLabel={t('history.cursor')}
        moments={steps.map(({ at }) => at)}
        series={[
          ...vendors.map(
            ({ id, name, hue }, index): LineSeries => ({
              key: String(id),
              name,
              shape: 'steps',
              colour: lineColour(hue),
              dash: dashOf(index),
              values: steps.map(({ byVendor }) => byVendor[String(id)] ?? null),
            }),
          ),
          {
            key: 'average',
            name: t('history.average'),
            shape: 'steps',
            colour: 'var(--px-ink-3)',
            values: steps.map(({ averageCents }) => averageCents),
          },
          {
            key: 'lowest',
            name: t('history.lowest'),
            shape: 'steps',
            colour: 'var(--px-primary)',
            width: 2.2,
            values: steps.map(({ lowestCents }) => lowestCents),
          },
          {
            key: 'bought',
            name: t('history.bought'),
            // A ring, so that it is told from the lines without its colour.
            shape: 'marks',
            colour: 'var(--px-primary)',
            values: steps.map(({ bought }) => bought?.unitCents ?? null),
          },
        ]}
        ticks={monthTicks(steps, isNarrow ? 3 : 1).map((at) => ({ at, text: month.format(at) }))}
        formatMoment={(at) => formatDate(new Date(at))}
        formatValue={formatMoney}
      />
    </figure>
  );
}
