// What became of an invoice, or what the comparison with order and receipts found: an icon with its word, and why below it.
import type { InvoiceListed } from '@praxora/contract/purchasing/invoice';
import {
  IconAlertSquareFilled,
  IconAlertTriangleFilled,
  IconChecks,
  IconCircleCheckFilled,
  IconMailForward,
  IconReceiptRefund,
  IconReplace,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney } from '../../../lib/format.ts';
import { stateTexts } from './invoice-texts.ts';

const marks = {
  agrees: { icon: IconCircleCheckFilled, className: 'c-ok' },
  credit: { icon: IconReceiptRefund, className: 'c-primary' },
  differs: { icon: IconAlertTriangleFilled, className: 'c-warn' },
  'not-compared': { icon: IconAlertSquareFilled, className: 'c-min' },
  complained: { icon: IconMailForward, className: 'c-warn' },
  approved: { icon: IconChecks, className: 'c-ok' },
  paid: { icon: IconChecks, className: 'c-ok' },
  replaced: { icon: IconReplace, className: 'quiet' },
  cancelled: { icon: IconReplace, className: 'quiet' },
} as const;

function useResult({ state, comparison, kind, orders, differenceCount }: InvoiceListed) {
  const { t } = useTranslation('invoices');
  if (state !== 'open') return { mark: state, text: t(stateTexts[state]) } as const;
  if (comparison === 'differs')
    return { mark: comparison, text: t('comparison.count', { count: differenceCount }) } as const;
  if (comparison === 'agrees')
    return kind === 'credit-note'
      ? ({ mark: 'credit', text: t('comparison.credit') } as const)
      : ({ mark: comparison, text: t('comparison.agrees') } as const);
  const text = t(orders.length === 0 ? 'comparison.no-order' : 'comparison.not-compared');
  return { mark: comparison, text } as const;
}

/** Why it is so, in one line. */
function useReason({ state, comparison, approval, tooMuchCents, positions }: InvoiceListed): string | null {
  const { t } = useTranslation('invoices');
  if (approval !== null) return t('approvedBy', { day: formatDate(approval.at), person: approval.by ?? '–' });
  if (tooMuchCents > 0) return t('tooMuch', { amount: formatMoney(tooMuchCents) });
  if (state === 'open' && comparison === 'differs') return t('difference.VAT_RATE');
  if (state !== 'open' || positions === null) return null;
  return positions.ordered === 0 ? t('positions.totals') : t('positions.count', positions);
}

export function ComparisonMark({ invoice }: { invoice: InvoiceListed }) {
  const { mark, text } = useResult(invoice);
  const reason = useReason(invoice);
  const { icon: Icon, className } = marks[mark];
  return (
    <div className="column gap-2">
      <span className={`row gap-6 items-center fw-560 ${className}`}>
        <Icon size={16} aria-hidden />
        {text}
      </span>
      {reason !== null && <span className="quiet fz-note">{reason}</span>}
    </div>
  );
}
