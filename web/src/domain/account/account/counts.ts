// What lies behind the tabs of the account.
import { accountCalls } from '@praxora/contract/account/account.calls';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';

/** Whoever adds or removes something behind a tab has this fetched anew. */
export const accountCountsKey = ['account', 'counts'] as const;

export function useAccountCounts() {
  return useQuery({
    queryKey: accountCountsKey,
    queryFn: ({ signal }) => callApi(accountCalls.accountCounts, {}, { signal }),
  });
}
