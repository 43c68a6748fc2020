// What became of an invoice, or what the comparison with order and receipts found: an icon with its word, and why below it.
import type { InvoiceListed } from '@praxora/contract/purchasing/invoice';
import {
  IconAlertTriangleFilled,
  IconChecks,
  IconCircleCheckFilled,
  IconHelpCircle,
  IconMailForward,
  IconReplace,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney } from '../../../lib/format.ts';
import { comparisonTexts, stateTexts } from './invoice-texts.ts';

const marks = {
  agrees: { icon: IconCircleCheckFilled, className: 'c-ok' },
  differs: { icon: IconAlertTriangleFilled, className: 'c-warn' },
  'not-compared': { icon: IconHelpCircle, className: 'c-min' },
  complained: { icon: IconMailForward, className: 'c-warn' },
  approved: { icon: IconChecks, className: 'c-ok' },
  paid: { icon: IconChecks, className: 'c-ok' },
  replaced: { icon: IconReplace, className: 'quiet' },
  cancelled: { icon: IconReplace, className: 'quiet' },
} as const;

export function ComparisonMark({ invoice }: { invoice: InvoiceListed }) {
  const { t } = useTranslation('invoices');
  const { state, comparison, tooMuchCents, approval } = invoice;
  const { icon: Icon, className } = marks[state === 'open' ? comparison : state];
  return (
    <div className="column gap-2">
      <span className={`row gap-6 items-center fw-560 ${className}`}>
        <Icon size={16} aria-hidden />
        {t(state === 'open' ? comparisonTexts[comparison] : stateTexts[state])}
      </span>
      {approval !== null && (
        <span className="quiet fz-note">
          {t('approvedBy', { day: formatDate(approval.at), person: approval.by ?? '–' })}
        </span>
      )}
      {state === 'open' && comparison === 'differs' && tooMuchCents === 0 && (
        <span className="quiet fz-note">{t('difference.VAT_RATE')}</span>
      )}
      {tooMuchCents > 0 && (
        <span className="quiet fz-note">{t('tooMuch', { amount: formatMoney(tooMuchCents) })}</span>
      )}
    </div>
  );
}
