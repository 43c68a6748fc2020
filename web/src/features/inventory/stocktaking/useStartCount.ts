import { stocktakingCalls } from '@praxora/contract/inventory/stocktaking.calls';
import { useNavigate } from 'react-router';
import { inventoryKey } from '../../../domain/inventory/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useChange } from '../../../ui/change/useChange.ts';

/** Starts to count a storage, or goes on with the open count of it. */
export function useStartCount() {
  const navigate = useNavigate();
  return useChange({
    call: (storageId: number) => callApi(stocktakingCalls.startStocktaking, { body: { storageId } }),
    after: ({ id }) => navigate(pathTo('stocktaking', {}, { count: id })),
    refetch: [[...inventoryKey, 'stocktakings']],
  });
}
