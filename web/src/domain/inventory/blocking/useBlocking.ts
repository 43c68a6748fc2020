// Blocks and unblocks stock. Who may unblock also gets the way back beside the notice.
import { blockCalls } from '@praxora/contract/inventory/block.calls';
import type { BodyOf } from '@praxora/contract/shared/call';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';
import { usePermission } from '../../../lib/session/permissions.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { stockKeys } from '../inventory/queries.ts';

export function useUnblock() {
  const { t } = useTranslation('stock');
  return useChange({
    call: (body: BodyOf<typeof blockCalls.unblockStock>, key) =>
      callApi(blockCalls.unblockStock, { body }, key),
    success: ({ stockIds }) => t('block.unblocked', { count: stockIds.length }),
    refetch: stockKeys,
  });
}

export function useBlock() {
  const { t } = useTranslation(['stock', 'common']);
  const unblock = useUnblock();
  const mayUnblock = usePermission('unblockStock');
  return useChange({
    call: (body: BodyOf<typeof blockCalls.blockStock>, key) => callApi(blockCalls.blockStock, { body }, key),
    success: ({ stockIds }) => {
      const text = t('block.done', { count: stockIds.length });
      const undo = {
        place: 'inventory' as const,
        label: t('block.undo'),
        onClick: () => void unblock.run({ stockIds, isWholeBatch: false }),
      };
      return mayUnblock ? { text, undo } : text;
    },
    refetch: stockKeys,
  });
}
