// A vendor's parcel: delivery date, amount missing for free shipping, and contents.
import { Group, VisuallyHidden } from '@mantine/core';
import {
  IconArrowsExchange,
  IconCircleCheckFilled,
  IconHeart,
  IconHeartFilled,
  IconShoppingCart,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { signedMoney } from '../../../../domain/purchasing/index.ts';
import { ParcelDelivery, VendorLink, VendorMonogram } from '../../../../domain/vendors/index.ts';
import { formatMoney, formatNumber } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.ts';
import { ProductPicture } from '../../../../ui/marks/ProductPicture.tsx';
import marks from '../../../../ui/marks/ToneMark.module.css';
import classes from './ParcelCard.module.css';
import type { Parcel, ParcelLine } from './parcels.ts';

export function ParcelCard({ parcel: { vendor, lines, netCents } }: { parcel: Parcel }) {
  const { t } = useTranslation('reorder');
  const { vendorId, vendorName, vendorHue, isFavorite, minQuantitySurcharge } = vendor;
  const Heart = isFavorite ? IconHeartFilled : IconHeart;
  return (
    <section className="panel column min-w-0 overflow-hidden" aria-labelledby={`parcel-${vendorId}`}>
      <div className="bg-sunken line-bottom p-14-16-13">
        <div className={`${classes.vendor} row gap-10`}>
          <VendorMonogram name={vendorName} hue={vendorHue} />
          <div className={`${classes.words} lh-130 min-w-0 w-full`}>
            <h3 id={`parcel-${vendorId}`}>
              <VendorLink id={vendorId} name={vendorName} className={classes.title} />
              <Heart
                size={13}
                stroke={1.7}
                {...(isFavorite
                  ? { role: 'img', 'aria-label': t('offer.favorite') }
                  : { 'aria-hidden': true })}
              />
            </h3>
            <p className="wrap gap-0-8 quiet fz-caption">
              <ParcelDelivery vendorId={vendor.vendorId} offers={vendor.cartPositions} />
            </p>
          </div>
        </div>
        <Shipping vendor={vendor} />
      </div>
      <ul className="plain-list flex-1 p-4-16">
        {lines.map((line) => (
          <Line key={line.position.positionId} line={line} />
        ))}
      </ul>
      <div className="row spread gap-12 line-top p-11-16">
        <span className="px-num quiet fz-note">
          {t('split.positions', { count: lines.length })}
          {minQuantitySurcharge > 0 && (
            <small className="block fz-caption">
              {t('split.surcharge', { amount: formatMoney(minQuantitySurcharge) })}
            </small>
          )}
        </span>
        <b className="px-num fw-600">{formatMoney(netCents)}</b>
      </div>
    </section>
  );
}

/** The bar fills to free shipping, then turns green. Where nothing makes it free there is nothing to reach. */
function Shipping({ vendor }: Pick<Parcel, 'vendor'>) {
  const { t } = useTranslation(['reorder', 'cart']);
  const { goodsCents, shippingFee, freeShippingFromCents: from } = vendor;
  const isFree = shippingFee === 0;
  if (!isFree && from === null)
    return (
      <p className={`${classes.fee} row spread gap-8 quiet fz-caption`}>
        <span className="px-num">{t('split.shipping', { amount: formatMoney(shippingFee) })}</span>
      </p>
    );
  const percent = isFree || !from ? 100 : (goodsCents / from) * 100;
  return (
    <div className={`${classes.shipping} mt-11`} data-free={isFree || undefined}>
      <div className={`${classes.fee} row spread gap-8 quiet fz-caption`}>
        {isFree ? (
          <span className={marks.mark} data-tone="ok">
            <IconCircleCheckFilled size={14} aria-hidden />
            {t('split.freeShipping')}
          </span>
        ) : (
          <span className="px-num">{t('split.shipping', { amount: formatMoney(shippingFee) })}</span>
        )}
        {from !== null && from > 0 && (
          <span className="px-num">{t('cart:shipping.from', { amount: formatMoney(from) })}</span>
        )}
      </div>
      <div className={`${classes.bar} bg-line bdrs-3 h-5 mt-5 overflow-hidden`} aria-hidden>
        <span style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}

function Line({ line }: { line: ParcelLine }) {
  const { t } = useTranslation('reorder');
  const language = useLanguage();
  const { position, isInCart } = line;
  const name = position.names[language];
  return (
    <li
      className={`${classes.line} line-between row gap-10 mih-54 p-8-0`}
      data-in-cart={isInCart || undefined}
    >
      <ProductPicture category={position.image} size={34} />
      <div className={`${classes.words} lh-130 min-w-0 w-full`}>
        <div className={`${classes.name} break-words fz-note fw-560`} title={name}>
          {name}
          {isInCart && <VisuallyHidden> {t('split.inCartMark')}</VisuallyHidden>}
        </div>
        <Group gap={8} wrap="nowrap" justify="space-between">
          <span className="px-num inline-row gap-4 quiet fz-caption">
            {isInCart && <IconShoppingCart size={13} stroke={1.7} aria-hidden />}
            {t('split.quantity', {
              number: formatNumber(position.quantity, 0),
              price: formatMoney(position.itemPrice),
            })}
          </span>
          <span className={`px-num ${classes.cents} fz-note fw-560`}>{formatMoney(position.lineCents)}</span>
        </Group>
        <Change line={line} />
      </div>
    </li>
  );
}

/** The vendor before, and what the line costs more or less with this one. */
function Change({ line: { fromVendorName, differenceCents } }: { line: ParcelLine }) {
  const { t } = useTranslation('reorder');
  if (fromVendorName === null && differenceCents === 0) return null;
  const difference = signedMoney(differenceCents);
  return (
    <div className="px-num inline-row gap-4 c-primary fz-caption fw-540 lh-130 ws-normal">
      {fromVendorName === null ? (
        t('split.repriced', { difference })
      ) : (
        <>
          <IconArrowsExchange size={14} aria-hidden />
          {differenceCents === 0
            ? t('split.insteadOfSame', { vendor: fromVendorName })
            : t('split.insteadOf', { vendor: fromVendorName, difference })}
        </>
      )}
    </div>
  );
}
