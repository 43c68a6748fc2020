// Cells of a vendor's row.
import { Group } from '@mantine/core';
import type { VendorListed } from '@praxora/contract/vendors/vendor';
import { useTranslation } from 'react-i18next';
import { VendorLink, VendorMonogram, vendorColour } from '../../../domain/vendors/index.ts';
import { formatMoney } from '../../../lib/format.ts';
import { DeliveryScale } from '../DeliveryScale.tsx';
import { isLate, realDays } from '../delivery.ts';
import { useVendorTexts } from '../useVendorTexts.ts';
import { HiddenMark, OwnMark, Rating } from '../VendorMarks.tsx';
import classes from './VendorList.module.css';

interface CellProps {
  vendor: VendorListed;
}

export function VendorCell({ vendor }: CellProps) {
  const { t } = useTranslation('vendors');
  const { id, name, hue, isHidden, isOwn, rating, customerNumber } = vendor;
  return (
    <Group gap={12} wrap="nowrap">
      <VendorMonogram name={name} hue={hue} size={36} isGrey={isHidden} />
      <div className="lh-135 min-w-0">
        <div className={`${classes.name} wrap gap-0-8 items-center fw-560`}>
          <VendorLink id={id} name={name} />
          {isOwn && <OwnMark />}
        </div>
        <div className={`${classes.facts} wrap gap-0-6 items-center c-ink-3 fz-caption`}>
          {isHidden ? <HiddenMark /> : <Rating rating={rating} />}
          {customerNumber !== '' && (
            <span className="px-num">{t('list.customerNumber', { number: customerNumber })}</span>
          )}
          {customerNumber === '' && !isOwn && !isHidden && <span>{t('list.noCustomerNumber')}</span>}
        </div>
      </div>
    </Group>
  );
}

export function ShippingCell({ vendor: { termsInForce: terms } }: CellProps) {
  const { t } = useTranslation('vendors');
  if (terms === null)
    return <span className="c-ink-3 inline-block maw-104 ws-normal">{t('terms.notDelivered')}</span>;
  if (terms.shippingCents === 0 || terms.freeShippingFromCents === 0)
    return <span className={`${classes.quiet} quiet`}>{t('terms.alwaysFree')}</span>;
  return (
    <>
      {formatMoney(terms.shippingCents)}
      <div className="c-ink-3 fz-caption">
        {terms.freeShippingFromCents === null
          ? t('terms.neverFree')
          : t('terms.freeFrom', { amount: formatMoney(terms.freeShippingFromCents) })}
      </div>
    </>
  );
}

export function SurchargeCell({ vendor: { termsInForce: terms } }: CellProps) {
  const { t } = useTranslation('vendors');
  if (terms === null) return <span className="c-ink-3">–</span>;
  if (terms.surchargeCents === 0 || terms.surchargeBelowCents === 0)
    return <span className="c-ink-3">{t('terms.noSurcharge')}</span>;
  return (
    <>
      {formatMoney(terms.surchargeCents)}
      <div className="c-ink-3 fz-caption">
        {t('terms.below', { amount: formatMoney(terms.surchargeBelowCents) })}
      </div>
    </>
  );
}

/** Compared with the vendor that got the most, in the vendor's hue. */
export function SpendingBar({ vendor, largestCents }: CellProps & { largestCents: number }) {
  const { spentCents, hue, isHidden } = vendor;
  if (spentCents <= 0) return null;
  return (
    <span
      className={`${classes.bar} below-wide-hidden bg-line bdrs-3 inline-block flex-none h-6 overflow-hidden w-52`}
      aria-hidden
    >
      <i
        className="bdrs-3 block h-full"
        style={{
          width: `max(3px, ${(spentCents / largestCents) * 100}%)`,
          background: isHidden ? 'var(--px-line-strong)' : vendorColour(hue),
        }}
      />
    </span>
  );
}

export function SpendingCell({ vendor, largestCents }: CellProps & { largestCents: number }) {
  const { t } = useTranslation('vendors');
  if (vendor.spentCents <= 0) return <span className="c-ink-3">{t('list.nothingOrdered')}</span>;
  return (
    <div className="row gap-10 justify-end">
      <SpendingBar vendor={vendor} largestCents={largestCents} />
      <b className="miw-78">{formatMoney(vendor.spentCents)}</b>
    </div>
  );
}

export function DeliveryCell({ vendor, end }: CellProps & { end: number }) {
  const { daysText, promiseText } = useVendorTexts();
  const real = realDays(vendor);
  return (
    <div className={`${classes.delivery} row gap-10 lh-130`}>
      <DeliveryScale vendor={vendor} end={end} />
      <div>
        <div
          className={`${classes.days} fz-note fw-560`}
          data-late={isLate(vendor) || undefined}
          data-none={real === null || undefined}
        >
          {real === null ? '–' : daysText(real)}
        </div>
        <div className="c-ink-3 fz-caption">{promiseText(vendor)}</div>
      </div>
    </div>
  );
}
