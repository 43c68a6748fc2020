// Queries for the user's own login.
import { ownAccessCalls } from '@praxora/contract/account/own-access.calls';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';

export const sessionsKey = ['own-sessions'] as const;
export const twoStepKey = ['two-step'] as const;

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
