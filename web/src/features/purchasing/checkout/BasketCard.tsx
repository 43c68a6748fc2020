// A vendor's basket as it will be ordered; afterwards, its order.
import { Loader, VisuallyHidden } from '@mantine/core';
import { isToBeSent } from '@praxora/rules/purchasing/order-states';
import type { TransmissionMethod } from '@praxora/rules/vendors/transmission-method';
import {
  IconAlertTriangleFilled,
  IconCircleCheckFilled,
  IconHeartFilled,
  IconInfoCircle,
  IconTruckDelivery,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type OpenedVendor, OrderState, WaitsForApproval } from '../../../domain/purchasing/index.ts';
import { ParcelDelivery, SentByYou, VendorMonogram } from '../../../domain/vendors/index.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import classes from './BasketCard.module.css';
import { BasketFoot } from './BasketFoot.tsx';
import { BasketLines } from './BasketLines.tsx';
import { useBasketReview } from './checkout.queries.ts';
import { type Entry, openBaskets } from './entries.ts';
import { Notice } from './Notice.tsx';
import type { Checkout } from './useCheckout.ts';

// A vendor that was not chosen until a line came in: what lay in its basket before is not forgotten, and not ordered unseen.
function Opened({ opened: { lay } }: { opened: OpenedVendor }) {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  const names = new Intl.ListFormat(language).format(lay.map((one) => one[language]));
  return (
    <p className="row gap-10 items-top bg-sunken line-bottom fz-note p-12-18">
      <IconInfoCircle className="leading-sign" size={17} stroke={1.7} aria-hidden />
      <span>{t('opened', { names, count: lay.length })}</span>
    </p>
  );
}

interface BasketCardProps {
  entry: Entry;
  /** It was not to be ordered from until now. */
  opened?: OpenedVendor | undefined;
  /** A cost center can be chosen for every position. */
  withCostCenters: boolean;
  checkout: Checkout;
}

export function BasketCard({ entry, opened, withCostCenters, checkout }: BasketCardProps) {
  const { t } = useTranslation(['checkout', 'orders']);
  const { vendorId, shown, attempt } = entry;
  const { vendor } = shown.basket;
  const isOrdered = attempt?.state === 'ordered';
  const isStillThere = attempt === undefined || (attempt.state === 'refused' && entry.canBeOrdered);
  const { data: review } = useBasketReview(shown.addressId, vendorId, isStillThere);
  const number = review?.customerNumber;
  const ordered = shown.lines.filter(({ checked }) => checked);
  return (
    <section
      className={`${classes.card} panel overflow-hidden`}
      aria-labelledby={`basket-${vendorId}`}
      data-ordered={isOrdered || undefined}
    >
      <div className={`${classes.head} phone-flex-wrap phone-p-12-16 row gap-12 bg-sunken p-8-20`}>
        <VendorMonogram name={vendor.name} hue={vendor.hue} size={28} />
        <div className="wrap gap-0-14 items-baseline rest">
          <h2 id={`basket-${vendorId}`} className="fz-body anywhere">
            {vendor.name}
          </h2>
          {vendor.isFavorite && (
            <span className="c-primary inline-flex self-center" title={t('orders:head.favorite')}>
              <IconHeartFilled size={15} aria-hidden />
              <VisuallyHidden>{t('orders:head.favorite')}</VisuallyHidden>
            </span>
          )}
          {number !== undefined && (
            <span className="quiet fz-note">
              {number === '' ? t('customerNumber.none') : t('customerNumber.is', { number })}
            </span>
          )}
        </div>
        <p className={`${classes.promise} quiet fz-note row gap-8 items-baseline`}>
          <IconTruckDelivery className="leading-sign" size={16} stroke={1.7} aria-hidden />
          <span className={`${classes.delivery} wrap gap-0-6`}>
            <ParcelDelivery vendorId={vendorId} offers={ordered.map(({ item }) => item.offer)} />
          </span>
        </p>
        {attempt === undefined && (
          <div className={`${classes.marks} wrap gap-6`}>
            <SentByYou vendor={vendor} />
            <WaitsForApproval basket={shown} among={openBaskets(checkout.entries)} />
          </div>
        )}
        <Progress attempt={attempt} transmission={vendor.transmission} />
      </div>
      {isOrdered ? null : (
        <>
          <Notice entry={entry} checkout={checkout} />
          {opened && <Opened opened={opened} />}
          <BasketLines
            lines={shown.lines}
            isFixed={!isStillThere || checkout.isRunning}
            withCostCenters={withCostCenters}
            checkout={checkout}
          />
          <BasketFoot
            shown={shown}
            note={review?.note}
            disabled={!isStillThere || checkout.isRunning}
            checkout={checkout}
          />
        </>
      )}
    </section>
  );
}

type ProgressProps = Pick<Entry, 'attempt'> & { transmission: TransmissionMethod };

function Progress({ attempt, transmission }: ProgressProps) {
  const { t } = useTranslation('checkout');
  const isByHand = attempt?.state === 'ordered' && isToBeSent({ state: attempt.order.state, transmission });
  switch (attempt?.state) {
    case 'sending':
      return (
        <span className={`${classes.progress} inline-row gap-8 quiet fz-note fw-560`} role="status">
          <Loader size={16} aria-hidden />
          {t('progress.sending')}
        </span>
      );
    case 'ordered':
      return (
        <span
          className={`${classes.progress} inline-row gap-8 quiet fz-note fw-560`}
          data-tone="ok"
          role="status"
        >
          {(attempt.order.state === 'pending-approval' || isByHand) && (
            <OrderState state={attempt.order.state} isToBeSent={isByHand} />
          )}
          <IconCircleCheckFilled size={18} aria-hidden />
          <span className="px-num">
            {t('progress.ordered', {
              number: attempt.order.orderNumber,
              total: formatMoney(attempt.order.netCents),
            })}
          </span>
        </span>
      );
    case 'refused':
    case 'unanswered':
      return (
        <span className={`${classes.progress} inline-row gap-8 quiet fz-note fw-560`} data-tone="warn">
          <IconAlertTriangleFilled size={18} aria-hidden />
          {t('progress.notOrdered')}
        </span>
      );
    default:
      return null;
  }
}
