// Builds the router from the table of routes.
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
  useRouteError,
} from 'react-router';
import { AuthLayout } from '../features/account/identity/AuthLayout.tsx';
import { reportFatal } from '../lib/error-reporting.ts';
import { defaultSavedArticleTab, pagePermission, pathTo, savedArticleTabs } from '../lib/paths.ts';
import { hasToken } from '../lib/session/session-store.ts';
import { CrashPage } from '../ui/feedback/CrashPage.tsx';
import { guard, keepSession } from './guard/guard.ts';
import { RootLayout } from './RootLayout.tsx';
import { type AppRoute, type PageLoader, type RouteHandle, redirects, routes } from './routes.ts';
import { StartScreen } from './StartScreen.tsx';

// A page that could not be loaded or broke while it was drawn.
function RouteFailure() {
  const error = useRouteError();
  useEffect(() => reportFatal(error, { location: 'route' }), [error]);
  return <CrashPage onRetry={() => window.location.reload()} />;
}

const lazyPages = new Map<PageLoader, ComponentType>();

/** Pages are fetched when they are shown: a visitor who is sent to the login loads nothing else. */
function lazily(load: PageLoader): ComponentType {
  const page = lazyPages.get(load) ?? lazy(async () => ({ default: await load() }));
  lazyPages.set(load, page);
  return page;
}

/** A layout has the boundary for its pages itself: while the next one comes, the present one stays. */
function layout(load: PageLoader) {
  const Layout = lazily(load);
  return (
    <Suspense fallback={<StartScreen />}>
      <Layout />
    </Suspense>
  );
}

const loadShell: PageLoader = () => import('./shell/Shell.tsx').then((m) => m.Shell);
const loadHelpLayout: PageLoader = () => import('./HelpLayout.tsx').then((m) => m.HelpLayout);
const loadAuthLayout: PageLoader = async () => AuthLayout;

/** The layout that a page stands in; the shell has all the others. */
const layoutLoaders: readonly {
  readonly holds: (group: AppRoute['group']) => boolean;
  readonly load: PageLoader;
}[] = [
  { holds: (group) => group === null, load: loadAuthLayout },
  { holds: (group) => group === 'help', load: loadHelpLayout },
];

function pageRoute(route: AppRoute): RouteObject {
  const load = route.page;
  const loadLayout = layoutLoaders.find(({ holds }) => holds(route.group))?.load ?? loadShell;
  const handle: RouteHandle = { title: route.title, permission: pagePermission(route.key) };
  return {
    path: route.path,
    handle,
    loader: async ({ request, params }: LoaderFunctionArgs) => {
      const guarding = route.keepsSession ? keepSession() : guard(route.isAuthGuarded, request.url);
      // A user who will see the page does not have to wait for the profile before it loads.
      const fetching = !route.isAuthGuarded || hasToken() ? fetchAhead(load, loadLayout) : null;
      await guarding;
      await fetching;
      if (route.key === 'savedArticles') onlyKnownTabs(params.tab);
      return null;
    },
    Component: lazily(load),
  };
}

/** The address changes when the page is there. A failure shows when it is drawn. */
function fetchAhead(...loaders: PageLoader[]): Promise<unknown> {
  return Promise.allSettled(loaders.map((load) => load()));
}

function onlyKnownTabs(tab: string | undefined): void {
  if (!savedArticleTabs.some((known) => known === tab)) throw redirect(savedArticlesPath);
}
const savedArticlesPath = pathTo('savedArticles', { tab: defaultSavedArticleTab });

/** Shows nothing: it is left before it could. */
function leadTo(target: string): Pick<RouteObject, 'loader' | 'element'> {
  return { element: null, loader: ({ request }) => redirect(target + new URL(request.url).search) };
}

export function createRouter() {
  return createBrowserRouter([
    {
      Component: RootLayout,
      ErrorBoundary: RouteFailure,
      HydrateFallback: StartScreen,
      children: [
        ...redirects.map(({ from, to }) => ({ path: from, ...leadTo(pathTo(to)) })),
        { path: '/inventory/saved', ...leadTo(savedArticlesPath) },
        {
          element: layout(loadAuthLayout),
          children: routes.filter(({ group }) => group === null).map(pageRoute),
        },
        {
          element: layout(loadHelpLayout),
          children: routes.filter(({ group }) => group === 'help').map(pageRoute),
        },
        {
          element: layout(loadShell),
          children: routes.filter(({ group }) => group !== null && group !== 'help').map(pageRoute),
        },
        { path: '*', element: null, loader: () => redirect('/') },
      ],
    },
  ]);
}
