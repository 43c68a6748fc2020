// Orders above the clinic's limit: everything an approver needs to decide, and the decision.
import type { PendingApproval } from '@praxora/contract/purchasing/approvals.calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { useClinic } from '../../../domain/account/index.ts';
import { OrderTabs } from '../../../domain/purchasing/index.ts';
import { formatMoney } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { ApprovalCard } from './ApprovalCard.tsx';
import { ApproveSeveral } from './ApproveSeveral.tsx';
import { usePendingApprovals } from './approvals.queries.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { ApproveDialog, RejectDialog } from './DecisionDialogs.tsx';

interface Dialog {
  readonly decision: 'approve' | 'reject' | 'change';
  readonly pending: PendingApproval;
}

export function ApprovalsPage() {
  const { t } = useTranslation(['approvals', 'routes']);
  const clinic = useClinic();
  const [search] = useSearchParams();
  const { data, error, refetch } = usePendingApprovals(clinic);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set());
  // A practice without a clinic knows no approvals.
  if (clinic === null) return <Navigate to={pathTo('orders')} replace />;
  if (clinic === undefined || (!data && !error)) return <PageSkeleton />;
  const targetId = Number(search.get('order'));
  const close = () => setDialog(null);
  return (
    <>
      <PageHeader
        title={t('routes:orderApprovals')}
        facts={t('facts', {
          limit: formatMoney(clinic.spendingLimitCents),
          approvers: clinic.approvers.map(({ name }) => name).join(', '),
        })}
      />
      <OrderTabs current="approvals" />
      {!data ? (
        <ErrorState title={t('failed.title')} onRetry={() => void refetch()}>
          {t('failed.text')}
        </ErrorState>
      ) : data.length === 0 ? (
        <EmptyState guide="approvals" title={t('empty.title')} pictures={['buero', 'beutel']}>
          {t('empty.text')}
        </EmptyState>
      ) : (
        <div className="grid gap-20 maw-1080 pb-32">
          {clinic.isApprover && data.length > 1 && (
            <ApproveSeveral
              orders={data.map(({ order }) => order)}
              chosenIds={chosenIds}
              onChoose={setChosenIds}
            />
          )}
          {data.map((pending) => (
            <ApprovalCard
              key={pending.order.id}
              pending={pending}
              isTarget={pending.order.id === targetId}
              canDecide={clinic.isApprover}
              onApprove={() => setDialog({ decision: 'approve', pending })}
              onChange={() => setDialog({ decision: 'change', pending })}
              onReject={() => setDialog({ decision: 'reject', pending })}
              isChosen={chosenIds.has(pending.order.id)}
              onChoose={(isChosen) => setChosenIds((ids) => withChoice(ids, pending.order.id, isChosen))}
            />
          ))}
        </div>
      )}
      {dialog?.decision === 'approve' && <ApproveDialog order={dialog.pending.order} onClose={close} />}
      {dialog?.decision === 'change' && <ChangeDialog order={dialog.pending.order} onClose={close} />}
      {dialog?.decision === 'reject' && <RejectDialog order={dialog.pending.order} onClose={close} />}
    </>
  );
}

function withChoice(ids: ReadonlySet<number>, orderId: number, isChosen: boolean): ReadonlySet<number> {
  const chosen = new Set(ids);
  if (isChosen) chosen.add(orderId);
  else chosen.delete(orderId);
  return chosen;
}
