// Practice's purchases of this product: date, vendor, quantity and price; and their sum.
import { Skeleton, UnstyledButton } from '@mantine/core';
import type { orderCalls, Purchase } from '@praxora/contract/purchasing/orders.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import { IconEqual, IconTrendingDown, IconTrendingUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePurchases } from '../../../domain/purchasing/index.ts';
import { VendorMonogram } from '../../../domain/vendors/index.ts';
import { formatDate, formatMoney, formatNumber } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PaidLine } from './PaidLine.tsx';
import { paidPerUnit } from './price-steps.ts';
import classes from './YourPurchases.module.css';

const shownAtFirst = 3;

interface YourPurchasesProps {
  productId: number;
  /** Today's lowest price; null: nobody offers it. */
  bestCents: number | null;
}

export function YourPurchases({ productId, bestCents }: YourPurchasesProps) {
  const { t } = useTranslation('catalog');
  const { data: purchases, error, refetch } = usePurchases(productId);
  return (
    <section className="panel p-18 min-w-0" aria-labelledby="product-purchases">
      <div className="row spread gap-12 items-baseline">
        <h2 id="product-purchases">{t('purchases.title')}</h2>
        {purchases && purchases.timesBought > 0 && (
          <span className="quiet fz-note px-num nowrap">
            {t('purchases.recent', { number: formatNumber(purchases.timesBought, 0) })}
          </span>
        )}
      </div>
      {error ? (
        <ErrorState title={t('purchases.failedTitle')} onRetry={() => void refetch()}>
          {t('history.failedText')}
        </ErrorState>
      ) : purchases === undefined ? (
        <Skeleton h={190} mt={12} />
      ) : purchases.count === 0 ? (
        <p className={`${classes.text} quiet fz-note`}>{t('purchases.none')}</p>
      ) : (
        <Purchases purchases={purchases} bestCents={bestCents} />
      )}
    </section>
  );
}

interface PurchasesProps extends Pick<YourPurchasesProps, 'bestCents'> {
  purchases: DataOf<typeof orderCalls.purchasesOfProduct>;
}

function Purchases({ purchases, bestCents }: PurchasesProps) {
  const { t } = useTranslation('catalog');
  const { items, count, quantity, netCents, firstAt } = purchases;
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, shownAtFirst);
  const more = items.length - shown.length;
  const [latest] = items;
  return (
    <>
      <PaidLine purchases={items} bestCents={bestCents} />
      <ul className="plain-list m-6-0-0">
        {shown.map((purchase) => (
          <Row key={purchase.orderId} purchase={purchase} />
        ))}
      </ul>
      <div className="wrap gap-2-12 items-baseline spread">
        {latest && bestCents !== null && <SinceLastTime cents={bestCents - paidPerUnit(latest)} />}
        {more > 0 && (
          <UnstyledButton
            className="c-primary fz-row fw-560 mih-32 hover-td-underline phone-thumb"
            onClick={() => setIsWhole(true)}
          >
            {t('purchases.more', { count: more })}
          </UnstyledButton>
        )}
      </div>
      <p className="line-top-strong wrap gap-2-12 items-baseline fz-row spread pt-10">
        <span className={`${classes.text} quiet fz-note`}>
          {t('purchases.sum', { count, date: formatDate(firstAt) })}
        </span>
        <span className="row gap-8 items-baseline quiet ml-auto nowrap px-num">
          {t('purchases.together', { quantity: formatNumber(quantity, 0) })}
          <strong className="c-ink fw-600">{formatMoney(netCents)}</strong>
        </span>
      </p>
    </>
  );
}

const sinceLastTime = {
  less: { text: 'purchases.less', icon: IconTrendingDown, className: 'c-ok' },
  more: { text: 'purchases.dearer', icon: IconTrendingUp, className: 'c-min' },
  same: { text: 'purchases.same', icon: IconEqual, className: 'quiet' },
} as const;

/** Today's lowest price against the one paid last. */
function SinceLastTime({ cents }: { cents: number }) {
  const { t } = useTranslation('catalog');
  const { text, icon: Icon, className } = sinceLastTime[cents < 0 ? 'less' : cents > 0 ? 'more' : 'same'];
  return (
    <p className={`inline-row gap-6 fz-note fw-560 px-num ${className}`}>
      <Icon className="flex-none" size={15} aria-hidden />
      {t(text, { amount: formatMoney(Math.abs(cents)) })}
    </p>
  );
}

function Row({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation('catalog');
  const { orderId, vendorName, vendorHue, placedAt, quantity } = purchase;
  return (
    <li className="line-between">
      <Link
        className="hover-bg-hover hover-bdrs-8 row gap-10 c-inherit fz-row m-0--10 mih-48 p-6-10 td-none"
        to={pathTo('order', { orderId })}
      >
        <VendorMonogram name={vendorName} hue={vendorHue} size={28} />
        <span className="column flex-1 min-w-0">
          <span className="px-num">{formatDate(placedAt)}</span>
          <span className="quiet fz-note ellipsis">{vendorName}</span>
        </span>
        <span className="row gap-8 items-baseline quiet ml-auto nowrap px-num">
          {t('purchases.times', { quantity: formatNumber(quantity, 0) })}
          <strong className="c-ink fw-600">{formatMoney(paidPerUnit(purchase))}</strong>
        </span>
      </Link>
    </li>
  );
}
