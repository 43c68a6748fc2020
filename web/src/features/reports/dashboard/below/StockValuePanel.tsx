// Stock value now, and at the end of each of the last twelve months.
import { useTranslation } from 'react-i18next';
import { useValueTexts } from '../../../../domain/inventory/index.ts';
import { formatMoney, formatNumber } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.ts';
import { pathTo } from '../../../../lib/paths.ts';
import { LineChart } from '../../../../ui/charts/LineChart.tsx';
import { Permitted } from '../../../../ui/permission/Permitted.tsx';
import { useStockValue } from '../dashboard.queries.ts';
import { monthName } from '../month-name.ts';
import { Panel } from '../Panel.tsx';
import { PanelLink } from '../PanelLink.tsx';

const momentOf = (month: string): number => Date.parse(`${month}T00:00:00Z`);
const monthOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

export function StockValuePanel() {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const { data, isError, refetch } = useStockValue();
  const { withUnpriced } = useValueTexts();
  const { valueCents: now = 0, unpricedArticles = 0 } = data?.at(-1) ?? {};
  return (
    <Panel
      title={t('stockValue.title')}
      note={
        <>
          {withUnpriced(t('stockValue.note'), unpricedArticles)}{' '}
          <Permitted permission="reports">
            <PanelLink to={pathTo('reportInventory', {}, { groupBy: 'storage' })}>{t('toReport')}</PanelLink>
          </Permitted>
        </>
      }
      aside={data && <span className="px-num fz-22 fw-620 lts-28 lh-120">{formatMoney(now)}</span>}
      data={data}
      hasFailed={isError}
      onRetry={refetch}
      area="stockValue"
    >
      {(months) =>
        months.every(({ valueCents }) => valueCents === 0) ? (
          <p className="quiet fz-note lh-150 p-10-0-14 pretty">{t('stockValue.none')}</p>
        ) : (
          <LineChart
            label={t('stockValue.chart')}
            cursorLabel={t('stockValue.cursor')}
            moments={months.map(({ month }) => momentOf(month))}
            series={[
              {
                key: 'value',
                name: t('stockValue.title'),
                shape: 'straight',
                colour: 'var(--px-primary)',
                width: 2,
                values: months.map(({ valueCents }) => valueCents),
              },
            ]}
            ticks={months
              .filter((_, index) => index % 3 === 1)
              .map(({ month }) => ({ at: momentOf(month), text: monthName(month, language, 'short') }))}
            formatMoment={(moment) => monthName(monthOf(moment), language, 'full')}
            formatValue={formatMoney}
            formatTick={(cents) => formatNumber(cents / 100, 0)}
            height={200}
          />
        )
      }
    </Panel>
  );
}
