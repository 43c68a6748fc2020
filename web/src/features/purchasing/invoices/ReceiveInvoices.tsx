// Invoices come in by dropping their files, several at once or in a ZIP archive; what a file leaves open is asked.
import { type ReactNode, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/api/error-text.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { DropZone } from '../../../ui/fields/DropZone.tsx';
import { MailPanel } from './MailPanel.tsx';
import { TypedInvoiceDialog } from './TypedInvoiceDialog.tsx';
import { UploadList } from './UploadList.tsx';
import { isForOthers, type Upload, useUploads } from './useUploads.ts';

const accepted =
  '.pdf,.xml,.zip,application/pdf,application/xml,text/xml,application/zip,image/png,image/jpeg,image/webp';

interface ReceiveInvoicesProps {
  orderId?: number;
  inputRef?: Ref<HTMLInputElement>;
  /** Stands beside the field for files. */
  beside?: ReactNode;
}

/** On an order's page the files are about that order, unless they name another. */
export function ReceiveInvoices({ orderId, inputRef, beside }: ReceiveInvoicesProps) {
  const { t } = useTranslation('invoices');
  const errorText = useErrorText();
  const { uploads, take, takeFromMail, send, clear } = useUploads(orderId);
  const [asked, setAsked] = useState<Upload | null>(null);
  const close = () => setAsked(null);
  const isForAnother = isForOthers(asked?.error);
  return (
    <div className="column gap-10 mb-22">
      <div className={beside === undefined ? undefined : 'side-344 below-wide-one-column grid gap-18'}>
        <div className={beside === undefined ? undefined : 'column gap-8'}>
          {/* On a phone the button at the top opens it. */}
          <div className={inputRef === undefined ? undefined : 'phone-hidden flex-1'}>
            <DropZone
              fills
              label={t('receive.label')}
              text={t('receive.text')}
              accept={accepted}
              multiple
              {...(inputRef === undefined ? {} : { inputRef })}
              onFile={(file) => void take(file)}
            />
          </div>
          {orderId === undefined && <MailPanel onTake={takeFromMail} />}
        </div>
        {beside}
      </div>
      <UploadList uploads={uploads} onAsk={setAsked} onClear={clear} />
      {asked && isForAnother && (
        <FormDialog
          title={t('otherBuyer.title')}
          action={t('otherBuyer.action')}
          onSubmit={() => send(asked, { isForUs: 'true' })}
          onClose={close}
        >
          <p>{errorText(asked.error)}</p>
        </FormDialog>
      )}
      {asked && !isForAnother && (
        <TypedInvoiceDialog file={asked.file} onSend={(fields) => send(asked, fields)} onClose={close} />
      )}
    </div>
  );
}
