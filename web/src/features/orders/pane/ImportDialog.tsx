// Reads a vendor's order response into the order it names.
import { orderCalls } from '@praxora/contract/orders/orders.calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useOrderChange } from '../../../domain/orders/useOrderChange.ts';
import { uploadApi } from '../../../lib/api/api.ts';
import { fieldError } from '../../../lib/forms.tsx';
import { pathTo } from '../../../lib/paths.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { DropZone } from '../../../ui/fields/DropZone.tsx';

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  const read = useOrderChange({
    call: (response: File) => uploadApi(orderCalls.importResponse, { file: response, body: {} }),
    identity: ({ name, size, lastModified }) => [name, size, lastModified],
    success: ({ orderNumber }) => t('import.done', { number: orderNumber }),
  });
  const [file, setFile] = useState<File | null>(null);
  const [isTried, setTried] = useState(false);

  async function submit(): Promise<boolean> {
    setTried(true);
    if (file === null) return false;
    const order = await read.send(file);
    // The file may speak of another order than the one that is shown.
    await navigate(pathTo('order', { orderId: order.id }));
    return true;
  }

  return (
    <FormDialog title={t('import.title')} action={t('import.read')} onSubmit={submit} onClose={onClose}>
      <p>{t('import.text')}</p>
      <DropZone
        accept=".xml,application/xml,text/xml"
        label={file?.name ?? t('import.choose')}
        text={t('import.kind')}
        error={isTried && file === null && fieldError('REQUIRED_FIELD')}
        onFile={setFile}
      />
    </FormDialog>
  );
}
