// What a row of the assortment tells about its product. Its words are looked up once for all rows: a list that scrolls has
// no time to do so in every cell.
import type { AssortmentItem } from '@praxora/contract/shop/assortment.calls';
import {
  IconBookmarkFilled,
  IconCircleOff,
  IconEqual,
  IconHeartFilled,
  IconTrendingDown,
  IconTrendingUp,
} from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { Link } from 'react-router';
import { StockScale, statusIcons, statusTones } from '../../../domain/inventory/index.ts';
import type { UnitTexts } from '../../../domain/shared/units.ts';
import { manufacturerText } from '../../../domain/shop/index.ts';
import { VendorMonogram } from '../../../domain/vendors/index.ts';
import { formatDate, formatMoney, formatNumber } from '../../../lib/format.ts';
import type { Language } from '../../../lib/i18n.ts';
import { pathTo } from '../../../lib/paths.ts';
import { ProductPicture } from '../../../ui/marks/ProductPicture.tsx';
import classes from './cells.module.css';

export function productCell(t: TFunction<'assortment'>, language: Language, item: AssortmentItem) {
  const { id, name, picture, packText, manufacturer, lastPurchase, isWatched } = item;
  return (
    <div className={`${classes.product} row gap-10 min-w-0`}>
      <ProductPicture category={picture} size={40} />
      <div className="flex-1 min-w-0 lh-130">
        <span className="row gap-6 min-w-0">
          <Link
            className={`${classes.name} c-ink fw-540 td-none hover-td-underline min-w-0`}
            title={name[language]}
            to={pathTo('product', { productId: id })}
          >
            {name[language]}
          </Link>
          {lastPurchase?.isFavourite && (
            <IconHeartFilled
              className="c-primary flex-none"
              size={14}
              role="img"
              aria-label={t('favourite')}
            />
          )}
          {isWatched && (
            <IconBookmarkFilled
              className="c-primary flex-none"
              size={14}
              role="img"
              aria-label={t('watched')}
            />
          )}
        </span>
        <span className="ellipsis block quiet fz-caption">
          {[packText[language], manufacturerText(manufacturer)].filter(Boolean).join(' · ')}
        </span>
      </div>
    </div>
  );
}

export function stockCell(
  t: TFunction<'assortment'>,
  { amountText }: UnitTexts,
  { atHand, thresholds }: AssortmentItem,
) {
  if (!atHand || !thresholds) return <span className="quiet fz-caption">{t('notInInventory')}</span>;
  const Icon = statusIcons[atHand.status];
  return (
    <span className={`${classes.stock} column gap-6 lh-125`}>
      <span className="row gap-5 fz-caption" data-tone={statusTones[atHand.status]}>
        <Icon className="flex-none" size={14} aria-hidden />
        <span className="ellipsis px-num">{amountText(atHand.stock, atHand.unit)}</span>
      </span>
      <StockScale article={{ ...thresholds, ...atHand, countingUnit: atHand.unit }} width={104} />
    </span>
  );
}

export function lastCell(t: TFunction<'assortment'>, { lastPurchase }: AssortmentItem) {
  if (!lastPurchase) return <span className="quiet fz-caption">{t('neverBought')}</span>;
  const { vendor, unitCents, at } = lastPurchase;
  return (
    <span className={`${classes.last} row gap-8`} title={vendor.name}>
      <VendorMonogram name={vendor.name} hue={vendor.hue} size={26} />
      <span className="lh-130 px-num ml-auto ta-right">
        <span className="block">{formatMoney(unitCents)}</span>
        <span className="block quiet fz-caption">
          <span className={classes.onPhone}>{t('last')} </span>
          {formatDate(at)}
        </span>
      </span>
    </span>
  );
}

const changes = {
  cheaper: { text: 'change.cheaper', icon: IconTrendingDown, className: 'c-ok' },
  dearer: { text: 'change.dearer', icon: IconTrendingUp, className: 'c-min' },
  same: { text: 'change.same', icon: IconEqual, className: 'quiet' },
} as const;

/** Today's best price against the price paid last, in words. */
function priceChange(t: TFunction<'assortment'>, change: number) {
  const kind = change < 0 ? 'cheaper' : change > 0 ? 'dearer' : 'same';
  const { text, icon: Icon, className } = changes[kind];
  return (
    <span className={`inline-row gap-4 fz-caption nowrap ${className}`}>
      <Icon className="flex-none" size={14} aria-hidden />
      {t(text, { amount: formatMoney(Math.abs(change)) })}
    </span>
  );
}

export function bestCell(
  t: TFunction<'assortment'>,
  { lowestPriceCents, best, lastPurchase }: AssortmentItem,
) {
  if (lowestPriceCents === null || !best)
    return (
      <span className="row gap-6 quiet fz-caption">
        <IconCircleOff className="flex-none" size={15} aria-hidden />
        {t('noOffer')}
      </span>
    );
  return (
    <span className={`${classes.best} row gap-8`} title={best.vendor.name}>
      <VendorMonogram name={best.vendor.name} hue={best.vendor.hue} size={26} />
      <span className="lh-130 px-num ml-auto ta-right">
        <span className="block fw-600">{formatMoney(lowestPriceCents)}</span>
        {lastPurchase && priceChange(t, lowestPriceCents - lastPurchase.unitCents)}
      </span>
    </span>
  );
}

export function boughtCell(t: TFunction<'assortment'>, { timesBought }: AssortmentItem) {
  return (
    <span className={`${classes.bought} block lh-130`}>
      <b className="block fw-600">{t('times', { number: formatNumber(timesBought, 0) })}</b>{' '}
      <span className="quiet fz-caption nowrap">{t('inTwelveMonths')}</span>
    </span>
  );
}
