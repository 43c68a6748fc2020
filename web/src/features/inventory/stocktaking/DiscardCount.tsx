import { stocktakingCalls } from '@praxora/contract/inventory/stocktaking.calls';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { stockKeys } from '../../../domain/inventory/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';

interface DiscardCountProps {
  stocktakingId: number;
  storageName: string;
  onClose: () => void;
}

export function DiscardCount({ stocktakingId, storageName, onClose }: DiscardCountProps) {
  const { t } = useTranslation('inventory');
  const navigate = useNavigate();
  const discard = useChange({
    call: () => callApi(stocktakingCalls.discardStocktaking, { params: { stocktakingId } }),
    success: () => t('stocktaking.discarded'),
    after: () => navigate(pathTo('stocktaking')),
    refetch: stockKeys,
  });
  return (
    <FormDialog
      title={t('stocktaking.discardTitle', { storage: storageName })}
      action={t('stocktaking.discardAction')}
      isDangerous
      onSubmit={() => discard.send()}
      onClose={onClose}
    >
      <p>{t('stocktaking.discardText')}</p>
    </FormDialog>
  );
}
