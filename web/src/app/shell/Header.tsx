import { ActionIcon } from '@mantine/core';
import { IconLogout, IconMenu2, IconSearch, IconX } from '@tabler/icons-react';
import { lazy, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { LocaleSwitcher } from '../../domain/account/index.ts';
import { pathTo } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session.ts';
import { useShortcut } from '../../lib/useShortcut.ts';
import { Logo } from '../../ui/page/Logo.tsx';
import { CartButton } from './CartButton.tsx';
import { ColorSchemeToggle } from './ColorSchemeToggle.tsx';
import { Greeting, Initials } from './Greeting.tsx';
import classes from './Header.module.css';
import { Hint } from './Hint.tsx';
import { MarketplaceLink } from './MarketplaceLink.tsx';
import { OnDemand } from './on-demand.tsx';
import { ProductSearch } from './ProductSearch.tsx';
import { UserButton } from './UserButton.tsx';

const UserPanel = lazy(() => import('./UserPanel.tsx').then((m) => ({ default: m.UserPanel })));

function User() {
  return (
    <OnDemand button={(popup) => <UserButton {...popup} />}>
      <UserPanel />
    </OnDemand>
  );
}

/** On a phone, too, the results stand below what was searched for. */
function useShowsQuery(): boolean {
  const { pathname, search } = useLocation();
  return pathname === pathTo('search') && Boolean(new URLSearchParams(search).get('query'));
}

export function Header({ onOpenMenu }: { onOpenMenu: () => void }) {
  const { t } = useTranslation('shell');
  const { logout } = useSession();
  const searchField = useRef<HTMLInputElement>(null);
  // Only a phone looks at this: there the field takes the place of logo and buttons.
  const [searching, setSearching] = useState(false);
  const showsQuery = useShowsQuery();

  function focusSearch() {
    flushSync(() => setSearching(true));
    searchField.current?.focus();
    searchField.current?.select();
  }
  useShortcut('/', focusSearch);

  return (
    <header
      className={`${classes.header} row gap-16 bg-frame pr-24 sticky top-0`}
      data-searching={searching || undefined}
      data-query={showsQuery || undefined}
    >
      <ActionIcon className={classes.phone} size={44} aria-label={t('header.openMenu')} onClick={onOpenMenu}>
        <IconMenu2 size={22} stroke={1.7} />
      </ActionIcon>
      <Link
        to={pathTo('dashboard')}
        className={`${classes.logo} bdrs-8 flex flex-none ml-24`}
        aria-label={t('header.toDashboard')}
      >
        <Logo />
      </Link>
      <div className={`${classes.search} row rest phone-hidden`}>
        <ProductSearch inputRef={searchField} onSearched={() => setSearching(false)} />
        <ActionIcon
          className={classes.phone}
          size={44}
          aria-label={t('header.closeSearch')}
          onClick={() => setSearching(false)}
        >
          <IconX size={21} stroke={1.7} />
        </ActionIcon>
      </div>
      <ActionIcon
        className={`${classes.phone} ${classes.magnifier} phone-ml-auto`}
        size={44}
        aria-label={t('header.search')}
        onClick={focusSearch}
      >
        <IconSearch size={21} stroke={1.7} />
      </ActionIcon>
      <div className={classes.phone}>
        <User />
      </div>
      <div className={`${classes.right} below-desk-gap-6 row gap-10 flex-none ml-auto phone-hidden`}>
        <MarketplaceLink />
        <LocaleSwitcher />
        <ColorSchemeToggle />
        <CartButton />
        <span className="bg-line-strong h-24 m-0-4 w-1 below-desk-hidden" />
        <div className="below-desk-ml-6 row gap-10 ta-right">
          <Greeting canSwitch />
          <Initials />
        </div>
        <Hint label={t('header.logout')}>
          <ActionIcon
            size={36}
            c="var(--px-ink-2)"
            aria-label={t('header.logout')}
            onClick={() => void logout()}
          >
            <IconLogout size={19} stroke={1.6} />
          </ActionIcon>
        </Hint>
      </div>
    </header>
  );
}
