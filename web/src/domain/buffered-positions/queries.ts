// What was put aside for the cart. The count is asked for once after login and after a reload; what is done with it here
// asks anew.
import { bufferedPositionCalls } from '@praxora/contract/buffered-positions/buffered-positions.calls';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api.ts';
import { useSession } from '../../lib/session/session.ts';

/** Everything that shows positions put aside lies under this key. */
export const bufferedKey = ['bufferedPositions'] as const;

/** How many wait; 0 while nobody knows. */
export function useBufferedCount(): number {
  const { user } = useSession();
  const { data } = useQuery({
    queryKey: [...bufferedKey, 'count'],
    queryFn: ({ signal }) =>
      callApi(
        bufferedPositionCalls.checkBufferedPositions,
        { params: { userId: user?.id ?? 0 } },
        { signal },
      ),
    enabled: user !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return data?.count ?? 0;
}

/** As they are now: a colleague may have been quicker. */
export const useBufferedPositions = () =>
  useQuery({
    queryKey: [...bufferedKey, 'list'],
    queryFn: ({ signal }) => callApi(bufferedPositionCalls.listBufferedPositions, {}, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
