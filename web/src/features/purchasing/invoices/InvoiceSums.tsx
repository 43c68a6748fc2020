// The four figures of an invoice: what it charges, what would be right, what is too much, and when it is due.
import type { InvoiceDetail } from '@praxora/contract/purchasing/invoice';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney } from '../../../lib/format.ts';
import { withVat } from './complaint.ts';
import { DiscountLine } from './DiscountLine.tsx';
import { formatAmount } from './invoice-texts.ts';

export function InvoiceSums({ invoice, tooMuchCents }: { invoice: InvoiceDetail; tooMuchCents: number }) {
  const { t } = useTranslation('invoices');
  const { netCents, grossCents, dueOn, comparison, kind } = invoice;
  const net = (cents: number) => t('sum.net', { amount: formatMoney(cents) });
  const gross = withVat(tooMuchCents, invoice);
  const isCompared = comparison !== 'not-compared';
  return (
    <dl className="panel columns-4 phone-columns gap-1 bg-line m-0 mb-18 overflow-hidden">
      <Sum label={t('sum.charged')} note={netCents === null ? null : net(netCents)}>
        {formatAmount(invoice)}
      </Sum>
      <Sum
        label={t('sum.right')}
        note={netCents === null || !isCompared ? null : net(netCents - tooMuchCents)}
      >
        {isCompared ? formatMoney(grossCents - gross) : '–'}
      </Sum>
      <Sum label={t('sum.tooMuch')} isWarning={gross > 0} note={isCompared ? net(tooMuchCents) : null}>
        {isCompared ? formatMoney(gross) : '–'}
      </Sum>
      <Sum label={t('sum.due')} note={<DiscountLine discount={invoice.discount} />}>
        {kind === 'credit-note' ? t('due.credit') : dueOn === null ? '–' : formatDate(dueOn)}
      </Sum>
    </dl>
  );
}

interface SumProps {
  label: string;
  note: ReactNode;
  isWarning?: boolean;
  children: ReactNode;
}

function Sum({ label, note, isWarning = false, children }: SumProps) {
  return (
    <div className="column gap-4 bg-sheet p-14-18 min-w-0">
      <dt className="quiet fz-note">{label}</dt>
      <dd className={`m-0 fz-20 fw-620 px-num ${isWarning ? 'c-warn' : ''}`}>{children}</dd>
      {note !== null && <dd className="m-0 quiet fz-note">{note}</dd>}
    </div>
  );
}
