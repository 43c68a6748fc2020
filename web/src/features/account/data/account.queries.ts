import { accountCalls } from '@praxora/contract/account/account.calls';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';

export const accountKey = ['account', 'data'] as const;

export const loadAccount = () => callApi(accountCalls.getAccount, {});

export function useAccount() {
  return useQuery({ queryKey: accountKey, queryFn: loadAccount });
}
