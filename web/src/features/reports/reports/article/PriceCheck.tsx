// Prices paid compared with the lowest valid on the day of the order. Also states which purchases are not included, and
// the optimizer's savings.
import type { PriceCheckRow } from '@praxora/contract/reports/order-reports';
import { priceCheckCalls } from '@praxora/contract/reports/reports.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../../lib/api/api.ts';
import { formatMoney, formatNumber } from '../../../../lib/format.ts';
import { useSpanWords } from '../../../../ui/filters/useSpanWords.ts';
import { shareText } from '../parts/change.ts';
import { Figures, type ReportFigure } from '../parts/Figures.tsx';
import { toReportQuery } from '../query.ts';
import { ReportFrame } from '../ReportFrame.tsx';
import { type FetchPage, useReportPages } from '../reports.queries.ts';
import { ReportTable } from '../table/ReportTable.tsx';
import type { ChangeView } from '../useReportView.ts';
import type { ReportView } from '../view.ts';
import { PositionsBehind } from './PositionsBehind.tsx';
import { usePriceCheckColumns } from './usePriceCheckColumns.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';

const report = 'orders-by-article';
type PriceCheckReport = DataOf<typeof priceCheckCalls.priceCheck>;
const fetchPage: FetchPage<PriceCheckReport> = (query, signal) =>
  callApi(priceCheckCalls.priceCheck, { query: query as never }, { signal });

interface PriceCheckProps {
  view: ReportView;
  onChange: ChangeView;
}

export function PriceCheck({ view, onChange }: PriceCheckProps) {
  const { t } = useTranslation('reports');
  const query = toReportQuery(view, report);
  const pages = useReportPages('price-check', fetchPage, query);
  const { head } = pages;
  const spanText = useSpanWords();
  const columns = usePriceCheckColumns();
  return (
    <ReportFrame
      report={report}
      view={view}
      onChange={onChange}
      title={head && t('price.title', { value: formatMoney(Math.max(head.totals.differenceCents, 0)) })}
      facts={head && t('price.facts', { days: spanText(head.span) })}
      hasGroups={false}
      hasComparison={false}
      end={<ViewSwitch isPriceCheck onChange={onChange} />}
      hasFailed={pages.hasFailed}
      onRetry={pages.retry}
    >
      <Figures label={t('figures')} isRow figures={head && figuresOf(head)} />
      <p className="quiet fz-note m-12-0-10">{t('price.notIn')}</p>
      <ReportTable
        report={report}
        view={view}
        onChange={onChange}
        label={t('article.priceView')}
        columns={columns}
        pages={pages}
        keyOf={({ articleId, productId, vendorId }) =>
          `p:${String(productId ?? `a${String(articleId)}`)}-${String(vendorId)}`
        }
        detail={{
          of: (row: PriceCheckRow) => <PositionsBehind query={query} row={row} />,
          label: ({ name }) => t('article.open', { name: name.de }),
        }}
      />
    </ReportFrame>
  );

  function figuresOf({ totals, savings }: PriceCheckReport): ReportFigure[] {
    return [
      { key: 'paid', label: t('price.paid'), value: formatMoney(totals.paidCents) },
      { key: 'lowest', label: t('price.lowest'), value: formatMoney(totals.lowestCents) },
      {
        key: 'difference',
        label: t('price.difference'),
        value: formatMoney(totals.differenceCents),
        note: t('price.share', { share: shareText(totals.differenceCents, totals.paidCents) }),
      },
      {
        key: 'savings',
        label: t('price.savings'),
        value: formatMoney(savings.savingCents),
        note: t('price.proposals', { count: savings.count, number: formatNumber(savings.count, 0) }),
      },
      ...(totals.uncheckedPositions > 0
        ? [
            {
              key: 'unchecked',
              label: t('price.unchecked'),
              value: formatNumber(totals.uncheckedPositions, 0),
              note: t('price.uncheckedNote', { value: formatMoney(totals.uncheckedCents) }),
            },
          ]
        : []),
    ];
  }
}
