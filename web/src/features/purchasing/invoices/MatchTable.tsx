// Line by line: ordered, arrived, charged, and what differs for which reason. Charges of the document stand at the end.
import type { InvoiceDetail } from '@praxora/contract/purchasing/invoice';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { noLinesTexts } from './invoice-texts.ts';
import { toMatchedLines } from './matched-lines.ts';
import { useMatchColumns } from './useMatchColumns.tsx';

export function MatchTable({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoices');
  const language = useLanguage();
  const columns = useMatchColumns();
  const lines = toMatchedLines(invoice, language, { charges: t('line.charges'), total: t('line.total') });
  if (lines.length === 0) return <p className="quiet">{t(noLinesTexts[invoice.state])}</p>;
  return (
    <DataTable
      rows={lines}
      columns={columns}
      keyOf={({ key }) => key}
      label={t('line.label')}
      phone="cards"
      isFramed
      isInset
    />
  );
}
