// Reads a vendor's order response into the order it names.
import { orderCalls } from '@praxora/contract/orders/orders.calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { uploadApi } from '../../../lib/api/api.ts';
import { fieldError } from '../../../lib/forms.tsx';
import { pathTo } from '../../../lib/paths.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { DropZone } from '../../../ui/fields/DropZone.tsx';
import { useTellChanged } from './useOrderChange.tsx';

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  const tellChanged = useTellChanged();
  const [file, setFile] = useState<File | null>(null);
  const [isTried, setTried] = useState(false);

  async function submit(): Promise<boolean> {
    setTried(true);
    if (file === null) return false;
    const order = await uploadApi(orderCalls.importResponse, { file, body: {} });
    await tellChanged(order, t('import.done', { number: order.orderNumber }));
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
