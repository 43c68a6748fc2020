// Used per month: bars, the average, and dashed what the rest of this month will take. Told in a table as well.
import { Group } from '@mantine/core';
import type { ArticleDetail } from '@praxora/contract/inventory/article';
import { calendarDay } from '@praxora/rules/shared/dates';
import { useTranslation } from 'react-i18next';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { formatNumber } from '../../../lib/format.ts';
import { toLocale, useLanguage } from '../../../lib/i18n.ts';
import { BarChart } from '../../../ui/charts/BarChart.tsx';
import { useMonthlyUse } from './article.queries.ts';
import classes from './ConsumptionChart.module.css';
import { type Month, monthlyAverage, restOfMonth } from './chart.ts';

export function ConsumptionChart({ article }: { article: ArticleDetail }) {
  const { t } = useTranslation('article');
  const { unitName } = useUnitTexts();
  const { data = [] } = useMonthlyUse(article.id);
  const average = monthlyAverage(article.averagePerWeek);
  const rest = restOfMonth(calendarDay(new Date()), article.usedPerDay);
  return (
    <section className="panel p-18" aria-labelledby="consumption-title">
      <Group gap="10px 20px" justify="space-between" align="stretch">
        <div>
          <h2 id="consumption-title">{t('chart.title')}</h2>
          <p className="quiet fz-note">{t('chart.text', { unit: unitName(article.countingUnit, 2) })}</p>
        </div>
        <ul className={`${classes.legend} wrap gap-4-14 plain-list quiet fz-fact`} aria-hidden>
          <li data-key="used">{t('chart.used')}</li>
          {rest > 0 && <li data-key="rest">{t('chart.rest')}</li>}
          {average !== null && (
            <li data-key="average">{t('chart.average', { amount: formatNumber(average) })}</li>
          )}
        </ul>
      </Group>
      {data.some(({ used }) => used > 0) ? (
        <Bars months={data} average={average} rest={rest} />
      ) : (
        <p className="quiet fz-note mt-14">{t('chart.none')}</p>
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
  const nameOf = (month: string, form: 'short' | 'long' | 'narrow') =>
    new Intl.DateTimeFormat(toLocale(language), {
      month: form,
      timeZone: 'UTC',
      ...(form === 'long' ? { year: 'numeric' } : {}),
    }).format(new Date(`${month.slice(0, 7)}-01T00:00:00Z`));
  const last = months.length - 1;
  return (
    <div className="mt-14">
      <BarChart
        label={t('chart.title')}
        cursorLabel={t('chart.cursor')}
        heading={t('chart.month')}
        parts={[
          { name: t('chart.used') },
          ...(rest > 0 ? [{ name: t('chart.rest'), isExpected: true }] : []),
        ]}
        bars={months.map(({ month, used }, index) => ({
          key: month,
          name: nameOf(month, 'short'),
          shortName: nameOf(month, 'narrow'),
          title: nameOf(month, 'long'),
          values: index === last ? [used, rest] : [used],
          isNow: index === last,
        }))}
        reference={average}
        formatValue={(amount) => formatNumber(amount)}
        height={220}
      />
    </div>
  );
}
