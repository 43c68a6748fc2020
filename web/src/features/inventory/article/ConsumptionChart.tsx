// Used per month: bars, the average, and dashed what the rest of this month will take. Told in a table as well.
import { VisuallyHidden } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import type { ArticleDetail } from '@praxora/contract/inventory/article';
import { calendarDay } from '@praxora/rules/dates';
import { useTranslation } from 'react-i18next';
import { useUnitTexts } from '../../../domain/inventory/units.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { useMonthlyUse } from './article.queries.ts';
import classes from './ConsumptionChart.module.css';
import { averageOf, type Month, restOfMonth, scaleOf } from './chart.ts';

const height = 220;
const foot = 24;
const left = 44;
const plot = height - foot - 8;

export function ConsumptionChart({ article }: { article: ArticleDetail }) {
  const { t } = useTranslation('article');
  const { unitName } = useUnitTexts();
  const { data = [] } = useMonthlyUse(article.id);
  const average = averageOf(data);
  const rest = restOfMonth(calendarDay(new Date()), article.usedPerDay);
  return (
    <section className={classes.panel} aria-labelledby="consumption-title">
      <div className={classes.head}>
        <div>
          <h2 id="consumption-title">{t('chart.title')}</h2>
          <p className={classes.text}>{t('chart.text', { unit: unitName(article.countingUnit, 2) })}</p>
        </div>
        <ul className={classes.legend} aria-hidden>
          <li data-key="used">{t('chart.used')}</li>
          {rest > 0 && <li data-key="rest">{t('chart.rest')}</li>}
          {average !== null && (
            <li data-key="average">{t('chart.average', { amount: formatNumber(average) })}</li>
          )}
        </ul>
      </div>
      {data.some(({ used }) => used > 0) ? (
        <Bars months={data} average={average} rest={rest} />
      ) : (
        <p className={classes.none}>{t('chart.none')}</p>
      )}
    </section>
  );
}

interface BarsProps {
  months: readonly Month[];
  average: number | null;
  rest: number;
}

function Bars({ months, average, rest }: BarsProps) {
  const { t } = useTranslation('article');
  const language = useLanguage();
  const { ref, width } = useElementSize();
  const locale = language === 'de' ? 'de-DE' : 'en-GB';
  const nameOf = (month: string, form: 'short' | 'long' | 'narrow') =>
    new Intl.DateTimeFormat(locale, {
      month: form,
      timeZone: 'UTC',
      ...(form === 'long' ? { year: 'numeric' } : {}),
    }).format(new Date(`${month.slice(0, 7)}-01T00:00:00Z`));
  const last = months.length - 1;
  const expected = (index: number, used: number) => (index === last ? used + rest : used);
  const { top, ticks } = scaleOf(
    Math.max(average ?? 0, ...months.map(({ used }, index) => expected(index, used))),
  );
  const y = (amount: number) => 8 + plot - (amount / top) * plot;
  const room = Math.max(width - left, 0) / months.length;
  const bar = Math.min(18, room * 0.6);
  return (
    <div ref={ref}>
      <svg className={classes.chart} width={width} height={height} aria-hidden>
        {ticks.map((tick) => (
          <g key={tick}>
            <line className={classes.line} x1={left} x2={width} y1={y(tick)} y2={y(tick)} />
            <text className={classes.tick} x={left - 10} y={y(tick) + 4} textAnchor="end">
              {formatNumber(tick)}
            </text>
          </g>
        ))}
        {months.map(({ month, used }, index) => {
          const x = left + room * (index + 0.5) - bar / 2;
          return (
            <g key={month}>
              {index === last && rest > 0 && (
                <rect
                  className={classes.rest}
                  x={x}
                  y={y(used + rest)}
                  width={bar}
                  height={y(used) - y(used + rest)}
                  rx={3}
                />
              )}
              <rect
                className={classes.bar}
                data-current={index === last || undefined}
                x={x}
                y={y(used)}
                width={bar}
                height={y(0) - y(used)}
                rx={2}
              />
              <text className={classes.tick} x={x + bar / 2} y={height - 6} textAnchor="middle">
                {nameOf(month, room < 34 ? 'narrow' : 'short')}
              </text>
            </g>
          );
        })}
        {average !== null && (
          <line className={classes.average} x1={left} x2={width} y1={y(average)} y2={y(average)} />
        )}
      </svg>
      <VisuallyHidden>
        <table>
          <caption>{t('chart.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('chart.month')}</th>
              <th scope="col">{t('chart.used')}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, used }) => (
              <tr key={month}>
                <th scope="row">{nameOf(month, 'long')}</th>
                <td>{formatNumber(used)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </div>
  );
}
