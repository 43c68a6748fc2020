// Login, profile and logout as the rest of the app uses them.
import { identityCalls } from '@praxora/contract/account/identity.calls';
import type { UserMeta } from '@praxora/contract/shared/envelope';
import { callApi } from '../api/api.ts';
import { RequestCancelled } from '../api/api-error.ts';
import { toUser, type User } from '../marketplace/user.ts';
import { useStore } from '../store.ts';
import { keepDrafts } from './kept-texts.ts';
import { displayName, toInitials } from './naming.ts';
import {
  clearSession,
  hasToken,
  isOver,
  onRoleRefused,
  onSessionRefused,
  sessionStore,
  setToken,
  setUser,
} from './session-store.ts';

export type { User, UserMeta };

export interface Credentials {
  email: string;
  password: string;
  utk: string;
  /** Code of the second step, for users with two-step login. */
  code?: string;
}

/** The logout must not hold anybody back when the server is slow. */
const logoutTimeoutMs = 5000;

/** Logs in and loads the profile; a refusal is left to the caller. */
export async function login(credentials: Credentials): Promise<void> {
  const { token } = await callApi(identityCalls.login, { body: credentials }, { skipErrorHandler: true });
  setToken(token);
  try {
    await loadProfile();
  } catch (error) {
    if (!(error instanceof RequestCancelled)) await endSession();
    throw error;
  }
}

let profileInFlight: Promise<void> | null = null;

/** After a reload only the cookie is left: the token is asked for again, and kept in memory as after a login. */
async function regainToken(): Promise<void> {
  if (sessionStore.get().token !== null || !hasToken()) return;
  try {
    setToken((await callApi(identityCalls.getBearer, {}, { skipErrorHandler: true })).token);
  } catch {
    // Whether the session still holds is for the profile to say.
  }
}

export function loadProfile(): Promise<void> {
  profileInFlight ??= regainToken()
    .then(() => callApi(identityCalls.getProfile, {}))
    .then((profile) => setUser(toUser(profile)))
    .finally(() => {
      profileInFlight = null;
    });
  return profileInFlight;
}

let ending: Promise<void> | null = null;

/** Ends the session on the server as well, so that its cookies go too. Never fails. */
export function endSession(): Promise<void> {
  ending ??= callApi(identityCalls.logout, {}, { skipErrorHandler: true, timeoutMs: logoutTimeoutMs })
    .catch(() => undefined)
    .then(() => clearSession())
    .finally(() => {
      ending = null;
    });
  return ending;
}

type EndedListener = (refusedWith: number | null) => void;
let onEnded: EndedListener = () => {};

/** Where to go when a session ended; the router sets it. */
export function onSessionEnded(listener: EndedListener): void {
  onEnded = listener;
}

export async function logout(): Promise<void> {
  await endSession();
  onEnded(null);
}

onSessionRefused((status) => {
  // Several requests may be refused, at once or one after the other; one ending serves them all. A late one would lead
  // from the login that comes back to the page to the plain one.
  if (ending || isOver()) return;
  keepDrafts(sessionStore.get().user?.email ?? '');
  void endSession().then(() => onEnded(status));
});

// The role was changed in the meantime: menus follow without a new login. The refusal itself is told by the caller.
onRoleRefused(() => void loadProfile().catch(() => undefined));

export interface Session {
  readonly user: User | null;
  readonly meta: UserMeta | null;
  readonly initials: string;
  readonly displayName: string;
  readonly logout: () => Promise<void>;
}

export function useSession(): Session {
  const { user, meta } = useStore(sessionStore);
  return {
    user,
    meta,
    initials: user ? toInitials(user) : '',
    displayName: user ? displayName(user) : '',
    logout,
  };
}
