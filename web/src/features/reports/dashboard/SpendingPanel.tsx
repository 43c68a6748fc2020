// Spending: this month, the average, and the last twelve months by vendor.
import type { dashboardCalls } from '@praxora/contract/reports/dashboard.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import { useTranslation } from 'react-i18next';
import { vendorColours } from '../../../domain/vendors/index.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { pathTo } from '../../../lib/paths.ts';
import { BarChart } from '../../../ui/charts/BarChart.tsx';
import { useSpending } from './dashboard.queries.ts';
import { monthName } from './month-name.ts';
import { Panel } from './Panel.tsx';
import { PanelLink } from './PanelLink.tsx';
import classes from './SpendingPanel.module.css';

type Spending = DataOf<typeof dashboardCalls.getSpending>;

export function SpendingPanel() {
  const { t } = useTranslation('dashboard');
  const { data, isError, refetch } = useSpending();
  return (
    <Panel
      title={t('spending.title')}
      note={
        <>
          {t('spending.note')}{' '}
          <PanelLink to={pathTo('reportOrdersByVendor', {}, { from: data?.months[0] })}>
            {t('toReport')}
          </PanelLink>
        </>
      }
      aside={data && <Figures spending={data} />}
      data={data}
      hasFailed={isError}
      onRetry={refetch}
      area="spending"
    >
      {(spending) => <Bars spending={spending} />}
    </Panel>
  );
}

function Figures({ spending: { months, currentMonthCents, averageCents } }: { spending: Spending }) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const month = monthName(months.at(-1) ?? '', language, 'long');
  return (
    <dl className={`${classes.figures} phone-gap-14 row gap-24 items-top m-0 ta-right`}>
      <div>
        <dt className="quiet fz-caption nowrap">{t('spending.soFar', { month })}</dt>
        <dd className="px-num fz-22 fw-620 lts-28 lh-120 m-0">{formatMoney(currentMonthCents)}</dd>
      </div>
      {averageCents !== null && (
        <div data-quiet>
          <dt className="quiet fz-caption nowrap">{t('spending.average')}</dt>
          <dd className="px-num fz-22 fw-620 lts-28 lh-120 m-0">{formatMoney(averageCents)}</dd>
        </div>
      )}
    </dl>
  );
}

function Bars({ spending: { months, vendors, others } }: { spending: Spending }) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const colours = vendorColours(vendors.map(({ hue }) => hue));
  const parts = [
    ...vendors.map(({ name }, index) => ({ name, colour: colours[index] ?? '' })),
    ...(others.some((cents) => cents > 0)
      ? [{ name: t('spending.others'), colour: 'var(--px-line-strong)' }]
      : []),
  ];
  if (parts.length === 0)
    return <p className="quiet fz-note lh-150 p-10-0-14 pretty">{t('spending.none')}</p>;
  return (
    <>
      <BarChart
        label={t('spending.chart')}
        cursorLabel={t('spending.cursor')}
        heading={t('spending.month')}
        parts={parts}
        bars={months.map((month, index) => ({
          key: month,
          name: monthName(month, language, 'short'),
          shortName: monthName(month, language, 'narrow'),
          title: monthName(month, language, 'full'),
          values: [...vendors.map(({ cents }) => cents[index] ?? 0), others[index] ?? 0],
          isNow: index === months.length - 1,
        }))}
        formatValue={formatMoney}
        formatTick={(cents) => formatNumber(cents / 100, 0)}
        height={244}
      />
      <ul className={classes.legend} aria-hidden>
        {parts.map(({ name, colour }) => (
          <li className="inline-row gap-6" key={name}>
            <i style={{ background: colour }} />
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}
