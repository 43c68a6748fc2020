// An invoice beside its order: the sums, the lines, what a complaint would say, the original, and the decision.
import { Stack } from '@mantine/core';
import type { InvoiceDetail } from '@praxora/contract/purchasing/invoice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n.ts';
import { usePermission } from '../../../lib/session/permissions.ts';
import { ComplaintDraft } from './ComplaintDraft.tsx';
import { Complaints } from './Complaints.tsx';
import { complaintLines, type Reasons } from './complaint.ts';
import { DecisionBar } from './DecisionBar.tsx';
import { Findings } from './Findings.tsx';
import { InvoiceHead } from './InvoiceHead.tsx';
import { InvoiceSums } from './InvoiceSums.tsx';
import type { InboxView } from './inbox-view.ts';
import { MatchTable } from './MatchTable.tsx';
import { toMatchedLines } from './matched-lines.ts';
import { OriginalPanel } from './OriginalPanel.tsx';
import { PaymentPanel } from './PaymentPanel.tsx';
import { TypedLines } from './TypedLines.tsx';
import { useComplaintText } from './useComplaintText.ts';

interface InvoiceViewProps {
  invoice: InvoiceDetail;
  /** The list that the invoice was opened from. */
  view: InboxView;
}

export function InvoiceView({ invoice, view }: InvoiceViewProps) {
  const { t } = useTranslation('invoices');
  const language = useLanguage();
  const write = useComplaintText();
  const [marked, setMarked] = useState<number | null>(null);
  const [reasons, setReasons] = useState<Reasons>({});
  const lines = toMatchedLines(invoice, language, { charges: t('line.charges'), total: t('line.total') });
  const isAllowed = usePermission('approveInvoices');
  const isUndecided = invoice.state === 'open' || invoice.state === 'complained';
  const complained = complaintLines(lines, reasons);
  const tooMuchCents = complained.reduce((sum, { cents }) => sum + cents, 0);
  const complaint = isUndecided && tooMuchCents > 0 ? write(invoice, complained) : null;
  const choose = (key: string, reason: Reasons[string]) =>
    setReasons((before) => ({ ...before, ...(reason === undefined ? {} : { [key]: reason }) }));
  return (
    <>
      <InvoiceHead invoice={invoice} view={view} />
      <div className="side-344 below-wide-gap-20 below-wide-one-column items-start grid gap-24">
        <Stack gap={18} miw={0}>
          <div>
            <InvoiceSums invoice={invoice} tooMuchCents={tooMuchCents} />
            <MatchTable
              invoice={invoice}
              lines={lines}
              reasons={reasons}
              marked={marked}
              onMark={setMarked}
              onReason={isAllowed && isUndecided ? choose : null}
            />
          </div>
          <TypedLines invoice={invoice} />
          {complaint && <ComplaintDraft invoice={invoice} complaint={complaint} />}
          <Complaints complaints={invoice.complaints} />
          <Findings findings={invoice.findings} />
        </Stack>
        {/* Before the decision the document comes first, unless the account is another than before. */}
        <Stack gap={18} miw={0}>
          {(!isUndecided || !invoice.isKnownAccount) && <PaymentPanel invoice={invoice} />}
          <OriginalPanel invoice={invoice} marked={marked} onMark={setMarked} />
          {isUndecided && invoice.isKnownAccount && <PaymentPanel invoice={invoice} />}
        </Stack>
      </div>
      <DecisionBar invoice={invoice} complaint={complaint} />
    </>
  );
}
