// Card of an order awaiting approval: who ordered, the positions and total, the current stock, and the last price paid.
import { Button, Checkbox } from '@mantine/core';
import type { PendingApproval } from '@praxora/contract/purchasing/approvals.calls';
import { IconCheck, IconPencil, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LazyEarlierVersions } from '../../../domain/purchasing/index.ts';
import { VendorMonogram } from '../../../domain/vendors/index.ts';
import { formatDate, formatDateTime, formatMoney } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { ApprovalPositions } from './ApprovalPositions.tsx';
import classes from './Approvals.module.css';
import { SplitOffer } from './SplitOffer.tsx';

interface ApprovalCardProps {
  pending: PendingApproval;
  /** The mail led here for this one. */
  isTarget: boolean;
  canDecide: boolean;
  onApprove: () => void;
  onReject: () => void;
  onChange: () => void;
  /** Chosen to be approved together with others. */
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

export function ApprovalCard({ pending, isTarget, canDecide, ...decision }: ApprovalCardProps) {
  const { t } = useTranslation('approvals');
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isTarget) card.current?.scrollIntoView({ block: 'start' });
  }, [isTarget]);
  const { order } = pending;
  const titleId = `approval-${order.id}`;
  return (
    <article
      ref={card}
      className={`${classes.card} scroll-below-header phone-p-16 panel p-20-22 bg-sheet`}
      data-target={isTarget || undefined}
      aria-labelledby={titleId}
    >
      <CardHead pending={pending} titleId={titleId} />
      <CardFigures pending={pending} />
      {pending.reason === 'budget' && <p className="c-warn fz-note m-0-0-12">{t('card.aboveBudget')}</p>}
      {pending.reason === null && <p className="quiet fz-note m-0-0-12">{t('card.withinLimits')}</p>}
      {order.message !== '' && (
        <p className="quiet fz-note m-0-0-12">{t('card.message', { text: order.message })}</p>
      )}
      <LazyEarlierVersions order={order} />
      <ApprovalPositions pending={pending} />
      {canDecide && <SplitOffer order={order} />}
      <footer className={`${classes.foot} wrap gap-10 items-center justify-end mt-18`}>
        {canDecide ? (
          <Decision order={order} {...decision} />
        ) : (
          <p className={`${classes.hint} quiet fz-note m-0-0-12`}>{t('card.others')}</p>
        )}
      </footer>
    </article>
  );
}

function CardHead({ pending, titleId }: { pending: PendingApproval; titleId: string }) {
  const { t } = useTranslation(['approvals', 'orders']);
  const { order, submittedBy, submittedAt } = pending;
  return (
    <header className="row gap-14 items-top phone-flex-wrap">
      <VendorMonogram name={order.vendor.name} hue={order.vendor.hue} />
      <div className={`${classes.words} rest`}>
        <h2 className="fz-title fw-640 m-0-0-2" id={titleId}>
          <Link to={pathTo('order', { orderId: order.id })}>{order.vendor.name}</Link>
        </h2>
        <p>
          {t('card.by', { number: order.orderNumber, name: submittedBy, date: formatDateTime(submittedAt) })}
        </p>
        <p>{t('card.to', { address: order.deliveryAddress.shortName })}</p>
        <p className="wrap gap-0-14">
          {order.orderReference !== '' && (
            <span>{t('orders:reference', { reference: order.orderReference })}</span>
          )}
          {order.requestedDeliveryDate !== null && (
            <span>{t('orders:requestedDay', { date: formatDate(order.requestedDeliveryDate) })}</span>
          )}
        </p>
      </div>
      <div className={`${classes.sum} ta-right`}>
        <b className="px-num block fz-sum fw-640 nowrap">{formatMoney(order.netCents)}</b>
        <span className="c-ink-3 fz-caption">
          {t(order.surchargeCents > 0 ? 'card.netWithSurcharge' : 'card.net')}
        </span>
      </div>
    </header>
  );
}

function CardFigures({ pending }: { pending: PendingApproval }) {
  const { t } = useTranslation('approvals');
  const { order, reason, limitCents, monthLimitCents, countedCents, buyersMonthCents, spentThisMonthCents } =
    pending;
  return (
    <dl className={`${classes.figures} wrap gap-8-36 bg-hover bdrs-10 m-16-0 p-12-16`}>
      {reason === 'order' && <Figure label={t('card.above')} cents={countedCents - limitCents} tone="warn" />}
      {reason === 'month' && monthLimitCents !== null && (
        <Figure label={t('card.aboveMonth')} cents={buyersMonthCents - monthLimitCents} tone="warn" />
      )}
      {monthLimitCents !== null && <Figure label={t('card.buyersMonth')} cents={buyersMonthCents} />}
      {countedCents > order.netCents && <Figure label={t('card.counted')} cents={countedCents} />}
      <Figure label={t('card.spent')} cents={spentThisMonthCents} />
      <Figure label={t('card.shipping')} cents={order.shippingCents} />
      {order.surchargeCents > 0 && <Figure label={t('card.surcharge')} cents={order.surchargeCents} />}
    </dl>
  );
}

function Figure({ label, cents, tone }: { label: string; cents: number; tone?: 'warn' }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="px-num" data-tone={tone}>
        {formatMoney(cents)}
      </dd>
    </div>
  );
}

type DecisionProps = Pick<PendingApproval, 'order'> &
  Pick<ApprovalCardProps, 'onApprove' | 'onReject' | 'onChange' | 'isChosen' | 'onChoose'>;

function Decision({ order, onApprove, onReject, onChange, isChosen, onChoose }: DecisionProps) {
  const { t } = useTranslation('approvals');
  return (
    <>
      <Checkbox
        className="rest"
        label={t('card.choose', { number: order.orderNumber })}
        checked={isChosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
      />
      <Button
        variant="default"
        leftSection={<IconPencil size={17} stroke={1.7} aria-hidden />}
        onClick={onChange}
        aria-label={t('card.changeOf', { number: order.orderNumber })}
      >
        {t('card.change')}
      </Button>
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
  );
}
