// Queries of the positions buffered for the cart.
import { bufferedPositionCalls } from '@praxora/contract/purchasing/buffered-positions.calls';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';
import { bufferedKey } from './count.ts';

/** Buffered positions, always fetched fresh: a colleague may have been quicker. */
export const useBufferedPositions = () =>
  useQuery({
    queryKey: [...bufferedKey, 'list'],
    queryFn: ({ signal }) => callApi(bufferedPositionCalls.listBufferedPositions, {}, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
