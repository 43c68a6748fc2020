import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { invalidateOrders } from '../../domain/orders/queries.ts';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { notify } from '../../ui/feedback/notify.tsx';
import { deleteRejected, type RejectedOrder } from './approvals.queries.ts';

export function DeleteRejected({ rejected, onClose }: { rejected: RejectedOrder; onClose: () => void }) {
  const { t } = useTranslation('approvals');
  const queryClient = useQueryClient();
  const number = rejected.data.orderNumber;
  return (
    <FormDialog
      title={t('rejected.deleteTitle', { number })}
      action={t('rejected.deleteAction')}
      isDangerous
      onSubmit={async () => {
        await deleteRejected(rejected.key);
        await invalidateOrders(queryClient);
        notify.success(t('rejected.deleted', { number }));
        return true;
      }}
      onClose={onClose}
    >
      <p>{t('rejected.deleteText')}</p>
    </FormDialog>
  );
}
