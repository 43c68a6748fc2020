import { type Storage, storageCalls } from '@praxora/contract/inventory/storages.calls';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { invalidateInventory } from '../../../domain/inventory/queries.ts';
import { callApi } from '../../../lib/api/api.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { useVersion } from '../../../ui/dialogs/useVersion.ts';
import { notify } from '../../../ui/feedback/notify.tsx';

interface DeleteStorageProps {
  storage: Storage;
  onClose: () => void;
}

export function DeleteStorage({ storage: { id, name, version: seen }, onClose }: DeleteStorageProps) {
  const { t } = useTranslation('inventory');
  const { version, hear } = useVersion(seen);
  const queryClient = useQueryClient();
  return (
    <FormDialog
      title={t('storages.deleteTitle', { name })}
      action={t('storages.deleteOf', { name })}
      isDangerous
      onSubmit={async () => {
        await callApi(storageCalls.deleteStorage, { params: { storageId: id }, query: { version } }).catch(
          hear,
        );
        notify.success(t('storages.deleted', { name }));
        await invalidateInventory(queryClient);
        return true;
      }}
      onClose={onClose}
    >
      <p>{t('storages.deleteText')}</p>
    </FormDialog>
  );
}
