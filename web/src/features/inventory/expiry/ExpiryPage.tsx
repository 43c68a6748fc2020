// /inventory/expiry: the batches that the dashboard counts, with where they lie, how much of them, and their value.
import { type ExpirySpan, expiryCalls, expirySpan } from '@praxora/contract/inventory/expiry.calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { InventoryTabs, inventoryKey, useValueTexts } from '../../../domain/inventory/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { formatNumber } from '../../../lib/format.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { ExpiryTable } from './ExpiryTable.tsx';
import { SpanChoice } from './SpanChoice.tsx';

const defaultSpan: ExpirySpan = 'upTo3Months';

export function ExpiryPage() {
  // With the texts of the rows: coming later, they would take the whole page away for a moment.
  const { t } = useTranslation(['inventory', 'stock', 'units', 'common']);
  const { sumText } = useValueTexts();
  const [search, setSearch] = useSearchParams();
  const span = expirySpan.safeParse(search.get('span')).data ?? defaultSpan;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: [...inventoryKey, 'expiry', span],
    queryFn: ({ signal }) => callApi(expiryCalls.listExpiringBatches, { query: { span } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const figures = data?.figures[span];
  return (
    <>
      <PageHeader
        title={t('expiring.title')}
        facts={
          figures &&
          t('expiring.facts', {
            count: figures.batches,
            number: formatNumber(figures.batches, 0),
            value: sumText(figures.valueCents, figures.unpricedArticles),
          })
        }
      />
      <InventoryTabs current="expiry" />
      <SpanChoice
        span={span}
        figures={data?.figures}
        onChange={(next) => setSearch(next === defaultSpan ? {} : { span: next }, { replace: true })}
      />
      {error ? (
        <ErrorState title={t('expiring.failed.title')} onRetry={() => void refetch()}>
          {t('expiring.failed.text')}
        </ErrorState>
      ) : (
        <ExpiryTable batches={isPlaceholderData ? undefined : data?.batches} figures={figures} />
      )}
    </>
  );
}
