// Stands around every page: title, focus, scroll position, notifications, and the way out for legacy users.
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { useAppConfig } from '../lib/config.ts';
import { useLanguage } from '../lib/i18n.ts';
import { replacingPractice } from '../lib/session/replaced-session.ts';
import { useSession } from '../lib/session/session.ts';
import { useStore } from '../lib/store.ts';
import { AppNotifications } from '../ui/feedback/AppNotifications.tsx';
import { LegacyRedirect } from './LegacyRedirect.tsx';
import { pageTitle } from './page-title.ts';
import type { RouteHandle } from './routes.ts';
import { activeGroup } from './shell/active-group.ts';
import { useGoing } from './useGoing.ts';

const PracticeChanged = lazy(() =>
  import('./PracticeChanged.tsx').then((m) => ({ default: m.PracticeChanged })),
);

export function RootLayout() {
  const { user, meta } = useSession();
  const practice = useStore(replacingPractice);
  usePageTitle();
  useFocusOnNewPage();
  useGoing();
  if (user && meta && !meta.is_pro20) return <LegacyRedirect />;
  return (
    <>
      {/* Inside the router: what a message is about is linked in it. */}
      <AppNotifications />
      <Outlet />
      <ScrollRestoration />
      {practice !== null && (
        <Suspense>
          <PracticeChanged practice={practice} />
        </Suspense>
      )}
    </>
  );
}

function usePageTitle(): void {
  const { t } = useTranslation(['routes']);
  const { productTitle } = useAppConfig();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const language = useLanguage();
  const { pathname, search } = useLocation();
  // One page under two entries of the sidebar.
  const isAllOrders = handle?.title === 'routes:orders' && activeGroup(pathname, search) === 'allOrders';
  const own = isAllOrders
    ? t('routes:allOrders')
    : handle && (typeof handle.title === 'string' ? t(handle.title) : handle.title[language]);
  const title = pageTitle(productTitle, own ?? null);
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** A new page is read from its beginning, unless it put the focus somewhere itself. */
function useFocusOnNewPage(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.querySelector('main');
    if (!main || main.contains(document.activeElement)) return;
    if (!main.hasAttribute('tabindex')) main.tabIndex = -1;
    main.focus({ preventScroll: true });
  }, [pathname]);
}
