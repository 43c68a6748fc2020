import type { InvoiceDetail } from '@praxora/contract/purchasing/invoice';
import { invoiceCalls } from '@praxora/contract/purchasing/invoices.calls';
import { useTranslation } from 'react-i18next';
import { invoicesKey } from '../../../domain/purchasing/index.ts';
import { uploadApi } from '../../../lib/api/api.ts';
import { useChange } from '../../../ui/change/useChange.ts';

/** What is sent beside the file. */
export interface TypedFields {
  readonly sellerName?: string;
  readonly number?: string;
  readonly issuedOn?: string;
  readonly grossCents?: number;
  readonly isForUs?: 'true';
  readonly orderId?: number;
  readonly mailId?: number;
}

interface ReceivedInvoice {
  readonly file: File;
  readonly body: TypedFields;
}

export function useReceiveInvoice() {
  const { t } = useTranslation('invoices');
  return useChange<ReceivedInvoice, InvoiceDetail>({
    identity: ({ file, body }) => [file.name, file.size, file.lastModified, body],
    call: ({ file, body }, key) => uploadApi(invoiceCalls.receiveInvoice, { file, body }, key),
    success: ({ number }) => t('receive.done', { number }),
    refetch: [invoicesKey],
  });
}
