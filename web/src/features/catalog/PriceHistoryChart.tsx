// Drawn apart from the page: the library for it is fetched when a price history is looked at.
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatDate, formatMoney } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n.ts';
import { onPhone } from '../../styles/breakpoints.ts';
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
/** The price paid: a ring, so that it is told from the lines without its colour. */
const boughtMark = { r: 4.5, fill: 'var(--px-sheet)', stroke: 'var(--px-primary)', strokeWidth: 2 } as const;
const axis = { tickLine: false, axisLine: false, tick: { fill: 'var(--px-ink-2)', fontSize: 12 } } as const;

export function PriceHistoryChart({ steps, vendors }: PriceHistoryChartProps) {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const isNarrow = useMediaQuery(onPhone, undefined, { getInitialValueInEffect: false });
  const summary = useHistorySummary(steps);
  const ticks = monthTicks(steps, isNarrow ? 3 : 1);
  const month = new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
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
                strokeDasharray={dashes[index % dashes.length] ?? ''}
              />
            </svg>
            {name}
          </span>
        ))}
      </figcaption>
      <div className={classes.chart} role="img" aria-label={summary}>
        <ResponsiveContainer className={classes.drawing ?? ''} width="100%" height="100%">
          <LineChart
            data={[...steps]}
            margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
            accessibilityLayer={false}
          >
            <CartesianGrid vertical={false} stroke="var(--px-line)" />
            <XAxis
              {...axis}
              dataKey="at"
              type="number"
              domain={['dataMin', 'dataMax']}
              ticks={ticks}
              tickFormatter={(at: number) => month.format(at)}
            />
            <YAxis
              {...axis}
              width={64}
              domain={['auto', 'auto']}
              tickFormatter={(cents: number) => formatMoney(cents)}
            />
            <Tooltip
              isAnimationActive={false}
              formatter={(cents) => formatMoney(Number(cents))}
              labelFormatter={(at) => formatDate(new Date(Number(at)))}
              contentStyle={{
                background: 'var(--px-sheet)',
                border: '1px solid var(--px-line-strong)',
                borderRadius: 8,
                color: 'var(--px-ink)',
                fontSize: 13,
              }}
            />
            {vendors.map(({ id, name, hue }, index) => (
              <Line
                key={id}
                dataKey={({ byVendor }: PriceStep) => byVendor[String(id)] ?? null}
                name={name}
                type="stepAfter"
                stroke={lineColour(hue)}
                strokeWidth={1.6}
                strokeDasharray={dashes[index % dashes.length] ?? ''}
                dot={false}
                isAnimationActive={false}
              />
            ))}
            <Line
              dataKey="averageCents"
              name={t('history.average')}
              type="stepAfter"
              stroke="var(--px-ink-3)"
              strokeWidth={1.6}
              dot={false}
              isAnimationActive={false}
            />
            <Line
              dataKey="lowestCents"
              name={t('history.lowest')}
              type="stepAfter"
              stroke="var(--px-primary)"
              strokeWidth={2.2}
              dot={false}
              isAnimationActive={false}
            />
            <Line
              dataKey={({ bought }: PriceStep) => bought?.unitCents ?? null}
              name={t('history.bought')}
              stroke="none"
              dot={boughtMark}
              activeDot={boughtMark}
              isAnimationActive={false}
            />
          </LineChart>
        </ResponsiveContainer>
      </div>
    </figure>
  );
}
