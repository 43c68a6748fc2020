// Counts beside the tabs of the account.
import { accountCalls } from '@praxora/contract/account/account.calls';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';

/** Invalidated by every change that adds or removes something on a tab. */
export const accountCountsKey = ['account', 'counts'] as const;

export function useAccountCounts() {
  return useQuery({
    queryKey: accountCountsKey,
    queryFn: ({ signal }) => callApi(accountCalls.accountCounts, {}, { signal }),
  });
}
