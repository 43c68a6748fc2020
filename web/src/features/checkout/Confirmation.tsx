// Ordered: the numbers, and where to go on.

import { Button } from '@mantine/core';
import type { Address } from '@praxora/contract/account/addresses.calls';
import { IconArrowRight } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCarts } from '../../lib/cart/queries.ts';
import { formatMoney } from '../../lib/format.ts';
import { pathTo } from '../../lib/paths.ts';
import { VendorMonogram } from '../../ui/VendorMonogram.tsx';
import classes from './Confirmation.module.css';
import { Done } from './Done.tsx';
import type { OrderedEntry, Staying } from './entries.ts';
import { StaysInCart } from './StaysInCart.tsx';

interface ConfirmationProps {
  ordered: readonly OrderedEntry[];
  staying: readonly Staying[];
  deliveryAddress: Address;
}

export function Confirmation({ ordered, staying, deliveryAddress }: ConfirmationProps) {
  const { t } = useTranslation('checkout');
  const title = useRef<HTMLHeadingElement>(null);
  // The screen is another one now: it is read from its beginning.
  useEffect(() => {
    window.scrollTo({ top: 0 });
    title.current?.focus();
  }, []);
  const sum = (amount: (order: OrderedEntry['attempt']['order']) => number) =>
    formatMoney(ordered.reduce((cents, { attempt }) => cents + amount(attempt.order), 0));
  const pictures = ordered.flatMap(({ shown }) =>
    shown.basket.items.map(({ offer }) => offer.product.picture),
  );

  return (
    <div className={classes.page}>
      <Done pictures={pictures} />
      <h1 ref={title} tabIndex={-1} className={classes.title}>
        {t('done.title', { count: ordered.length })}
      </h1>
      <p className={classes.text}>
        {t('done.text', { address: deliveryAddress.shortName, count: ordered.length })}
      </p>
      <ul className={classes.orders} aria-label={t('done.orders')}>
        {ordered.map(({ vendorId, shown, attempt: { order } }) => (
          <li key={vendorId} className={classes.order}>
            <VendorMonogram name={order.Lieferant} hue={shown.basket.vendor.hue} />
            <span className={classes.words}>
              <span className={classes.vendor}>{order.Lieferant}</span>
              <Link className={`${classes.number} px-num`} to={pathTo('order', { orderId: order.ID })}>
                {t('done.number', { number: order.Bestellnummer })}
              </Link>
            </span>
            <span className={`${classes.sum} px-num`}>
              <span className={classes.gross}>{formatMoney(order.BruttoCent)}</span>
              <span>{t('done.net', { total: formatMoney(order.NettoCent) })}</span>
            </span>
          </li>
        ))}
        {ordered.length > 1 && (
          <li className={classes.order} data-total>
            <span className={classes.words}>{t('done.together')}</span>
            <span className={`${classes.sum} px-num`}>
              <span className={classes.gross}>{sum(({ BruttoCent }) => BruttoCent)}</span>
              <span>{t('done.net', { total: sum(({ NettoCent }) => NettoCent) })}</span>
            </span>
          </li>
        )}
      </ul>
      <div className={classes.actions}>
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

/** Who orders for two places goes straight on to the other one. */
function OtherAddresses({ addressId }: { addressId: number }) {
  const { t } = useTranslation('checkout');
  const { data } = useCarts();
  const others = new Map<number, { name: string; count: number }>();
  for (const { Adresse, Positionen } of data?.Warenkoerbe ?? []) {
    if (Adresse.ID === addressId) continue;
    const count = (others.get(Adresse.ID)?.count ?? 0) + Positionen.length;
    others.set(Adresse.ID, { name: Adresse.Kurzname, count });
  }
  if (others.size === 0) return null;
  return (
    <nav className={classes.others} aria-label={t('done.otherAddresses')}>
      {[...others].map(([id, { name, count }]) => (
        <Link key={id} to={pathTo('cartReview', { addressId: id })}>
          {t('done.goOnWith', { name, count })}
          <IconArrowRight size={16} stroke={1.8} aria-hidden />
        </Link>
      ))}
    </nav>
  );
}
