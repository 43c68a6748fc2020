// The route guard's decision, apart from what carries it out.
import { pathTo } from '../../lib/paths.ts';

export interface GuardSituation {
  readonly isAuthGuarded: boolean;
  readonly hasToken: boolean;
  readonly hasUser: boolean;
}

export type GuardDecision = 'pass' | 'clearSession' | 'toLogin' | 'loadProfile';

export function decide({ isAuthGuarded, hasToken, hasUser }: GuardSituation): GuardDecision {
  if (!isAuthGuarded) return hasToken || hasUser ? 'clearSession' : 'pass';
  if (!hasToken) return 'toLogin';
  return hasUser ? 'pass' : 'loadProfile';
}

/** The login that leads back to the intended address: path and query of this app. */
export function loginPath(intended: string): string {
  return pathTo('login', {}, { rurl: intended });
}

/** A legacy user's BackURL: of the address itself, or of the address that login would lead back to. */
export function readBackUrl(search: string): string | null {
  const query = new URLSearchParams(search);
  const own = query.get('BackURL');
  if (own !== null) return own;
  const intended = query.get('rurl') ?? '';
  const start = intended.indexOf('?');
  return start < 0 ? null : new URLSearchParams(intended.slice(start)).get('BackURL');
}
