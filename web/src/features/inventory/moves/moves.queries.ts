// What is to be carried where, and carrying it.
import { moveCalls } from '@praxora/contract/inventory/moves.calls';
import type { BodyOf } from '@praxora/contract/shared/call';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { inventoryKey } from '../../../domain/inventory/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useBooking } from '../stock/useBooking.ts';

const targetsKey = (storageId: number) => [...inventoryKey, 'targets', storageId] as const;

export const usePickList = (storageId: number | null) =>
  useQuery({
    queryKey: [...inventoryKey, 'pick-list', storageId],
    queryFn: ({ signal }) =>
      callApi(moveCalls.getPickList, { query: storageId === null ? {} : { storageId } }, { signal }),
    staleTime: 0,
  });

export const useTargets = (storageId: number) =>
  useQuery({
    queryKey: targetsKey(storageId),
    queryFn: ({ signal }) => callApi(moveCalls.listTargets, { params: { storageId } }, { signal }),
    staleTime: 0,
  });

type Moves = BodyOf<typeof moveCalls.moveSeveral>['moves'];

/** All of them by one booking, which can be taken back. */
export function useMoves() {
  const { t } = useTranslation('inventory');
  return useBooking(
    (moves: Moves, key) => callApi(moveCalls.moveSeveral, { body: { moves, note: '' } }, key),
    (moves) => t('moves.done', { count: moves.length }),
  );
}
