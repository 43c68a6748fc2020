// The users of the practice, and who of them may do something.
import { type PracticeUser, userCalls } from '@praxora/contract/account/users.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import { hasPermission, type Permission } from '@praxora/contract/shared/permissions';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';

export type UserList = DataOf<typeof userCalls.listUsers>;

export const usersKey = ['users'] as const;

export const useUsers = () =>
  useQuery({
    queryKey: usersKey,
    queryFn: ({ signal }) => callApi(userCalls.listUsers, {}, { signal }),
  });

/** Active users whose role has the permission; undefined until they are known. */
export function usePeopleWith(permission: Permission): readonly PracticeUser[] | undefined {
  return useUsers().data?.users.filter(({ isActive, role }) => isActive && hasPermission(role, permission));
}
