// Where the selected articles are kept from now on.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldError } from '../../../lib/forms.tsx';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { StorageSelect } from '../stock/StorageSelect.tsx';

interface MoveStorageDialogProps {
  count: number;
  onMove: (storageId: number) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

export function MoveStorageDialog({ count, onMove, onDone, onClose }: MoveStorageDialogProps) {
  const { t } = useTranslation('inventory');
  const [storageId, setStorageId] = useState<number | null>(null);
  const [isTried, setTried] = useState(false);
  return (
    <FormDialog
      title={t('bulk.moveTitle', { count })}
      action={t('bulk.move')}
      onSubmit={async () => {
        setTried(true);
        if (storageId === null) return false;
        await onMove(storageId);
        onDone();
        return true;
      }}
      onClose={onClose}
    >
      <p>{t('bulk.moveText')}</p>
      <StorageSelect
        label={t('filter.storage')}
        value={storageId}
        onChange={setStorageId}
        error={isTried && storageId === null ? fieldError('REQUIRED_FIELD') : undefined}
      />
    </FormDialog>
  );
}
