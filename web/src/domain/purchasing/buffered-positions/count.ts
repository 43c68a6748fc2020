// How many positions are put aside: asked for once after login and after a reload; what is done with them here asks anew.
import { bufferedCountCalls } from '@praxora/contract/purchasing/buffered-count.calls';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';
import { useSession } from '../../../lib/session/session.ts';

/** Everything that shows positions put aside lies under this key. */
export const bufferedKey = ['bufferedPositions'] as const;

/** How many wait; 0 while nobody knows. */
export function useBufferedCount(): number {
  const { user } = useSession();
  const { data } = useQuery({
    queryKey: [...bufferedKey, 'count'],
    queryFn: ({ signal }) =>
      callApi(bufferedCountCalls.checkBufferedPositions, { params: { userId: user?.id ?? 0 } }, { signal }),
    enabled: user !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return data?.count ?? 0;
}
