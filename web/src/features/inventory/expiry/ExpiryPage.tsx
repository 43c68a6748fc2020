// /inventory/expiry: stock by batch and storage, what expires first on top, with what can be done about it.
import { mostExpiringBatches } from '@praxora/contract/inventory/expiry.calls';
import { useTranslation } from 'react-i18next';
import { InventoryTabs, useValueTexts } from '../../../domain/inventory/index.ts';
import { formatNumber } from '../../../lib/format.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { comingFacts, PageHeader } from '../../../ui/page/PageHeader.tsx';
import { ExpiryExport } from './ExpiryExport.tsx';
import { ExpiryFilters } from './ExpiryFilters.tsx';
import { ExpiryTable } from './ExpiryTable.tsx';
import { toFigures, useExpiryRows } from './expiry.queries.ts';
import { useExpiryView } from './expiry-view.ts';
import { SpanChoice } from './SpanChoice.tsx';

export function ExpiryPage() {
  // With the texts of the rows: coming later, they would take the whole page away for a moment.
  const { t } = useTranslation(['inventory', 'stock', 'units', 'common', 'article']);
  const { sumText } = useValueTexts();
  const [view, change] = useExpiryView();
  const { data, error, isPlaceholderData, refetch } = useExpiryRows(view);
  const figures = data && toFigures(data);
  const shown = figures?.[view.span];
  return (
    <>
      <PageHeader
        title={t('expiring.title')}
        actions={<ExpiryExport view={view} />}
        facts={
          shown
            ? t('expiring.facts', {
                count: shown.batches,
                number: formatNumber(shown.batches, 0),
                value: sumText(shown.valueCents, shown.unpricedArticles),
              })
            : comingFacts
        }
      />
      <InventoryTabs current="expiry" />
      <SpanChoice span={view.span} list={data} onChange={(span) => change({ span }, { replace: true })} />
      <ExpiryFilters view={view} list={data} onChange={change} />
      {data && data.rows.length >= mostExpiringBatches && (
        <p className="quiet fz-note mb-12">
          {t('expiring.most', { number: formatNumber(mostExpiringBatches, 0) })}
        </p>
      )}
      {error && !data ? (
        <ErrorState title={t('expiring.failed.title')} onRetry={() => void refetch()}>
          {t('expiring.failed.text')}
        </ErrorState>
      ) : data ? (
        <ExpiryTable list={data} view={view} onChange={change} isOld={isPlaceholderData} />
      ) : (
        <PageSkeleton />
      )}
    </>
  );
}
