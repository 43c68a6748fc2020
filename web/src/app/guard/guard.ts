// Runs before every page: who may see it, and what is loaded first.
import { redirect } from 'react-router';
import { RequestCancelled } from '../../lib/api/api-error.ts';
import { pathTo } from '../../lib/paths.ts';
import { endSession, loadProfile } from '../../lib/session/session.ts';
import { hasToken, sessionStore } from '../../lib/session/session-store.ts';
import { decide, loginPath } from './decide.ts';

/** Throws a redirect when the page may not be seen. */
export async function guard(isAuthGuarded: boolean, address: string): Promise<void> {
  await admit(isAuthGuarded, address);
  const { pathname, search } = new URL(address);
  const isDue = isAuthGuarded && sessionStore.get().user?.isTwoStepDue;
  if (isDue && pathname !== pathTo('twoStepDuty'))
    throw redirect(pathTo('twoStepDuty', {}, { rurl: pathname + search }));
}

async function admit(isAuthGuarded: boolean, address: string): Promise<void> {
  const url = new URL(address);
  const intended = url.pathname + url.search;
  const hasUser = sessionStore.get().user !== null;
  switch (decide({ isAuthGuarded, hasToken: hasToken(), hasUser })) {
    case 'pass':
      return;
    case 'clearSession':
      return endSession();
    case 'toLogin':
      throw redirect(loginPath(intended));
    case 'loadProfile':
      try {
        return await loadProfile();
      } catch (error) {
        // The page is reloaded or left: the browser drops its requests, which says nothing about the session.
        if (error instanceof RequestCancelled) throw error;
        await endSession();
        throw redirect(loginPath(intended));
      }
  }
}

/** For an open page that is also for logged-in users: it is shown in any case, with the user if there is a session. */
export async function keepSession(): Promise<void> {
  if (!hasToken() || sessionStore.get().user !== null) return;
  try {
    await loadProfile();
  } catch (error) {
    if (error instanceof RequestCancelled) throw error;
    await endSession();
  }
}
