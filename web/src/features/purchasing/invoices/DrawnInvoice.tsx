// The document as it is written, drawn from its data; the figures that deviate are tinted.
import type { InvoiceDetail } from '@praxora/contract/purchasing/invoice';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney, formatNumber } from '../../../lib/format.ts';
import { formatAmount } from './invoice-texts.ts';

const tint = 'bg-warn-soft bdrs-4';

const isDeviating = (differences: readonly { cents: number }[]): boolean =>
  differences.some(({ cents }) => cents > 0);

export function DrawnInvoice({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoices');
  const { document, rows, charges, netCents, grossCents } = invoice;
  const tinted = new Set(
    rows.flatMap(({ lineIndex, differences }) =>
      lineIndex !== null && isDeviating(differences) ? [lineIndex] : [],
    ),
  );
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
        <ul className="column gap-6 plain-list">
          {document.lines.map(({ number, name, quantity, netCents: cents }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a line of a document is known by.
            <li key={index} className={`row gap-10 items-baseline spread ${tinted.has(index) ? tint : ''}`}>
              <span className="min-w-0 anywhere">
                {quantity !== null && <span className="px-num">{formatNumber(Number(quantity), 3)} × </span>}
                {[number, name].filter(Boolean).join(' ')}
              </span>
              <span className="px-num nowrap">{cents === null ? '–' : formatMoney(cents)}</span>
            </li>
          ))}
          {document.charges.map(({ name, netCents: cents }, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a charge of a document is known by.
              key={`charge-${index}`}
              className={`row gap-10 items-baseline spread ${charges && isDeviating(charges.differences) ? tint : ''}`}
            >
              <span className="min-w-0 anywhere">{name ?? t('line.charges')}</span>
              <span className="px-num nowrap">{formatMoney(cents)}</span>
            </li>
          ))}
        </ul>
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
