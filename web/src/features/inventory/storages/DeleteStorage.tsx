import { type Storage, storageCalls } from '@praxora/contract/inventory/storages.calls';
import { useTranslation } from 'react-i18next';
import { stockKeys } from '../../../domain/inventory/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { useVersion } from '../../../ui/dialogs/useVersion.ts';

interface DeleteStorageProps {
  storage: Storage;
  onClose: () => void;
}

export function DeleteStorage({ storage: { id, name, version: seen }, onClose }: DeleteStorageProps) {
  const { t } = useTranslation('inventory');
  const { version, hear } = useVersion(seen);
  const remove = useChange({
    call: () => callApi(storageCalls.deleteStorage, { params: { storageId: id }, query: { version } }),
    success: () => t('storages.deleted', { name }),
    refetch: stockKeys,
  });
  return (
    <FormDialog
      title={t('storages.deleteTitle', { name })}
      action={t('storages.deleteOf', { name })}
      isDangerous
      onSubmit={() => remove.send().catch(hear)}
      onClose={onClose}
    >
      <p>{t('storages.deleteText')}</p>
    </FormDialog>
  );
}
