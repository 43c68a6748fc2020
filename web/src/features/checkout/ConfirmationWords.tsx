// What a confirmation says of its orders, as they are when it is read: it can be looked at again long after.
import { useTranslation } from 'react-i18next';
import { useApprovalLimit } from '../../domain/approvals/approval.ts';
import type { PlacedOrder } from './placed-orders.ts';

export const isWaiting = ({ state }: PlacedOrder): boolean => state === 'pending-approval';
const isGoingOut = ({ state }: PlacedOrder): boolean => state === 'transmitting';
/** Nothing of it is on its way any more, which its own mark says. */
const hasEnded = ({ state }: PlacedOrder): boolean =>
  state === 'rejected' || state === 'cancelled' || state === 'fully-received';

export function ConfirmationTitle({ orders }: { orders: readonly PlacedOrder[] }) {
  const { t } = useTranslation('checkout');
  const waiting = orders.filter(isWaiting).length;
  const sent = orders.length - waiting;
  if (orders.some(hasEnded)) return t('done.orders');
  if (waiting === 0) return t('done.title', { count: sent });
  if (sent === 0) return t('done.titleWaiting', { count: waiting });
  return t('done.titleBoth', {
    sent: t('done.sent', { count: sent }),
    waiting: t('done.waiting', { count: waiting }),
  });
}

export function ConfirmationText({ orders, address }: { orders: readonly PlacedOrder[]; address: string }) {
  const { t } = useTranslation('checkout');
  const waiting = orders.filter(isWaiting).length;
  const sent = orders.filter((order) => !isWaiting(order) && !hasEnded(order));
  const isGoing = sent.some(isGoingOut);
  const count = sent.length;
  return (
    <>
      {waiting > 0 && (
        <>
          <WaitingText count={waiting} isAll={waiting === orders.length} />{' '}
        </>
      )}
      {count > 0 && (
        <>
          {waiting > 0
            ? t(isGoing ? 'done.restTransmitting' : 'done.restTransmitted')
            : t(isGoing ? 'done.transmitting' : 'done.transmitted', { count })}{' '}
          {t('done.delivery', { address, count })}
        </>
      )}
    </>
  );
}

function WaitingText({ count, isAll }: { count: number; isAll: boolean }) {
  const { t } = useTranslation('checkout');
  const approvers = useApprovalLimit()?.approvers;
  if (!isAll) return approvers ? t('done.partWaiting', { approvers }) : t('done.partWaitingPlain');
  return approvers ? t('done.textWaiting', { count, approvers }) : t('done.textWaitingPlain', { count });
}
