// Four facts: how much, how large an order is, how fast, and what lies in the cart.
import type { VendorDetail } from '@praxora/contract/vendors/vendor';
import { IconArrowRight, IconTruckDelivery } from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  priceCart,
  useBaskets,
  useChecked,
  useFeesText,
  usePricedCarts,
} from '../../../domain/purchasing/index.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { isLate, promisedDays, realDays } from '../delivery.ts';
import { useVendorTexts } from '../useVendorTexts.ts';
import classes from './VendorFacts.module.css';

// Positions of this vendor in the carts of all addresses, priced as in the cart itself.
interface VendorBasket {
  readonly positions: number;
  readonly netCents: number;
  readonly shippingCents: number;
  readonly surchargeCents: number;
  /** To free shipping, of the only basket there is; null: nothing makes it free, or there are several. */
  readonly missingCents: number | null;
}

/** Null until it is known. */
function useVendorBasket(vendorId: number): VendorBasket | null {
  const { data } = useBaskets();
  const checked = useChecked();
  const baskets = useMemo(() => data?.filter((basket) => basket.vendorId === vendorId), [data, vendorId]);
  const addressIds = useMemo(() => baskets?.map(({ address }) => address.id) ?? [], [baskets]);
  const { carts } = usePricedCarts(addressIds);
  return useMemo(() => {
    if (!baskets) return null;
    const priced = carts
      .flatMap((cart) => priceCart(cart, checked).baskets)
      .filter(({ basket }) => basket.vendor.id === vendorId);
    const sum = (amount: (basket: (typeof priced)[number]) => number) =>
      priced.reduce((total, basket) => total + amount(basket), 0);
    return {
      positions: baskets.reduce((count, { positions }) => count + positions.length, 0),
      netCents: sum(({ netCents }) => netCents),
      shippingCents: sum(({ shippingCents }) => shippingCents),
      surchargeCents: sum(({ surchargeCents }) => surchargeCents),
      missingCents: priced.length === 1 ? (priced[0]?.missingToFreeShippingCents ?? null) : null,
    };
  }, [baskets, carts, checked, vendorId]);
}

export function VendorFacts({ vendor }: { vendor: VendorDetail }) {
  const { t } = useTranslation('vendor');
  const { daysText } = useVendorTexts();
  const { orders, spentCents } = vendor;
  const promised = promisedDays(vendor);
  const real = realDays(vendor);
  const share = orders.allVendorsCents > 0 ? Math.round((spentCents / orders.allVendorsCents) * 100) : 0;
  const count = formatNumber(orders.count, 0);
  return (
    <dl className={`${classes.root} panel grid m-0`}>
      <Fact
        label={t('facts.ordered')}
        value={formatMoney(spentCents)}
        text={
          orders.count === 0
            ? t('facts.noOrders')
            : share === 0 && spentCents > 0
              ? t('facts.shareUnder', { count: orders.count, number: count })
              : t('facts.share', { count: orders.count, number: count, percent: formatNumber(share, 0) })
        }
      />
      <Fact
        label={t('facts.average')}
        value={orders.averageCents === null ? '–' : formatMoney(orders.averageCents)}
        text={
          orders.count === 0
            ? ''
            : t('facts.shippingPaid', { number: formatNumber(orders.withShippingCount, 0), total: count })
        }
      />
      <Fact
        label={t('facts.delivery')}
        value={
          <span data-late={isLate(vendor) || undefined} className={classes.days}>
            {real === null ? '–' : daysText(real)}
          </span>
        }
        text={
          promised === null
            ? t('facts.noPromise')
            : t('facts.promised', { count: promised, number: formatNumber(promised, 1) })
        }
      />
      <CartFact vendor={vendor} />
    </dl>
  );
}

function Fact({ label, value, text }: { label: ReactNode; value: ReactNode; text: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span className="px-num block fz-figure fw-620 lts-20">{value}</span>
        <span className="px-num row spread gap-8 quiet fz-fact mt-4 mih-20">{text}</span>
      </dd>
    </div>
  );
}

function CartFact({ vendor }: { vendor: VendorDetail }) {
  const { t } = useTranslation('vendor');
  const basket = useVendorBasket(vendor.id);
  const isFilled = basket !== null && basket.positions > 0;
  return (
    <Fact
      label={
        <>
          {t('facts.cart')}
          {isFilled && (
            <Link
              className="inline-row gap-3 c-primary fw-560 mih-24 td-none hover-td-underline"
              to={pathTo('cart')}
            >
              {t('facts.openCart')}
              <IconArrowRight size={14} aria-hidden />
            </Link>
          )}
        </>
      }
      value={isFilled ? formatMoney(basket.netCents) : '–'}
      text={
        isFilled ? (
          <>
            <ShippingHint basket={basket} />
            <span>
              {t('facts.positions', { count: basket.positions, number: formatNumber(basket.positions, 0) })}
            </span>
          </>
        ) : (
          t('facts.cartEmpty')
        )
      }
    />
  );
}

function ShippingHint({ basket }: { basket: VendorBasket }) {
  const { t } = useTranslation('vendor');
  const fees = useFeesText()(basket);
  if (fees === null)
    return (
      <span className="inline-row gap-4 c-ok fw-560">
        <IconTruckDelivery size={14} aria-hidden />
        {t('facts.freeShipping')}
      </span>
    );
  return (
    <>
      <span>{t('facts.withFees', { fees })}</span>
      {basket.missingCents !== null && basket.missingCents > 0 && (
        <span>{t('facts.missing', { amount: formatMoney(basket.missingCents) })}</span>
      )}
    </>
  );
}
