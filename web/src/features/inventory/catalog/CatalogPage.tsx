// /inventory/catalog: the articles that come from the catalogue, and what each of them costs today.
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { InventoryTabs } from '../../../domain/inventory/index.ts';
import { formatNumber } from '../../../lib/format.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { FilterRow } from '../../../ui/filters/FilterRow.tsx';
import { comingFacts, PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Paging, readPage } from '../../../ui/page/Paging.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { catalogPageSize, useCatalogArticles } from './catalog.queries.ts';
import { useCatalogColumns } from './useCatalogColumns.tsx';

export function CatalogPage() {
  const { t } = useTranslation(['inventory', 'common']);
  const [address, setAddress] = useSearchParams();
  const search = address.get('search') ?? '';
  const page = readPage(address.get('page'));
  const { data, error, isPlaceholderData, refetch } = useCatalogArticles(search, page);
  const columns = useCatalogColumns();
  const show = (text: string, next = 1) =>
    setAddress({ ...(text === '' ? {} : { search: text }), ...(next === 1 ? {} : { page: String(next) }) });
  return (
    <>
      <PageHeader
        title={t('catalog.title')}
        facts={
          data ? t('catalog.facts', { count: data.total, number: formatNumber(data.total, 0) }) : comingFacts
        }
      />
      <InventoryTabs current="catalog" />
      <FilterRow
        label={t('catalog.search')}
        search={{ label: t('catalog.search'), value: search, maxLength: 200, onSearch: (text) => show(text) }}
        isFiltered={search !== ''}
        onReset={() => show('')}
      >
        {null}
      </FilterRow>
      {error ? (
        <ErrorState title={t('catalog.failed.title')} onRetry={() => void refetch()}>
          {t('catalog.failed.text')}
        </ErrorState>
      ) : (
        <DataTable
          columns={columns}
          rows={isPlaceholderData ? undefined : data?.items}
          keyOf={({ articleId }) => articleId}
          empty={
            <EmptyState guide="configure-article" title={t('catalog.empty.title')} pictures={['einweg']}>
              {search === '' ? t('catalog.empty.text') : t('catalog.empty.noHit', { search })}
            </EmptyState>
          }
          label={t('catalog.list')}
          phone="cards"
        />
      )}
      <Paging
        page={page}
        pages={Math.ceil((data?.total ?? 0) / catalogPageSize)}
        onPage={(next) => show(search, next)}
      />
    </>
  );
}
