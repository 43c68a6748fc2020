// Reads a vendor's order response into the order it names.
import { orderCalls } from '@praxora/contract/purchasing/orders.calls';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { useOrderChange } from '../../../../domain/purchasing/index.ts';
import { uploadApi } from '../../../../lib/api/api.ts';
import { useContractForm } from '../../../../lib/forms.tsx';
import { pathTo } from '../../../../lib/paths.ts';
import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx';
import { DropZone } from '../../../../ui/fields/DropZone.tsx';

const responseFile = z.object({ file: z.instanceof(File) });

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  const read = useOrderChange({
    call: (response: File) => uploadApi(orderCalls.importResponse, { file: response, body: {} }),
    identity: ({ name, size, lastModified }) => [name, size, lastModified],
    success: ({ orderNumber }) => t('import.done', { number: orderNumber }),
  });
  const form = useContractForm({ schema: responseFile, initialValues: { file: null as File | null } });

  async function send({ file }: { file: File }) {
    const order = await read.send(file);
    // The file may speak of another order than the one that is shown.
    await navigate(pathTo('order', { orderId: order.id }));
  }

  return (
    <FormDialog
      title={t('import.title')}
      action={t('import.read')}
      onSubmit={form.submit(send)}
      onClose={onClose}
    >
      <p>{t('import.text')}</p>
      <DropZone
        accept=".xml,application/xml,text/xml"
        label={form.values.file?.name ?? t('import.choose')}
        text={t('import.kind')}
        error={form.errors.file}
        onFile={(file) => form.setFieldValue('file', file)}
      />
    </FormDialog>
  );
}
