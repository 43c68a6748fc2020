// Text of a confirmation about its orders in their present state: it can be opened again long after.
import { isToBeSent } from '@praxora/rules/purchasing/order-states';
import { useTranslation } from 'react-i18next';
import { useApprovalLimit } from '../../../domain/purchasing/index.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import type { PlacedOrder } from './placed-orders.ts';

const isWaiting = ({ state }: PlacedOrder): boolean => state === 'pending-approval';
const isGoingOut = ({ state }: PlacedOrder): boolean => state === 'transmitting';
/** Whether the order is not or no longer on its way; its status mark says why. */
const standsStill = ({ state, hasFailed }: PlacedOrder): boolean =>
  hasFailed || state === 'rejected' || state === 'cancelled' || state === 'fully-received';
const isSent = (order: PlacedOrder): boolean =>
  !isWaiting(order) && !isToBeSent(order) && !standsStill(order);

/** Whether a user must act before the order goes to a vendor. */
export const waitsForDecision = (order: PlacedOrder): boolean => isWaiting(order) || isToBeSent(order);

export function ConfirmationTitle({ orders }: { orders: readonly PlacedOrder[] }) {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  const waiting = orders.filter(isWaiting).length;
  const toBeSent = orders.filter(isToBeSent).length;
  const sent = orders.filter(isSent).length;
  if (orders.some(standsStill)) return t('done.orders');
  if (sent === orders.length) return t('done.title', { count: sent });
  if (waiting === orders.length) return t('done.titleWaiting', { count: waiting });
  if (toBeSent === orders.length) return t('done.titleToBeSent', { count: toBeSent });
  const parts = [
    sent > 0 && t('done.sent', { count: sent }),
    waiting > 0 && t(sent > 0 ? 'done.waiting' : 'done.waitingFirst', { count: waiting }),
    toBeSent > 0 && t('done.toBeSent', { count: toBeSent }),
  ].filter((part) => part !== false);
  return new Intl.ListFormat(language, { type: 'unit' }).format(parts);
}

export function ConfirmationText({ orders, address }: { orders: readonly PlacedOrder[]; address: string }) {
  const { t } = useTranslation('checkout');
  const waiting = orders.filter(isWaiting);
  const coming = orders.filter((order) => !isWaiting(order) && !standsStill(order)).length;
  return (
    <>
      {waiting.length > 0 && (
        <>
          <WaitingText waiting={waiting} isAll={waiting.length === orders.length} />{' '}
        </>
      )}
      <SentText orders={orders} />
      {coming > 0 && t('done.delivery', { address, count: coming })}
    </>
  );
}

/** Orders that are out: those the practice has sent itself, and those handed over for it. */
function SentText({ orders }: { orders: readonly PlacedOrder[] }) {
  const { t } = useTranslation('checkout');
  const sent = orders.filter(isSent);
  const marked = sent.filter(({ transmission }) => transmission === 'manual').length;
  const handedOver = sent.filter(({ transmission }) => transmission !== 'manual');
  return (
    <>
      {marked > 0 && (
        <>
          {marked === orders.length
            ? t('done.markedSent', { count: marked })
            : t('done.partMarkedSent', { number: marked })}{' '}
        </>
      )}
      <HandedOverText orders={handedOver} isAll={handedOver.length === orders.length} />
    </>
  );
}

function HandedOverText({ orders, isAll }: { orders: readonly PlacedOrder[]; isAll: boolean }) {
  const { t } = useTranslation('checkout');
  const count = orders.length;
  if (count === 0) return null;
  if (orders.some(isGoingOut))
    return <>{isAll ? t('done.transmitting', { count }) : t('done.restTransmitting')} </>;
  if (orders.some(({ isInOutbox }) => isInOutbox))
    return <>{isAll ? t('done.inOutbox', { count }) : t('done.restInOutbox')} </>;
  return <>{isAll ? t('done.transmitted', { count }) : t('done.restTransmitted')} </>;
}

function WaitingText({ waiting, isAll }: { waiting: readonly PlacedOrder[]; isAll: boolean }) {
  const { t } = useTranslation('checkout');
  const approvers = useApprovalLimit()?.approvers;
  const count = waiting.length;
  if (waiting.some(({ transmission }) => transmission === 'manual')) return t('done.waitingByHand');
  if (!isAll) return approvers ? t('done.partWaiting', { approvers }) : t('done.partWaitingPlain');
  return approvers ? t('done.textWaiting', { count, approvers }) : t('done.textWaitingPlain', { count });
}
