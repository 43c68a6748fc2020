// An invoice comes in by dropping its file; what the file leaves open is asked.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useErrorText } from '../../../lib/api/error-text.ts';
import { pathTo } from '../../../lib/paths.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { DropZone } from '../../../ui/fields/DropZone.tsx';
import { TypedInvoiceDialog } from './TypedInvoiceDialog.tsx';
import { type TypedFields, useReceiveInvoice } from './useReceiveInvoice.ts';

interface Question {
  readonly file: File;
  readonly error: ApiError;
}

const accepted = '.pdf,.xml,application/pdf,application/xml,text/xml,image/png,image/jpeg,image/webp';

export function ReceiveInvoice() {
  const { t } = useTranslation('invoices');
  const navigate = useNavigate();
  const errorText = useErrorText();
  const receive = useReceiveInvoice();
  const [question, setQuestion] = useState<Question | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function send(file: File, body: TypedFields = {}) {
    const { id } = await receive.send({ file, body });
    await navigate(pathTo('invoice', { invoiceId: id }));
  }

  async function take(file: File) {
    setFailure(null);
    try {
      await send(file);
    } catch (error) {
      const isAnswerable =
        error instanceof ApiError && (error.fields.length > 0 || error.code === 'INVOICE_FOR_OTHERS');
      if (isAnswerable) setQuestion({ file, error });
      else setFailure(errorText(error));
    }
  }

  const close = () => setQuestion(null);
  return (
    <div className="mb-22">
      <DropZone
        label={t('receive.label')}
        text={t('receive.text')}
        accept={accepted}
        disabled={receive.isBusy}
        error={failure}
        onFile={(file) => void take(file)}
      />
      {question?.error.code === 'INVOICE_FOR_OTHERS' && (
        <FormDialog
          title={t('otherBuyer.title')}
          action={t('otherBuyer.action')}
          onSubmit={() => send(question.file, { isForUs: 'true' })}
          onClose={close}
        >
          <p>{errorText(question.error)}</p>
        </FormDialog>
      )}
      {question && question.error.code !== 'INVOICE_FOR_OTHERS' && (
        <TypedInvoiceDialog
          file={question.file}
          onSend={(fields) => send(question.file, fields)}
          onClose={close}
        />
      )}
    </div>
  );
}
