// What was ordered, newest first.
import { Button, Pagination } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router';
import { pathTo } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PageSkeleton } from '../../ui/PageSkeleton.tsx';
import classes from './OrdersPage.module.css';
import { OrderTable } from './OrderTable.tsx';
import { ordersPageSize, useOrders } from './orders.queries.ts';

/** Pages are counted from 1 in the address, from 0 by the server. */
function pageOf(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

export function OrdersPage() {
  const { t } = useTranslation(['orders', 'routes']);
  const [search] = useSearchParams();
  const page = pageOf(search.get('page'));
  const { data, error, refetch, isPlaceholderData } = useOrders(page - 1);

  if (!data && !error) return <PageSkeleton />;
  return (
    <>
      <PageHeader
        title={t('routes:orders')}
        facts={data && data.total > 0 ? t('count', { count: data.total }) : undefined}
      />
      {data ? (
        <Orders page={page} data={data} isBusy={isPlaceholderData} />
      ) : (
        <ErrorState title={t('failed.title')} onRetry={() => void refetch()}>
          {t('failed.text')}
        </ErrorState>
      )}
    </>
  );
}

interface OrdersProps {
  page: number;
  data: NonNullable<ReturnType<typeof useOrders>['data']>;
  isBusy: boolean;
}

function Orders({ page, data: { items, total }, isBusy }: OrdersProps) {
  const { t } = useTranslation('orders');
  const [, setSearch] = useSearchParams();
  const pages = Math.ceil(total / ordersPageSize);
  if (total === 0) return <NoOrders />;
  // The address was made by hand.
  if (page > pages) return <Navigate to={{ search: `?page=${pages}` }} replace />;
  return (
    <>
      <div aria-busy={isBusy}>
        <OrderTable orders={items} />
      </div>
      {pages > 1 && (
        <Pagination
          className={classes.paging}
          total={pages}
          value={page}
          onChange={(next) => {
            setSearch(next === 1 ? {} : { page: String(next) });
            window.scrollTo({ top: 0 });
          }}
          getItemProps={(number) => ({ 'aria-label': t('paging.page', { number }) })}
          getControlProps={(control) => ({
            'aria-label': control === 'previous' ? t('paging.previous') : t('paging.next'),
          })}
        />
      )}
    </>
  );
}

function NoOrders() {
  const { t } = useTranslation('orders');
  return (
    <EmptyState
      title={t('empty.title')}
      pictures={['dosen', 'kanister', 'becher']}
      actions={
        <Button
          component={Link}
          to={pathTo('search')}
          leftSection={<IconSearch size={17} stroke={1.7} aria-hidden />}
        >
          {t('empty.toShop')}
        </Button>
      }
    >
      {t('empty.text')}
    </EmptyState>
  );
}
