import { stocktakingCalls } from '@praxora/contract/inventory/stocktaking.calls';
import { useNavigate } from 'react-router';
import { inventoryKey } from '../../../domain/inventory/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useChange } from '../../../ui/change/useChange.ts';

interface NewCount {
  readonly isBlind?: boolean;
  /** Permanent inventory: only these articles. */
  readonly articleIds?: number[];
}

/** Starts to count a storage, or goes on with the open count of it. */
export function useStartCount({ isBlind = false, articleIds = [] }: NewCount = {}) {
  const navigate = useNavigate();
  return useChange({
    call: (storageId: number) =>
      callApi(stocktakingCalls.startStocktaking, { body: { storageId, isBlind, articleIds } }),
    after: ({ id }) => navigate(pathTo('stocktaking', {}, { count: id })),
    refetch: [[...inventoryKey, 'stocktakings']],
  });
}
