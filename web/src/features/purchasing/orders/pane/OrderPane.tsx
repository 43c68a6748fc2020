// Order pane: facts, actions, positions, receipts and history.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useEarlyScans, useForgetEarlyScans, useOrder } from '../../../../domain/purchasing/index.ts';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { pathTo } from '../../../../lib/paths.ts';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../../../ui/feedback/PageSkeleton.tsx';
import { OrderContents } from './OrderContents.tsx';

interface OrderPaneProps {
  orderId: number;
  /** Whether the pane is the only content of the page and sets the page title. */
  isAlone?: boolean;
}

export function OrderPane({ orderId, isAlone = false }: OrderPaneProps) {
  const { t } = useTranslation(['orders', 'routes']);
  const { data: order, error, refetch } = useOrder(orderId);
  useEarlyScans(order || error ? null : orderId);
  useForgetEarlyScans(orderId);
  if (order) return <OrderContents order={order} isAlone={isAlone} />;
  if (error instanceof ApiError && (error.code === 'NOT_FOUND' || error.status === 422)) {
    return (
      <>
        {isAlone && <h1>{t('routes:order')}</h1>}
        <EmptyState
          title={t('missing.title')}
          pictures={['dosen', 'flasche']}
          actions={
            <Button component={Link} to={pathTo('orders')} variant="default">
              {t('missing.toOrders')}
            </Button>
          }
        >
          {t('missing.text')}
        </EmptyState>
      </>
    );
  }
  if (error) {
    return (
      <ErrorState title={t('pane.failedTitle')} titleLevel={isAlone ? 1 : 2} onRetry={() => void refetch()}>
        {t('failed.text')}
      </ErrorState>
    );
  }
  return <PageSkeleton />;
}
