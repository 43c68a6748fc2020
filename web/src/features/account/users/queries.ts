// Queries for the users of the practice and for the user's own login.
import { ownAccessCalls } from '@praxora/contract/account/own-access.calls';
import { userCalls } from '@praxora/contract/account/users.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';

export type UserList = DataOf<typeof userCalls.listUsers>;

export const usersKey = ['users'] as const;
export const sessionsKey = ['own-sessions'] as const;
export const twoStepKey = ['two-step'] as const;

export const useUsers = () =>
  useQuery({
    queryKey: usersKey,
    queryFn: ({ signal }) => callApi(userCalls.listUsers, {}, { signal }),
  });

export const useOwnSessions = () =>
  useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => callApi(ownAccessCalls.listOwnSessions, {}, { signal }),
  });

export const useTwoStep = () =>
  useQuery({
    queryKey: twoStepKey,
    queryFn: ({ signal }) => callApi(ownAccessCalls.getTwoStep, {}, { signal }),
  });
