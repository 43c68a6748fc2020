// Everything the screens stand in: theme, data, texts, error boundary and configuration.
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { RouterProvider } from 'react-router';
import { reportFatal } from '../lib/error-reporting.ts';
import { pathTo } from '../lib/paths.ts';
import { queryClient } from '../lib/query-client.ts';
import { onSessionEnded } from '../lib/session/session.ts';
import { storageKeys } from '../lib/storage.ts';
import { cssVariablesResolver, theme } from '../theme.ts';
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary.tsx';
import { ConfigGate } from './ConfigGate.tsx';
import { loginPath } from './guard/decide.ts';
import { createRouter } from './router.tsx';
import { routes } from './routes.ts';

// The router starts only now, with the configuration there: its first act may be to fetch the profile.
function startRouter() {
  const router = createRouter();
  onSessionEnded((refusedWith) => {
    const { pathname, search } = router.state.location;
    // A user whose session expired returns to the same page after login; after a logout or without access, not.
    const comesBack = refusedWith === 401 && isGuarded(router.state.matches.at(-1)?.route.path);
    void router.navigate(comesBack ? loginPath(pathname + search) : pathTo('login'));
  });
  return router;
}

function isGuarded(path: string | undefined): boolean {
  return routes.some((route) => route.path === path && route.isAuthGuarded);
}

function AppRouter() {
  const [router] = useState(startRouter);
  return <RouterProvider router={router} />;
}

const colorSchemeManager = localStorageColorSchemeManager({ key: storageKeys.colorScheme });

export function App() {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queryClient}>
        <ErrorBoundary onError={(error) => reportFatal(error, { location: 'render' })}>
          <ConfigGate>
            <AppRouter />
          </ConfigGate>
        </ErrorBoundary>
      </QueryClientProvider>
    </MantineProvider>
  );
}
