// Ordered: the numbers, what goes out and what waits for an approver, and where to go on.
import { Button } from '@mantine/core';
import type { Address } from '@praxora/contract/account/addresses.calls';
import { isToBeSent } from '@praxora/rules/purchasing/order-states';
import { IconArrowRight } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { OrderState, useBaskets } from '../../../domain/purchasing/index.ts';
import { VendorMonogram } from '../../../domain/vendors/index.ts';
import { formatMoney } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import classes from './Confirmation.module.css';
import { ConfirmationText, ConfirmationTitle, waitsForDecision } from './ConfirmationWords.tsx';
import { Done } from './Done.tsx';
import type { Staying } from './entries.ts';
import type { PlacedOrder } from './placed-orders.ts';
import { SendYourself } from './SendYourself.tsx';
import { StaysInCart } from './StaysInCart.tsx';

interface ConfirmationProps {
  orders: readonly PlacedOrder[];
  staying: readonly Staying[];
  deliveryAddress: Address;
}

export function Confirmation({ orders, staying, deliveryAddress }: ConfirmationProps) {
  const { t } = useTranslation('checkout');
  const title = useRef<HTMLHeadingElement>(null);
  // The screen is another one now: it is read from its beginning.
  useEffect(() => {
    window.scrollTo({ top: 0 });
    title.current?.focus();
  }, []);
  const sum = (amount: (order: PlacedOrder) => number) =>
    formatMoney(orders.reduce((cents, order) => cents + amount(order), 0));

  return (
    <div className={`${classes.page} flex flex-column maw-620`}>
      <Done
        pictures={orders.flatMap(({ pictures }) => pictures)}
        isWaiting={orders.every(waitsForDecision)}
      />
      <h1 ref={title} tabIndex={-1} className={`${classes.title} mt-20 ta-center`}>
        <ConfirmationTitle orders={orders} />
      </h1>
      <p className={`${classes.text} quiet lh-155 maw-460 ta-center pretty`}>
        <ConfirmationText orders={orders} address={deliveryAddress.shortName} />
      </p>
      <ul className="panel p-0 no-marks m-24-0-0" aria-label={t('done.orders')}>
        {orders.map((order) => (
          <li
            key={order.id}
            className={`${classes.order} line-between phone-p-12-16 row gap-12 flex-wrap p-12-20`}
          >
            <VendorMonogram name={order.vendorName} hue={order.vendorHue} />
            <span className={`${classes.words} column flex-1 min-w-0 anywhere`}>
              <span className="fw-600">{order.vendorName}</span>
              <Link className="quiet fz-note px-num" to={pathTo('order', { orderId: order.id })}>
                {t('done.number', { number: order.orderNumber })}
              </Link>
              <OrderState state={order.state} hasFailed={order.hasFailed} isToBeSent={isToBeSent(order)} />
            </span>
            <span className="column quiet fz-fact fw-400 ta-right px-num">
              <span className="c-ink fz-body fw-600">{formatMoney(order.grossCents)}</span>
              <span>{t('done.net', { total: formatMoney(order.netCents) })}</span>
            </span>
            {isToBeSent(order) && <SendYourself order={order} />}
          </li>
        ))}
        {orders.length > 1 && (
          <li
            className={`${classes.order} line-between phone-p-12-16 row gap-12 flex-wrap p-12-20`}
            data-total
          >
            <span className={`${classes.words} column flex-1 min-w-0 anywhere`}>{t('done.together')}</span>
            <span className="column quiet fz-fact fw-400 ta-right px-num">
              <span className="c-ink fz-body fw-600">{sum(({ grossCents }) => grossCents)}</span>
              <span>{t('done.net', { total: sum(({ netCents }) => netCents) })}</span>
            </span>
          </li>
        )}
      </ul>
      <div className={`${classes.actions} wrap gap-8 justify-center m-22-0-18`}>
        <Button component={Link} to={pathTo('orders')}>
          {t('done.toOrders')}
        </Button>
        <Button component={Link} to={pathTo('search')} variant="default">
          {t('toShop')}
        </Button>
      </div>
      <OtherAddresses addressId={deliveryAddress.id} />
      <StaysInCart staying={staying} />
    </div>
  );
}

/** Links to the carts of other addresses, for practices that order for several places. */
function OtherAddresses({ addressId }: { addressId: number }) {
  const { t } = useTranslation('checkout');
  const { data } = useBaskets();
  const others = new Map<number, { name: string; count: number }>();
  for (const { address, positions } of data ?? []) {
    if (address.id === addressId) continue;
    const count = (others.get(address.id)?.count ?? 0) + positions.length;
    others.set(address.id, { name: address.shortName, count });
  }
  if (others.size === 0) return null;
  return (
    <nav
      className={`${classes.others} column gap-4 items-center mb-18`}
      aria-label={t('done.otherAddresses')}
    >
      {[...others].map(([id, { name, count }]) => (
        <Link
          className="inline-row gap-6 c-primary fw-560 mih-32 td-none"
          key={id}
          to={pathTo('cartReview', { addressId: id })}
        >
          {t('done.goOnWith', { name, count })}
          <IconArrowRight size={16} stroke={1.8} aria-hidden />
        </Link>
      ))}
    </nav>
  );
}
