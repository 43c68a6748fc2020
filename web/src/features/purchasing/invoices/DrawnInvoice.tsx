// The document as a letter, drawn from its data; the figures that deviate are tinted.
import type { InvoiceDetail } from '@praxora/contract/purchasing/invoice';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney } from '../../../lib/format.ts';
import { DrawnLines } from './DrawnLines.tsx';
import { formatAmount, titleTexts } from './invoice-texts.ts';

interface DrawnInvoiceProps {
  invoice: InvoiceDetail;
  marked: number | null;
  onMark: (lineIndex: number | null) => void;
}

export function DrawnInvoice(props: DrawnInvoiceProps) {
  const { invoice } = props;
  const { t } = useTranslation('invoices');
  const { document, netCents, grossCents, number } = invoice;
  return (
    <div className="bg-sunken p-16">
      <div className="bg-sheet bd-line bdrs-6 column gap-12 p-14-16 fz-note overflow-x-auto">
        <div className="column gap-2">
          <span className="fw-600 fz-row anywhere">{invoice.sellerName}</span>
          <span className="quiet anywhere">
            {[...document.seller, invoice.sellerVatId].filter((text) => text !== null).join(', ')}
          </span>
        </div>
        <LetterHead invoice={invoice} />
        <div className="fw-600 fz-row anywhere">{t(titleTexts[invoice.kind], { number })}</div>
        {document.lines.length === 0 && <p className="quiet">{t('original.noLines')}</p>}
        <DrawnLines {...props} />
        <dl className="column gap-4 line-top pt-8 m-0">
          {netCents !== null && <Total name={t('fact.net')} value={formatMoney(netCents)} />}
          {netCents !== null && <Total name={t('fact.vat')} value={formatMoney(grossCents - netCents)} />}
          <div className="row spread fw-600">
            <dt>{t('fact.gross')}</dt>
            <dd className="m-0 px-num">{formatAmount(invoice)}</dd>
          </div>
        </dl>
        {document.terms !== null && <p className="quiet pre-line anywhere">{document.terms}</p>}
      </div>
    </div>
  );
}

function Total({ name, value }: { name: string; value: string }) {
  return (
    <div className="row spread">
      <dt className="quiet">{name}</dt>
      <dd className="m-0 px-num">{value}</dd>
    </div>
  );
}

/** To whom, and the day and signs that the letter is known by. */
function LetterHead({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoices');
  const { document, customerNumber, issuedOn } = invoice;
  const signs = [
    { name: t('column.day'), value: formatDate(issuedOn) },
    { name: t('original.order'), value: document.order },
    { name: t('original.customer'), value: customerNumber },
  ].filter(({ value }) => value !== null);
  return (
    <div className="columns gap-12 items-start">
      <div className="column anywhere">
        {document.buyer.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </div>
      <dl className="column gap-2 m-0">
        {signs.map(({ name, value }) => (
          <div key={name} className="wrap gap-0-8 spread">
            <dt className="quiet">{name}</dt>
            <dd className="m-0 anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
