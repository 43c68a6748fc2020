// A vendor's basket as it will be ordered; afterwards, its order.
import { Loader, Stack } from '@mantine/core';
import { isToBeSent } from '@praxora/rules/purchasing/order-states';
import type { TransmissionMethod } from '@praxora/rules/vendors/transmission-method';
import { IconAlertTriangleFilled, IconCircleCheckFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type OpenedVendor, OrderState, Totals, WaitsForApproval } from '../../../domain/purchasing/index.ts';
import { ParcelDelivery, SentByYou, VendorMonogram } from '../../../domain/vendors/index.ts';
import { formatMoney } from '../../../lib/format.ts';
import classes from './BasketCard.module.css';
import { BasketLines } from './BasketLines.tsx';
import { useBasketReview } from './checkout.queries.ts';
import type { Entry } from './entries.ts';
import { Notice } from './Notice.tsx';
import { Opened } from './Opened.tsx';
import { Terms } from './Terms.tsx';
import type { Checkout } from './useCheckout.ts';
import { VendorNote } from './VendorNote.tsx';

interface BasketCardProps {
  entry: Entry;
  /** It was not to be ordered from until now. */
  opened?: OpenedVendor | undefined;
  checkout: Checkout;
}

export function BasketCard({ entry, opened, checkout }: BasketCardProps) {
  const { t } = useTranslation('checkout');
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
      <div className={`${classes.head} phone-flex-wrap phone-p-14-16 row gap-12 bg-sunken p-14-20`}>
        <VendorMonogram name={vendor.name} hue={vendor.hue} />
        <div className="rest">
          <h2 id={`basket-${vendorId}`} className="fz-lead anywhere">
            {vendor.name}
          </h2>
          <p className="wrap gap-0-14 quiet fz-note mt-1">
            <span>{t('positions', { count: shown.checkedCount })}</span>
            <ParcelDelivery offers={ordered.map(({ item }) => item.offer)} />
            {number !== undefined && (
              <span>{number === '' ? t('customerNumber.none') : t('customerNumber.is', { number })}</span>
            )}
          </p>
        </div>
        {attempt === undefined && (
          <div className={`${classes.marks} wrap gap-6`}>
            <SentByYou vendor={vendor} />
            <WaitsForApproval basket={shown} />
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
            checkout={checkout}
          />
          <div className="side-264 phone-one-column phone-p-14-16-16 line-top grid gap-16-32 p-14-20-16">
            <Stack gap={12} miw={0}>
              <VendorNote
                vendorName={vendor.name}
                note={review?.note}
                disabled={!isStillThere || checkout.isRunning}
                onSave={(note) => checkout.writeNote(vendorId, note)}
              />
              <Terms terms={shown.basket.conditions.terms} />
            </Stack>
            <Totals totals={shown} />
          </div>
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
