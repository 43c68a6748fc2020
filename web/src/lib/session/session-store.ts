// The logged-in user, as known to this browser. The token is kept in memory (and, unreadable for scripts, in an
// HttpOnly cookie); a readable marker cookie without secret says that the latter exists.
import type { UserMeta } from '@praxora/contract/shared/envelope';
import { readCookie, removeCookie } from '../cookies.ts';
import type { User } from '../marketplace/user.ts';
import { queryClient } from '../query-client.ts';
import { forgetStoredOfSession } from '../storage.ts';
import { createStore } from '../store.ts';

export const markerCookie = 'praxora_session';

export interface SessionState {
  readonly token: string | null;
  readonly user: User | null;
  readonly meta: UserMeta | null;
}

const nobody: SessionState = { token: null, user: null, meta: null };

export const sessionStore = createStore<SessionState>(nobody);

export function hasToken(): boolean {
  return sessionStore.get().token !== null || Boolean(readCookie(markerCookie));
}

let hasEnded = false;

/** A session was ended here, and no other has begun since: whatever is still shown may ask for nothing more. */
export const isOver = (): boolean => hasEnded && !hasToken();

export function setToken(token: string): void {
  sessionStore.set({ ...sessionStore.get(), token });
}

export function setUser(user: User): void {
  sessionStore.set({ ...sessionStore.get(), user });
}

/** The state of any answer; the same values again make no change. */
export function setMeta(meta: UserMeta): void {
  const known = sessionStore.get().meta;
  if (known?.is_pro20 === meta.is_pro20 && known.basket_counter === meta.basket_counter) return;
  sessionStore.set({ ...sessionStore.get(), meta });
}

/** Forgets the user, everything that was fetched for them, and what they searched for. */
export function clearSession(): void {
  removeCookie(markerCookie);
  hasEnded = true;
  queryClient.clear();
  forgetStoredOfSession();
  sessionStore.set(nobody);
}

type RefusalHandler = (status: number) => void;
let handleRefusal: RefusalHandler = () => clearSession();

/** Handler for a session the server no longer accepts; set once, by the session itself. */
export function onSessionRefused(handler: RefusalHandler): void {
  handleRefusal = handler;
}

export function refuseSession(status: number): void {
  handleRefusal(status);
}

let handleRoleRefusal: () => void = () => {};

/** Handler for a refusal by role; set once, by the session itself. */
export function onRoleRefused(handler: () => void): void {
  handleRoleRefusal = handler;
}

export function reportRoleRefused(): void {
  handleRoleRefusal();
}
