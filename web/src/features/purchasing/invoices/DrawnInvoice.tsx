// The document as it is written, drawn from its data; the figures that deviate are tinted.
import type { InvoiceDetail } from '@praxora/contract/purchasing/invoice';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney } from '../../../lib/format.ts';
import { DrawnLines } from './DrawnLines.tsx';
import { formatAmount } from './invoice-texts.ts';

interface DrawnInvoiceProps {
  invoice: InvoiceDetail;
  marked: number | null;
  onMark: (lineIndex: number | null) => void;
}

export function DrawnInvoice(props: DrawnInvoiceProps) {
  const { invoice } = props;
  const { t } = useTranslation('invoices');
  const { document, netCents, grossCents } = invoice;
  return (
    <div className="bg-sunken p-16">
      <div className="bg-sheet bd-line bdrs-6 column gap-10 p-14-16 fz-note overflow-x-auto">
        <div className="row gap-12 items-baseline spread">
          <span className="fw-600 anywhere">{invoice.sellerName}</span>
          <span className="quiet">{invoice.sellerVatId}</span>
        </div>
        <div className="fw-600 anywhere">
          {t('head', { number: invoice.number, day: formatDate(invoice.issuedOn) })}
        </div>
        {document.lines.length === 0 && <p className="quiet">{t('original.noLines')}</p>}
        <DrawnLines {...props} />
        <dl className="column gap-4 line-top pt-8 m-0">
          {netCents !== null && (
            <div className="row spread">
              <dt className="quiet">{t('fact.net')}</dt>
              <dd className="m-0 px-num">{formatMoney(netCents)}</dd>
            </div>
          )}
          {netCents !== null && (
            <div className="row spread">
              <dt className="quiet">{t('fact.vat')}</dt>
              <dd className="m-0 px-num">{formatMoney(grossCents - netCents)}</dd>
            </div>
          )}
          <div className="row spread fw-600">
            <dt>{t('fact.gross')}</dt>
            <dd className="m-0 px-num">{formatAmount(invoice)}</dd>
          </div>
        </dl>
      </div>
    </div>
  );
}
