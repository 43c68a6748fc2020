// Links among the auth pages keep where the user wanted to go.
import { useLocation } from 'react-router';
import { pathTo } from '../../../lib/paths.ts';

type AuthPage = 'login' | 'resetPassword' | 'changePassword';

export function authLink(page: AuthPage, search: string): string {
  const query = new URLSearchParams(search);
  return pathTo(page, {}, { rurl: query.get('rurl'), BackURL: query.get('BackURL') });
}

export function useAuthLink(): (page: AuthPage) => string {
  const { search } = useLocation();
  return (page) => authLink(page, search);
}

/** Navigation state passed from one auth page to the next. */
export interface AuthNote {
  readonly passwordChanged?: true;
  readonly invitationAccepted?: true;
  readonly email?: string;
}
