// /inventory/expiry: the batches that the dashboard counts, with where they lie, how much of them, and their value.
import {
  type ExpirySpan,
  expiryCalls,
  expirySpan,
  mostExpiringBatches,
} from '@praxora/contract/inventory/expiry.calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { InventoryTabs, inventoryKey, useValueTexts } from '../../../domain/inventory/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { formatNumber } from '../../../lib/format.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ListPage } from '../../../ui/page/ListPage.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { ExpirySum, useExpiryColumns } from './expiry-columns.tsx';
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
  const batches = isPlaceholderData ? undefined : data?.batches;
  const columns = useExpiryColumns();
  return (
    <ListPage
      header={
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
      }
      tabs={<InventoryTabs current="expiry" />}
      filters={
        <SpanChoice
          span={span}
          figures={data?.figures}
          onChange={(next) => setSearch(next === defaultSpan ? {} : { span: next }, { replace: true })}
        />
      }
      toolbar={
        batches &&
        figures &&
        figures.batches > batches.length && (
          <p className="quiet fz-note mb-12">
            {t('expiring.most', { number: formatNumber(mostExpiringBatches, 0) })}
          </p>
        )
      }
      query={{ data: batches, error, refetch }}
      waiting="table"
      failed={{ title: t('expiring.failed.title'), text: t('expiring.failed.text') }}
      columns={columns}
      keyOf={({ articleId, batchNumber, expirationDate }) =>
        `${String(articleId)} ${expirationDate} ${batchNumber}`
      }
      empty={
        <EmptyState title={t('expiring.empty.title')} pictures={['anaesthesie']}>
          {t('expiring.empty.text')}
        </EmptyState>
      }
      label={t('expiring.list')}
      phone="cards"
      foot={batches && figures && <ExpirySum figures={figures} columns={columns.length} />}
    />
  );
}
