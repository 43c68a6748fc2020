// The router starts only now, with the configuration there: its first act may be to fetch the profile.
import { useState } from 'react';
import { RouterProvider } from 'react-router';
import { pathTo } from '../lib/paths.ts';
import { onSessionEnded } from '../lib/session/session.ts';
import { loginPath } from './guard/decide.ts';
import { createRouter } from './router.tsx';
import { routes } from './routes.ts';

function startRouter() {
  const router = createRouter();
  onSessionEnded((refusedWith) => {
    const { pathname, search } = router.state.location;
    // Who lost the session in the middle of something comes back to it; who may not see it, or left, does not.
    const comesBack = refusedWith === 401 && isGuarded(router.state.matches.at(-1)?.route.path);
    void router.navigate(comesBack ? loginPath(pathname + search) : pathTo('login'));
  });
  return router;
}

function isGuarded(path: string | undefined): boolean {
  return routes.some((route) => route.path === path && route.isAuthGuarded);
}

export function AppRouter() {
  const [router] = useState(startRouter);
  return <RouterProvider router={router} />;
}
