import { VisuallyHidden } from '@mantine/core';
import { IconShoppingCart } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useCartCount, useCartTotal, useCountedCart } from '../../domain/purchasing/index.ts';
import { formatMoney } from '../../lib/format.ts';
import { pathTo } from '../../lib/paths.ts';
import { activeGroup } from './active-group.ts';
import classes from './CartButton.module.css';

export function CartButton() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  useCountedCart();
  const count = useCartCount();
  const netCents = useCartTotal();
  const to = pathTo('cart');

  return (
    <Link
      to={to}
      className={`${classes.cart} hover-bg-hover`}
      aria-current={activeGroup(pathname) === 'cart' ? (pathname === to ? 'page' : 'true') : undefined}
    >
      <IconShoppingCart size={18} stroke={1.7} aria-hidden />
      {count > 0 && netCents !== null ? (
        <>
          <VisuallyHidden>{t('nav.cart')} </VisuallyHidden>
          <span className="px-num below-desk-hidden">{formatMoney(netCents)}</span>
        </>
      ) : (
        <span className={classes.label}>{t('nav.cart')}</span>
      )}
      <span className={classes.badge} data-empty={count === 0 || undefined} aria-hidden>
        {count}
      </span>
      <VisuallyHidden> {t('header.cartCount', { count })}</VisuallyHidden>
    </Link>
  );
}
