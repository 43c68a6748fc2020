// The attributes offers are compared by, in order; one that says nothing for any of them is left out.
import type { ProductOffer } from '@praxora/contract/purchasing/product-offer';
import type { ProductDetail } from '@praxora/contract/shop/catalog.calls';
import {
  IconAlertTriangleFilled,
  IconCircleCheckFilled,
  IconCircleXFilled,
  IconClock,
} from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DeliveryRecord, deliveryStates } from '../../../domain/vendors/index.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import type { AddedToCart } from '../../../lib/marketplace/cart.ts';
import type { ComparedOffer } from './compare-offers.ts';
import classes from './offer-rows.module.css';
import { PriceTiers, UnitPrice } from './prices.tsx';
import { Shipping, Surcharge } from './Shipping.tsx';

function Total({ compared, wanted }: { compared: ComparedOffer; wanted: number }) {
  const { t } = useTranslation('catalog');
  const { totalCents, moreThanBestCents, isBest, isCheapest, isBuyable, quantity } = compared;
  const { shipping, surcharge } = compared;
  const savedCents = -Math.min(0, shipping.addedCents + surcharge.addedCents);
  return (
    <>
      <div className="fz-sum fw-640 lts-18 lh-130 px-num">{formatMoney(totalCents)}</div>
      {quantity !== wanted && (
        <div className="quiet fz-fact lh-140 mt-2">{t('total.forMore', { count: quantity })}</div>
      )}
      {isBest && (
        <div className="c-save fw-560">
          {!isCheapest && t('total.cheapestInStock')}
          {isCheapest && savedCents > 0 && t('total.cheapestAndSaved', { amount: formatMoney(savedCents) })}
          {isCheapest && savedCents <= 0 && t('total.cheapest')}
        </div>
      )}
      {isBuyable && moreThanBestCents > 0 && (
        <div className="quiet fz-fact lh-140 mt-2 px-num">
          {t('total.more', { amount: formatMoney(moreThanBestCents) })}
        </div>
      )}
      {isBuyable && moreThanBestCents < 0 && (
        <div className="quiet fz-fact lh-140 mt-2 px-num">
          {t('total.lessButLater', { amount: formatMoney(-moreThanBestCents) })}
        </div>
      )}
    </>
  );
}

// Told by icon, word and colour, with the days until it arrives.
const marks = {
  available: { icon: IconCircleCheckFilled, tone: 'ok' },
  low: { icon: IconAlertTriangleFilled, tone: 'warn' },
  backorder: { icon: IconClock, tone: 'warn' },
  unavailable: { icon: IconCircleXFilled, tone: 'min' },
} as const;

function Availability({ offer }: { offer: ProductOffer }) {
  const { t } = useTranslation('delivery');
  const { icon: Icon, tone } = marks[offer.availability];
  return (
    <>
      <div className={`${classes.state} row gap-6 fw-560`} data-tone={tone}>
        <Icon size={16} aria-hidden />
        {t(deliveryStates[offer.availability])}
      </div>
      {offer.availability !== 'unavailable' && offer.deliveryDays !== null && (
        <div className="quiet fz-fact lh-140 mt-2">{t('delivered', { count: offer.deliveryDays })}</div>
      )}
      <div className="quiet fz-fact lh-140">
        <DeliveryRecord vendorId={offer.vendorId} />
      </div>
    </>
  );
}

export interface Comparison {
  readonly product: ProductDetail;
  /** Wanted quantity; a vendor may only sell more. */
  readonly quantity: number;
  /** True while the field contains no valid quantity: nothing is added until it does. */
  readonly isHeld: boolean;
  readonly compared: readonly ComparedOffer[];
  readonly onAdd: (compared: ComparedOffer) => Promise<AddedToCart>;
  readonly onFavorite: (offer: ProductOffer) => void;
  readonly onHide: (offer: ProductOffer) => void;
}

export interface OfferRow {
  readonly key: string;
  readonly label: (t: TFunction<'catalog'>) => string;
  readonly cell: (compared: ComparedOffer) => ReactNode;
  /** Stands out: what people decide by. */
  readonly isStrong?: boolean;
  /** Folded away where there is little room. */
  readonly isDetail?: boolean;
}

export function toOfferRows({ product, quantity, compared }: Comparison): OfferRow[] {
  const any = (holds: (compared: ComparedOffer) => boolean) => compared.some(holds);
  const count = quantity;
  const rows: (OfferRow | false)[] = [
    {
      key: 'unit',
      label: (t) => t('rows.unitPrice', { count }),
      cell: (one) => <UnitPrice compared={one} product={product} />,
    },
    {
      key: 'tiers',
      label: (t) => t('rows.tiers'),
      cell: (one) => <PriceTiers compared={one} />,
      isDetail: true,
    },
    any(({ discountPercent }) => discountPercent > 0) && {
      key: 'discount',
      label: (t) => t('rows.discount'),
      cell: ({ discountPercent }) => <Discount percent={discountPercent} />,
      isDetail: true,
    },
    {
      key: 'availability',
      label: (t) => t('rows.availability'),
      cell: ({ offer }) => <Availability offer={offer} />,
    },
    any(({ offer }) => offer.minimumQuantity > 1 || offer.orderStep > 1) && {
      key: 'sold',
      label: (t) => t('rows.sold'),
      cell: (one) => <SoldIn compared={one} wanted={quantity} />,
      isDetail: true,
    },
    {
      key: 'goods',
      label: (t) => t('rows.goods'),
      cell: (one) => <Goods compared={one} />,
      isDetail: true,
    },
    {
      key: 'shipping',
      label: (t) => t('rows.shipping'),
      cell: (one) => <Shipping compared={one} />,
    },
    any(({ surcharge }) => surcharge.beforeCents > 0 || surcharge.afterCents > 0) && {
      key: 'surcharge',
      label: (t) => t('rows.surcharge'),
      cell: (one) => <Surcharge compared={one} />,
    },
    {
      key: 'total',
      label: (t) => t('rows.total', { count }),
      cell: (one) => <Total compared={one} wanted={quantity} />,
      isStrong: true,
    },
  ];
  return rows.filter((row) => row !== false);
}

function Discount({ percent }: { percent: number }) {
  const { t } = useTranslation('catalog');
  if (percent === 0) return <span className="c-ink-3">{t('discount.none')}</span>;
  return <span className="c-save fw-560">{t('discount.percent', { percent: formatNumber(percent) })}</span>;
}

function SoldIn({ compared, wanted }: { compared: ComparedOffer; wanted: number }) {
  const { t } = useTranslation('catalog');
  const { minimumQuantity, orderStep } = compared.offer;
  return (
    <>
      <div>{minimumQuantity > 1 ? t('sold.minimum', { count: minimumQuantity }) : t('sold.any')}</div>
      {orderStep > 1 && (
        <div className="quiet fz-fact lh-140 mt-2">{t('sold.step', { count: orderStep })}</div>
      )}
      {compared.quantity > wanted && (
        <div className="c-warn fz-fact fw-560 lh-140 mt-2">
          {t('sold.raised', { count: compared.quantity })}
        </div>
      )}
    </>
  );
}

function Goods({ compared }: { compared: ComparedOffer }) {
  const { t } = useTranslation('catalog');
  const { inCartQuantity, inCartCents } = compared.offer;
  return (
    <>
      <div className="px-num">{formatMoney(compared.goodsCents)}</div>
      {inCartQuantity > 0 && (
        <div className="quiet fz-fact lh-140 mt-2">{t('goods.withInCart', { count: inCartQuantity })}</div>
      )}
      {inCartQuantity === 0 && inCartCents > 0 && (
        <div className="quiet fz-fact lh-140 mt-2">
          {t('goods.basket', { amount: formatMoney(inCartCents) })}
        </div>
      )}
    </>
  );
}
