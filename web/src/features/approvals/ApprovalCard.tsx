// One waiting order: who wants what for how much, what is still there, and what it cost the last time.
import { Button } from '@mantine/core';
import type { PendingApproval } from '@praxora/contract/approvals/approvals.calls';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { VendorMonogram } from '../../domain/vendors/VendorMonogram.tsx';
import { formatDateTime, formatMoney } from '../../lib/format.ts';
import { pathTo } from '../../lib/paths.ts';
import { ApprovalPositions } from './ApprovalPositions.tsx';
import classes from './Approvals.module.css';

interface ApprovalCardProps {
  pending: PendingApproval;
  /** The mail led here for this one. */
  isWanted: boolean;
  canDecide: boolean;
  onApprove: () => void;
  onReject: () => void;
}

export function ApprovalCard({ pending, isWanted, canDecide, onApprove, onReject }: ApprovalCardProps) {
  const { t } = useTranslation('approvals');
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isWanted) card.current?.scrollIntoView({ block: 'start' });
  }, [isWanted]);
  const { order, limitCents, countedCents, spentThisMonthCents } = pending;
  const title = `approval-${order.id}`;
  return (
    <article ref={card} className={classes.card} data-wanted={isWanted || undefined} aria-labelledby={title}>
      <header className={classes.head}>
        <VendorMonogram name={order.vendor.name} hue={order.vendor.hue} />
        <div className={classes.words}>
          <h2 id={title}>
            <Link to={pathTo('order', { orderId: order.id })}>{order.vendor.name}</Link>
          </h2>
          <p>
            {t('card.by', {
              number: order.orderNumber,
              name: pending.submittedBy,
              date: formatDateTime(pending.submittedAt),
            })}
          </p>
          <p>{t('card.to', { address: order.deliveryAddress.shortName })}</p>
        </div>
        <div className={classes.sum}>
          <b className="px-num">{formatMoney(order.netCents)}</b>
          <span>{t('card.net')}</span>
        </div>
      </header>
      <dl className={classes.figures}>
        <div>
          <dt>{t('card.above')}</dt>
          <dd className="px-num" data-tone="warn">
            {formatMoney(countedCents - limitCents)}
          </dd>
        </div>
        {countedCents > order.netCents && (
          <div>
            <dt>{t('card.counted')}</dt>
            <dd className="px-num">{formatMoney(countedCents)}</dd>
          </div>
        )}
        <div>
          <dt>{t('card.spent')}</dt>
          <dd className="px-num">{formatMoney(spentThisMonthCents)}</dd>
        </div>
        <div>
          <dt>{t('card.shipping')}</dt>
          <dd className="px-num">{formatMoney(order.shippingCents + order.surchargeCents)}</dd>
        </div>
      </dl>
      {order.message !== '' && (
        <p className={classes.message}>{t('card.message', { text: order.message })}</p>
      )}
      <ApprovalPositions pending={pending} />
      <footer className={classes.foot}>
        {canDecide ? (
          <>
            <Button
              variant="default"
              leftSection={<IconX size={17} stroke={1.7} aria-hidden />}
              onClick={onReject}
              aria-label={t('card.rejectOf', { number: order.orderNumber })}
            >
              {t('card.reject')}
            </Button>
            <Button
              leftSection={<IconCheck size={17} stroke={1.9} aria-hidden />}
              onClick={onApprove}
              aria-label={t('card.approveOf', { number: order.orderNumber })}
            >
              {t('card.approve', { total: formatMoney(order.netCents) })}
            </Button>
          </>
        ) : (
          <p className={classes.hint}>{t('card.others')}</p>
        )}
      </footer>
    </article>
  );
}
