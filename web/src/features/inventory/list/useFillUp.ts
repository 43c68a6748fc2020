// Orders what articles lack to their ideal stock, all of them with one request.
import type { ArticleListed } from '@praxora/contract/inventory/article';
import { reorderCalls } from '@praxora/contract/purchasing/reorder.calls';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  cartChanged,
  growthToOrder,
  undoCartChange,
  useGrowthText,
} from '../../../domain/purchasing/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { notify } from '../../../ui/feedback/notify.tsx';

/** Answers with the articles that could not be ordered; the user has been told of the others. */
export function useFillUp() {
  const { t } = useTranslation(['inventory', 'addToCart']);
  const growthText = useGrowthText();
  const queryClient = useQueryClient();
  return useChange({
    identity: (articles: readonly ArticleListed[]) => articles.map(({ id }) => id),
    call: async (articles: readonly ArticleListed[], key) => {
      const { added, addressId, unavailable, growsByCents, undoId } = await callApi(
        reorderCalls.fillUp,
        { body: { articleIds: articles.map(({ id }) => id) } },
        key,
      );
      if (added.length > 0 && addressId !== null && undoId !== null) {
        const growth = await growthToOrder(queryClient, addressId, added, { growsByCents });
        void cartChanged(queryClient);
        notify.success([t('bulk.filled', { count: added.length }), growthText(growth)].join(' '), {
          undo: {
            place: 'inventory',
            label: t('bulk.undo'),
            onClick: () => void undoCartChange(queryClient, [undoId], () => t('addToCart:undone')),
          },
        });
      } else if (unavailable.length === 0) notify.success(t('bulk.nothingMissing'));
      return articles.filter(({ id }) => unavailable.some((one) => one.id === id));
    },
  });
}
