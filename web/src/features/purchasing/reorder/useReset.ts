// A row as it was suggested: nothing set on it, nothing put there. What is not low leaves the list then.
import type { ReorderRow } from '@praxora/contract/purchasing/reorder';
import { reorderCalls } from '@praxora/contract/purchasing/reorder.calls';
import { useTranslation } from 'react-i18next';
import { reorderKey } from '../../../domain/purchasing/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useChange } from '../../../ui/change/useChange.ts';

export function useReset() {
  const { t } = useTranslation('reorder');
  return useChange({
    call: ({ article }: ReorderRow) =>
      callApi(reorderCalls.resetReorder, { params: { articleId: article.id } }),
    success: ({ row }, { article }) => t(row ? 'reset.done' : 'reset.gone', { name: article.name }),
    refetch: [reorderKey],
  });
}
