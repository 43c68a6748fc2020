// Marked batches go to another storage, all of them by one booking.
import type { ExpiryRow } from '@praxora/contract/inventory/expiry.calls';
import { moveCalls } from '@praxora/contract/inventory/moves.calls';
import { id } from '@praxora/contract/shared/ids';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { callApi } from '../../../lib/api/api.ts';
import { useContractForm } from '../../../lib/forms.tsx';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { StorageSelect } from '../stock/StorageSelect.tsx';
import { useBooking } from '../stock/useBooking.ts';

interface MoveBatchesDialogProps {
  rows: readonly ExpiryRow[];
  onDone: () => void;
  onClose: () => void;
}

const destination = z.object({ storageId: id });

export function MoveBatchesDialog({ rows, onDone, onClose }: MoveBatchesDialogProps) {
  const { t } = useTranslation('inventory');
  const move = useBooking(
    ({ storageId }: z.infer<typeof destination>, key) =>
      callApi(
        moveCalls.moveSeveral,
        {
          body: {
            // What lies there already stays.
            moves: rows
              .filter((row) => row.storageId !== storageId)
              .flatMap(({ stockIds }) => stockIds.map((stockId) => ({ stockId, storageId }))),
            note: '',
          },
        },
        key,
      ),
    () => t('expiring.moved', { count: rows.length }),
  );
  const form = useContractForm({
    schema: destination,
    initialValues: { storageId: null as number | null },
  });
  const [first] = rows;
  const areTogether = rows.every(({ storageId }) => storageId === first?.storageId);
  return (
    <FormDialog
      title={t('expiring.moveTitle', { count: rows.length })}
      action={t('expiring.move')}
      onSubmit={form.submit((values) => move.send(values).then(onDone))}
      onClose={onClose}
    >
      <p>{t('expiring.moveText')}</p>
      <StorageSelect
        label={t('filter.storage')}
        {...(areTogether && first ? { without: first.storageId } : {})}
        {...form.field('storageId')}
      />
    </FormDialog>
  );
}
