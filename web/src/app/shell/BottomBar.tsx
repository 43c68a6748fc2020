// The phone's quick way to the five places people need with one thumb.
import { VisuallyHidden } from '@mantine/core';
import {
  IconBox,
  IconBuildingStore,
  IconLayoutDashboard,
  IconScan,
  IconShoppingCart,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useCartCount } from '../../domain/purchasing/index.ts';
import { pathTo } from '../../lib/paths.ts';
import { activeGroup } from './active-group.ts';
import classes from './BottomBar.module.css';

/** An app of its own: the browser goes there, not the router. */
const scanApp = '/scan';

const entries = [
  { group: 'dashboard', label: 'nav.dashboard', icon: IconLayoutDashboard, to: pathTo('dashboard') },
  { group: 'shop', label: 'nav.shop', icon: IconBuildingStore, to: pathTo('search') },
  { group: null, label: 'nav.scan', icon: IconScan, to: scanApp },
  { group: 'inventory', label: 'nav.inventory', icon: IconBox, to: pathTo('inventory') },
  { group: 'cart', label: 'nav.cart', icon: IconShoppingCart, to: pathTo('cart') },
] as const;

export function BottomBar() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const group = activeGroup(pathname);
  const count = useCartCount();

  return (
    <nav className={classes.bar} aria-label={t('nav.quick')}>
      {entries.map(({ group: own, label, icon: EntryIcon, to }) => {
        const current = pathname === to ? 'page' : own !== null && own === group ? 'true' : undefined;
        return (
          <Link
            key={to}
            to={to}
            reloadDocument={to === scanApp}
            className={classes.entry}
            aria-current={current}
          >
            <EntryIcon size={22} stroke={1.7} aria-hidden />
            {t(label)}
            {own === 'cart' && count > 0 && (
              <span className={classes.badge} aria-hidden>
                {count}
              </span>
            )}
            {own === 'cart' && <VisuallyHidden> {t('header.cartCount', { count })}</VisuallyHidden>}
          </Link>
        );
      })}
    </nav>
  );
}
