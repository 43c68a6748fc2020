// The phone's quick way to the five places people need with one thumb.
import { VisuallyHidden } from '@mantine/core';
import {
  type Icon,
  IconBox,
  IconBuildingStore,
  IconLayoutDashboard,
  IconScan,
  IconShoppingCart,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useCartCount } from '../../domain/purchasing/index.ts';
import { pathTo, type RouteGroup } from '../../lib/paths.ts';
import { activeGroup } from './active-group.ts';
import classes from './BottomBar.module.css';

/** An app of its own: the browser goes there, not the router. */
const scanApp = '/scan';

interface Entry {
  readonly groups: readonly RouteGroup[];
  readonly label: 'nav.dashboard' | 'nav.shop' | 'nav.scan' | 'nav.inventory' | 'nav.cart';
  readonly icon: Icon;
  readonly to: string;
}

const entries: readonly Entry[] = [
  { groups: ['dashboard'], label: 'nav.dashboard', icon: IconLayoutDashboard, to: pathTo('dashboard') },
  {
    groups: ['shop', 'assortment', 'quickOrder'],
    label: 'nav.shop',
    icon: IconBuildingStore,
    to: pathTo('search'),
  },
  { groups: [], label: 'nav.scan', icon: IconScan, to: scanApp },
  { groups: ['inventory'], label: 'nav.inventory', icon: IconBox, to: pathTo('inventory') },
  { groups: ['cart'], label: 'nav.cart', icon: IconShoppingCart, to: pathTo('cart') },
];

export function BottomBar() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const group = activeGroup(pathname);
  const count = useCartCount();

  return (
    <nav className={classes.bar} aria-label={t('nav.quick')}>
      {entries.map(({ groups, label, icon: EntryIcon, to }) => {
        const isCart = groups.includes('cart');
        const isOwn = group !== null && groups.includes(group);
        const current = pathname === to ? 'page' : isOwn ? 'true' : undefined;
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
            {isCart && count > 0 && (
              <span className={classes.badge} aria-hidden>
                {count}
              </span>
            )}
            {isCart && <VisuallyHidden> {t('header.cartCount', { count })}</VisuallyHidden>}
          </Link>
        );
      })}
    </nav>
  );
}
