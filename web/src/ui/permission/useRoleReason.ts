import { type Permission, rolesWith } from '@praxora/contract/shared/permissions';
import { useErrorText } from '../../lib/api/error-text.ts';

/** Why the user's role may not do something, in the words of the server's refusal. */
export function useRoleReason(permission: Permission): string {
  const errorText = useErrorText();
  return errorText({
    code: 'ROLE_NOT_ALLOWED',
    params: { roles: rolesWith(permission).join(', ') },
    message: '',
  });
}
