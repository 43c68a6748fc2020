// Page of an order that an approver rejected: the order as it was, the reason, and the two ways to proceed.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { useClinic } from '../../../domain/account/index.ts';
import { OrderTabs, ordersKey } from '../../../domain/purchasing/index.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { deleteRejected, type RejectedOrder, useRejectedOrders } from './approvals.queries.ts';
import { RejectedCard } from './RejectedCard.tsx';

function DeleteRejected({ rejected, onClose }: { rejected: RejectedOrder; onClose: () => void }) {
  const { t } = useTranslation('approvals');
  const number = rejected.data.orderNumber;
  const remove = useChange({
    call: () => deleteRejected(rejected.key),
    success: () => t('rejected.deleted', { number }),
    refetch: [ordersKey],
  });
  return (
    <FormDialog
      title={t('rejected.deleteTitle', { number })}
      action={t('rejected.deleteAction')}
      isDangerous
      onSubmit={() => remove.send()}
      onClose={onClose}
    >
      <p>{t('rejected.deleteText')}</p>
    </FormDialog>
  );
}

export function RejectedPage() {
  const { t } = useTranslation(['approvals', 'routes']);
  const clinic = useClinic();
  const { data, error, refetch } = useRejectedOrders(clinic);
  const [deleted, setDeleted] = useState<RejectedOrder | null>(null);
  // A practice without a clinic knows no approvals.
  if (clinic === null) return <Navigate to={pathTo('orders')} replace />;
  if (clinic === undefined || (!data && !error)) return <PageSkeleton />;
  return (
    <>
      <PageHeader
        title={t('routes:rejectedOrders')}
        facts={data ? t('rejected.count', { count: data.length }) : undefined}
      />
      <OrderTabs current="rejected" />
      {!data ? (
        <ErrorState title={t('rejected.failed')} onRetry={() => void refetch()}>
          {t('failed.text')}
        </ErrorState>
      ) : data.length === 0 ? (
        <EmptyState title={t('rejected.emptyTitle')} pictures={['buero', 'dosen']}>
          {t('rejected.emptyText')}
        </EmptyState>
      ) : (
        <div className="grid gap-20 maw-1080 pb-32">
          {data.map((rejected) => (
            <RejectedCard
              key={rejected.key.submissionDate}
              rejected={rejected}
              onDelete={() => setDeleted(rejected)}
            />
          ))}
        </div>
      )}
      {deleted && <DeleteRejected rejected={deleted} onClose={() => setDeleted(null)} />}
    </>
  );
}
