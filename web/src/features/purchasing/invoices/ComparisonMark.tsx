// What the comparison of an invoice with order and receipts found, as an icon with its word.
import type { InvoiceListed } from '@praxora/contract/purchasing/invoice';
import { IconAlertTriangleFilled, IconCircleCheckFilled, IconHelpCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { comparisonTexts } from './invoice-texts.ts';

const marks = {
  agrees: { icon: IconCircleCheckFilled, className: 'c-ok' },
  differs: { icon: IconAlertTriangleFilled, className: 'c-warn' },
  'not-compared': { icon: IconHelpCircle, className: 'c-ink-3' },
} as const;

export function ComparisonMark({ invoice }: { invoice: Pick<InvoiceListed, 'comparison'> }) {
  const { t } = useTranslation('invoices');
  const { icon: Icon, className } = marks[invoice.comparison];
  return (
    <span className={`row gap-6 items-center fw-560 ${className}`}>
      <Icon size={16} aria-hidden />
      {t(comparisonTexts[invoice.comparison])}
    </span>
  );
}
