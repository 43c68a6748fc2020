// The key of the product search: signed for this practice, asked for once and again shortly before it expires.
import { searchCalls } from '@praxora/contract/shop/search.calls';
import { callApi } from '../../../lib/api/api.ts';
import { queryClient } from '../../../lib/query-client.ts';

const queryKey = ['search', 'key'];

/** A key that expires on the way is no use. */
const marginMs = 60_000;

/** Forgotten with everything else that was fetched when the session ends. */
export async function searchKey(): Promise<string> {
  const { key } = await queryClient.fetchQuery({
    queryKey,
    queryFn: () => callApi(searchCalls.getSearchKey, {}),
    staleTime: ({ state }) => lifetimeMs(state.data?.expiresAt, state.dataUpdatedAt),
    gcTime: Number.POSITIVE_INFINITY,
  });
  return key;
}

/** The search refused the key: the next one is asked for anew. */
export function dropSearchKey(): void {
  queryClient.removeQueries({ queryKey });
}

export function lifetimeMs(expiresAt: string | undefined, fetchedAt: number): number {
  const expiry = Date.parse(expiresAt ?? '');
  return Number.isNaN(expiry) ? 0 : Math.max(0, expiry - fetchedAt - marginMs);
}
