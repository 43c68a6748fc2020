// The document beside its comparison, and what is known about the file.
import { Button, Group } from '@mantine/core';
import type { InvoiceDetail } from '@praxora/contract/purchasing/invoice';
import { invoiceCalls } from '@praxora/contract/purchasing/invoices.calls';
import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { downloadApi } from '../../../lib/api/api.ts';
import { previewFile, saveFile } from '../../../lib/files.ts';
import { formatDate, formatDateTime } from '../../../lib/format.ts';
import { notifyRefusal } from '../../../ui/feedback/notify-refusal.ts';
import { AccountMark } from './AccountMark.tsx';
import { DeleteInvoice } from './DeleteInvoice.tsx';
import { DrawnInvoice } from './DrawnInvoice.tsx';
import { formatNames, foundByTexts, stateTexts } from './invoice-texts.ts';

interface OriginalPanelProps {
  invoice: InvoiceDetail;
  marked: number | null;
  onMark: (lineIndex: number | null) => void;
}

export function OriginalPanel({ invoice, marked, onMark }: OriginalPanelProps) {
  const { t } = useTranslation('invoices');
  const fetchFile = () => downloadApi(invoiceCalls.downloadInvoice, { params: { invoiceId: invoice.id } });
  const { ordersMatchedBy, receivedFrom: sender } = invoice;
  const time = formatDateTime(invoice.receivedAt);
  const received = sender === null ? time : t('fact.byMail', { time, sender });
  const facts = [
    { name: t('fact.state'), value: t(stateTexts[invoice.state]) },
    { name: t('fact.received'), value: received },
    { name: t('fact.format'), value: formatNames(invoice) },
    { name: t('fact.foundBy'), value: ordersMatchedBy === null ? '–' : t(foundByTexts[ordersMatchedBy]) },
    { name: t('fact.account'), value: <AccountMark invoice={invoice} /> },
    { name: t('fact.keepUntil'), value: formatDate(invoice.keepUntil) },
  ];
  return (
    <section className="panel overflow-hidden" aria-labelledby="original-title">
      <Group justify="space-between" className="line-bottom p-12-18">
        <h2 id="original-title" className="fz-lead">
          {t('original.title')}
        </h2>
        <Group gap={8}>
          {invoice.mediaType !== 'application/xml' && (
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<IconExternalLink size={15} aria-hidden />}
              onClick={() => void previewFile(fetchFile).catch(notifyRefusal)}
            >
              {t('original.open')}
            </Button>
          )}
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconDownload size={15} aria-hidden />}
            onClick={() => void saveFile(fetchFile, invoice.fileName).catch(notifyRefusal)}
          >
            {t('original.save')}
          </Button>
        </Group>
      </Group>
      <DrawnInvoice invoice={invoice} marked={marked} onMark={onMark} />
      <dl className="m-0">
        {facts.map(({ name, value }) => (
          <div key={name} className="row gap-12 spread line-top p-10-16 fz-note">
            <dt className="quiet">{name}</dt>
            <dd className="m-0 fw-560 ta-right">{value}</dd>
          </div>
        ))}
      </dl>
      <DeleteInvoice invoice={invoice} />
    </section>
  );
}
