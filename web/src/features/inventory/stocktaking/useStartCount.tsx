import { stocktakingCalls } from '@praxora/contract/inventory/stocktaking.calls';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { inventoryKey } from '../../../domain/inventory/queries.ts';
import { ApiErrorMessage } from '../../../lib/api/ApiErrorMessage.tsx';
import { callApi } from '../../../lib/api/api.ts';
import { pathTo } from '../../../lib/paths.ts';
import { notify } from '../../../ui/feedback/notify.tsx';

/** Starts to count a storage, or goes on with the open count of it. */
export function useStartCount() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isStarting, setStarting] = useState(false);
  return {
    isStarting,
    start: async (storageId: number): Promise<void> => {
      setStarting(true);
      try {
        const { id } = await callApi(stocktakingCalls.startStocktaking, { body: { storageId } });
        void queryClient.invalidateQueries({ queryKey: [...inventoryKey, 'stocktakings'] });
        await navigate(pathTo('stocktaking', {}, { count: id }));
      } catch (error) {
        notify.error(<ApiErrorMessage error={error} />);
      }
      setStarting(false);
    },
  };
}
