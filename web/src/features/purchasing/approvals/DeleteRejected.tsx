import { useTranslation } from 'react-i18next';
import { ordersKey } from '../../../domain/purchasing/index.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { deleteRejected, type RejectedOrder } from './approvals.queries.ts';

export function DeleteRejected({ rejected, onClose }: { rejected: RejectedOrder; onClose: () => void }) {
  const { t } = useTranslation('approvals');
  const number = rejected.data.orderNumber;
  const remove = useChange({
    call: () => deleteRejected(rejected.key),
    success: () => t('rejected.deleted', { number }),
    refetch: [ordersKey],
  });
  return (
    <FormDialog
      title={t('rejected.deleteTitle', { number })}
      action={t('rejected.deleteAction')}
      isDangerous
      onSubmit={() => remove.send()}
      onClose={onClose}
    >
      <p>{t('rejected.deleteText')}</p>
    </FormDialog>
  );
}
