import type { ConsumptionRow } from '@praxora/contract/reports/stock-reports';
import { useTranslation } from 'react-i18next';
import { useValueTexts } from '../../../../domain/inventory/index.ts';
import { useUnitTexts } from '../../../../domain/shared/units.ts';
import { formatNumber } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.ts';
import { dayWords } from '../../../../lib/period-words.ts';
import { Sparkline } from '../../../../ui/charts/Sparkline.tsx';
import type { Column } from '../../../../ui/table/column.ts';
import { percentChange } from '../parts/change.ts';
import { useArticleColumn } from '../parts/useArticleColumn.tsx';
import type { ConsumptionReport } from './consumption-report.ts';

/** More bars than these do not fit beside a row. */
const mostMonths = 24;

export function useConsumptionColumns(answer: ConsumptionReport | undefined): Column<ConsumptionRow>[] {
  const { t } = useTranslation(['reports', 'units']);
  const { amountText } = useUnitTexts();
  const { valueText } = useValueTexts();
  const language = useLanguage();
  const months = answer?.months ?? [];
  const hasCostCenters = answer?.items.some(({ costCenter }) => costCenter !== null) ?? false;
  const article = useArticleColumn<ConsumptionRow>();
  return [
    article,
    ...(hasCostCenters
      ? [
          {
            key: 'costCenter',
            head: t('column.costCenter'),
            sort: 'costCenter',
            cell: ({ costCenter }: ConsumptionRow) =>
              costCenter ? `${costCenter.number} ${costCenter.name}` : '–',
          },
        ]
      : []),
    {
      key: 'months',
      head: t('consumption.months'),
      onPhone: 'gone',
      cell: ({ months: used, unit }) => (
        <Sparkline
          values={used.slice(-mostMonths)}
          label={used
            .slice(-mostMonths)
            .map((amount, index) => {
              const month = months.slice(-mostMonths)[index] ?? '';
              return `${month === '' ? '' : dayWords(month, language, 'month')} ${amountText(amount, unit)}`;
            })
            .join(', ')}
        />
      ),
    },
    {
      key: 'quantity',
      head: t('column.quantity'),
      align: 'figure',
      sort: 'quantity',
      cell: ({ quantity, unit, unpricedQuantity }) => (
        <>
          {amountText(quantity, unit)}
          {unpricedQuantity > 0 && (
            <span className="quiet fz-caption block">
              {t('consumption.unpricedAmount', { amount: amountText(unpricedQuantity, unit) })}
            </span>
          )}
        </>
      ),
    },
    ...(answer?.spanBefore
      ? [
          {
            key: 'before',
            head: t('vendor.before'),
            align: 'figure' as const,
            cell: ({ quantity, before }: ConsumptionRow) => (
              <span className="quiet fz-note">
                {percentChange(quantity, before?.quantity ?? 0) ?? t('change.new')}
              </span>
            ),
          },
        ]
      : []),
    {
      key: 'value',
      head: t('column.value'),
      align: 'figure',
      sort: 'value',
      className: 'fw-620',
      cell: ({ valueCents, quantity, unpricedQuantity }) =>
        valueText(valueCents, quantity !== 0 && unpricedQuantity === quantity),
    },
  ];
}

export function ConsumptionFoot({ answer, columns }: { answer: ConsumptionReport; columns: number }) {
  const { t } = useTranslation('reports');
  const { sumText } = useValueTexts();
  const { articles, valueCents, unpricedArticles } = answer.totals;
  return (
    <tr>
      <td />
      <th scope="row" colSpan={2}>
        {t('count.articles', { count: articles, number: formatNumber(articles, 0) })}
      </th>
      <td colSpan={columns - 3} data-right data-wraps className="px-num">
        {sumText(valueCents, unpricedArticles)}
      </td>
    </tr>
  );
}
