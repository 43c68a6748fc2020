// What a person is shown once. The server remembers it, so that it is not offered again on any device.
import { identityCalls } from '@praxora/contract/account/identity.calls';
import { callApi } from '../api/api.ts';
import { sessionStore, setUser } from './session-store.ts';

const change = { tour: { isTourDue: false }, news: { hasNews: false } } as const;

export function noteSeen(seen: keyof typeof change): void {
  const { user } = sessionStore.get();
  if (user) setUser({ ...user, ...change[seen] });
  // A note that is lost shows it once more: nothing that anybody has to be told.
  void callApi(identityCalls.noteSeen, { body: { seen } }, { skipErrorHandler: true }).catch(() => undefined);
}
