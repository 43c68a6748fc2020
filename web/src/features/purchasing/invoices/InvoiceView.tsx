import { Button } from '@mantine/core';
import type { InvoiceDetail } from '@praxora/contract/purchasing/invoice';
import { invoiceCalls } from '@praxora/contract/purchasing/invoices.calls';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { downloadApi } from '../../../lib/api/api.ts';
import { saveFile } from '../../../lib/files.ts';
import { formatDate, formatMoney } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { notifyRefusal } from '../../../ui/feedback/notify-refusal.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { DecideInvoice } from './DecideInvoice.tsx';
import { Findings } from './Findings.tsx';
import { InvoiceFacts } from './InvoiceFacts.tsx';
import { MatchTable } from './MatchTable.tsx';

/** The title says the result. */
function useResult({ comparison, tooMuchCents, vendorName, sellerName, number }: InvoiceDetail): string {
  const { t } = useTranslation('invoices');
  if (tooMuchCents > 0) {
    return t('result.tooMuch', { vendor: vendorName ?? sellerName, amount: formatMoney(tooMuchCents) });
  }
  if (comparison === 'differs') return t('result.differs');
  return comparison === 'agrees' ? t('result.agrees') : t('result.notCompared', { number });
}

export function InvoiceView({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation(['invoices', 'routes']);
  const fetchFile = () => downloadApi(invoiceCalls.downloadInvoice, { params: { invoiceId: invoice.id } });
  return (
    <>
      <PageHeader
        title={useResult(invoice)}
        crumb={[{ label: t('routes:invoices'), to: pathTo('invoices') }]}
        here={invoice.number}
        facts={t('head', {
          number: invoice.number,
          day: formatDate(invoice.issuedOn),
          vendor: invoice.vendorName ?? invoice.sellerName,
        })}
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconDownload size={17} aria-hidden />}
              onClick={() => void saveFile(fetchFile, invoice.fileName).catch(notifyRefusal)}
            >
              {t('original')}
            </Button>
            <DecideInvoice invoice={invoice} />
          </>
        }
      />
      <InvoiceFacts invoice={invoice} />
      <MatchTable invoice={invoice} />
      <Findings findings={invoice.findings} />
    </>
  );
}
