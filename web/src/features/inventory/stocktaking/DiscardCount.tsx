import { stocktakingCalls } from '@praxora/contract/inventory/stocktaking.calls';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { invalidateInventory } from '../../../domain/inventory/queries.ts';
import { callApi } from '../../../lib/api/api.ts';
import { pathTo } from '../../../lib/paths.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';

interface DiscardCountProps {
  stocktakingId: number;
  storageName: string;
  onClose: () => void;
}

export function DiscardCount({ stocktakingId, storageName, onClose }: DiscardCountProps) {
  const { t } = useTranslation('inventory');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return (
    <FormDialog
      title={t('stocktaking.discardTitle', { storage: storageName })}
      action={t('stocktaking.discardAction')}
      isDangerous
      onSubmit={async () => {
        await callApi(stocktakingCalls.discardStocktaking, { params: { stocktakingId } });
        notify.success(t('stocktaking.discarded'));
        await navigate(pathTo('stocktaking'));
        await invalidateInventory(queryClient);
        return true;
      }}
      onClose={onClose}
    >
      <p>{t('stocktaking.discardText')}</p>
    </FormDialog>
  );
}
