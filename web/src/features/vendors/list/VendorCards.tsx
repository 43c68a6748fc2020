// On a phone: the same facts, a card for each vendor; heart and switch are as large as a thumb.
import type { VendorListed } from '@praxora/contract/vendors/vendor';
import { IconTruckDelivery } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { VendorLink, VendorMonogram } from '../../../domain/vendors/index.ts';
import { formatDate, formatMoney, formatNumber } from '../../../lib/format.ts';
import { isLate } from '../delivery.ts';
import { FavoriteHeart } from '../FavoriteHeart.tsx';
import { PurchasingSwitch } from '../PurchasingSwitch.tsx';
import { useVendorTexts } from '../useVendorTexts.ts';
import { HiddenMark, OwnMark, Rating } from '../VendorMarks.tsx';
import classes from './VendorCards.module.css';
import { SpendingBar } from './VendorCells.tsx';

interface VendorCardsProps {
  vendors: readonly VendorListed[];
  largestCents: number;
}

export function VendorCards({ vendors, largestCents }: VendorCardsProps) {
  const { t } = useTranslation('vendors');
  return (
    <ul className="plain-list" aria-label={t('list.name')}>
      {vendors.map((vendor) => (
        <VendorCard key={vendor.id} vendor={vendor} largestCents={largestCents} />
      ))}
    </ul>
  );
}

function VendorCard({ vendor, largestCents }: { vendor: VendorListed; largestCents: number }) {
  const { t } = useTranslation('vendors');
  const { id, name, hue, isHidden, isOwn, rating, spentCents, lastOrderAt } = vendor;
  return (
    <li
      className={`${classes.card} row gap-12 items-top line-between p-14-0-8`}
      data-hidden={isHidden || undefined}
    >
      <VendorMonogram name={name} hue={hue} size={46} isGrey={isHidden} />
      <div className="rest">
        <div className="row spread gap-8 mih-22">
          <VendorLink id={id} name={name} className={classes.name} />
          <span className={`px-num ${classes.sum} fw-600 nowrap`}>
            {spentCents > 0 ? formatMoney(spentCents) : '–'}
          </span>
        </div>
        <div className="row spread gap-8 mih-22">
          <span className="wrap gap-2-6 items-center c-ink-3 fz-caption">
            {isOwn && <OwnMark />}
            {isHidden ? <HiddenMark /> : <Rating rating={rating} size={13} />}
            <span className="px-num">
              {lastOrderAt === null
                ? t('list.nothingOrdered')
                : t('list.lastOrder', { date: formatDate(lastOrderAt) })}
            </span>
          </span>
          <SpendingBar vendor={vendor} largestCents={largestCents} />
        </div>
        <Terms vendor={vendor} />
        <Controls vendor={vendor} />
      </div>
    </li>
  );
}

function Terms({ vendor }: { vendor: VendorListed }) {
  const { t } = useTranslation('vendors');
  const { shippingText, surchargeText } = useVendorTexts();
  const surcharge = surchargeText(vendor);
  return (
    <p className={`px-num ${classes.terms} quiet fz-caption lh-150 mt-6`}>
      {shippingText(vendor)}
      {vendor.ownDiscount > 0 && (
        <b className="c-ink fw-560">{t('terms.discount', { percent: formatNumber(vendor.ownDiscount) })}</b>
      )}
      {surcharge !== null && <span className="block">{surcharge}</span>}
    </p>
  );
}

function Controls({ vendor }: { vendor: VendorListed }) {
  const { t } = useTranslation('vendors');
  const { deliveryText } = useVendorTexts();
  const delivery = deliveryText(vendor);
  return (
    <div className="row thumb">
      {delivery !== null && (
        <span
          className={`px-num ${classes.delivery} row gap-6 quiet fz-fact rest lh-125 ws-normal`}
          data-late={isLate(vendor) || undefined}
        >
          <IconTruckDelivery className="flex-none" size={16} stroke={1.7} aria-hidden />
          {delivery}
        </span>
      )}
      <span className="flex-none ml-auto">
        <FavoriteHeart vendor={vendor} size={22} />
      </span>
      <span className="quiet fz-caption m-0-8-0-4 nowrap" aria-hidden>
        {t('column.purchasing')}
      </span>
      <PurchasingSwitch vendor={vendor} size="md" className={classes.switch} />
    </div>
  );
}
