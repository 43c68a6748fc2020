// A vendor's basket as it will be ordered; afterwards, its order.
import { Loader, Stack } from '@mantine/core';
import { isToBeSent } from '@praxora/rules/purchasing/order-states';
import type { VendorTerms } from '@praxora/rules/vendors/pricing-terms';
import type { TransmissionMethod } from '@praxora/rules/vendors/transmission-method';
import {
  IconAlertTriangleFilled,
  IconCircleCheckFilled,
  IconInfoCircle,
  IconTruckDelivery,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type OpenedVendor, OrderState, Totals, WaitsForApproval } from '../../../domain/purchasing/index.ts';
import { ParcelDelivery, SentByYou, VendorMonogram } from '../../../domain/vendors/index.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import classes from './BasketCard.module.css';
import { BasketLines } from './BasketLines.tsx';
import { useBasketReview } from './checkout.queries.ts';
import { type Entry, openBaskets } from './entries.ts';
import { Notice } from './Notice.tsx';
import type { Checkout } from './useCheckout.ts';
import { VendorNote } from './VendorNote.tsx';

// Shipping costs and small-order surcharges of the vendor.
function Terms({ terms }: { terms: VendorTerms }) {
  const { t } = useTranslation('checkout');
  const { shippingCents, freeShippingFromCents: freeFrom, surchargeCents, surchargeBelowCents } = terms;
  const shipping = formatMoney(shippingCents);
  return (
    <p className="quiet fz-note flex gap-8 lh-150">
      <IconTruckDelivery className="flex-none mt-2" size={16} stroke={1.7} aria-hidden />
      <span>
        <span>
          {shippingCents === 0
            ? t('terms.free')
            : freeFrom === null
              ? t('terms.shipping', { shipping })
              : t('terms.shippingFreeFrom', { shipping, from: formatMoney(freeFrom) })}
        </span>
        {surchargeCents > 0 && surchargeBelowCents > 0 && (
          <span className="block">
            {t('terms.surcharge', {
              surcharge: formatMoney(surchargeCents),
              below: formatMoney(surchargeBelowCents),
            })}
          </span>
        )}
      </span>
    </p>
  );
}

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
