import { apiTokenCalls } from '@praxora/contract/account/api-tokens.calls';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';

export const apiTokensKey = ['apiTokens'] as const;

export function useApiTokens() {
  return useQuery({
    queryKey: apiTokensKey,
    queryFn: ({ signal }) => callApi(apiTokenCalls.listApiTokens, {}, { signal }),
  });
}
