// Where the selected articles are kept from now on.
import { id } from '@praxora/contract/shared/ids';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useContractForm } from '../../../lib/forms.tsx';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { StorageSelect } from '../stock/StorageSelect.tsx';

interface MoveStorageDialogProps {
  count: number;
  onMove: (storageId: number) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

const storageChoice = z.object({ storageId: id });

export function MoveStorageDialog({ count, onMove, onDone, onClose }: MoveStorageDialogProps) {
  const { t } = useTranslation('inventory');
  const form = useContractForm({
    schema: storageChoice,
    initialValues: { storageId: null as number | null },
  });
  return (
    <FormDialog
      title={t('bulk.moveTitle', { count })}
      action={t('bulk.move')}
      onSubmit={form.submit(({ storageId }) => onMove(storageId).then(onDone))}
      onClose={onClose}
    >
      <p>{t('bulk.moveText')}</p>
      <StorageSelect label={t('filter.storage')} {...form.field('storageId')} />
    </FormDialog>
  );
}
