// Lines and charges of the drawn document; the deviating figure is tinted.
import type { InvoiceDetail } from '@praxora/contract/purchasing/invoice';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import type { Difference } from './matched-lines.ts';

const tint = 'bg-warn-soft bdrs-4 px-4 c-ink';
const ofPrice: readonly Difference['kind'][] = ['PRICE_HIGHER', 'DISCOUNT_MISSING'];
const ofQuantity: readonly Difference['kind'][] = ['NOT_DELIVERED', 'QUANTITY'];

const priceOfOne = (quantity: string, netCents: number | null): string =>
  netCents === null || Number(quantity) === 0 ? '–' : formatMoney(Math.round(netCents / Number(quantity)));

interface DrawnLinesProps {
  invoice: InvoiceDetail;
  marked: number | null;
  onMark: (lineIndex: number | null) => void;
}

export function DrawnLines({ invoice, marked, onMark }: DrawnLinesProps) {
  const { t } = useTranslation('invoices');
  const { document, rows, charges } = invoice;
  const costing = (differences: readonly Difference[]) =>
    differences.filter(({ cents }) => cents > 0).map(({ kind }) => kind);
  const ofLine = new Map(rows.map(({ lineIndex, differences }) => [lineIndex, costing(differences)]));
  const ofCharges = charges === null ? [] : costing(charges.differences);
  const tintIf = (isDeviating: boolean) => (isDeviating ? tint : undefined);
  return (
    <ul className="column gap-6 plain-list">
      {document.lines.map(({ number, name, quantity, netCents }, index) => {
        const kinds = ofLine.get(index) ?? [];
        const isOther = kinds.some((kind) => !ofPrice.includes(kind) && !ofQuantity.includes(kind));
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a line of a document is known by.
            key={index}
            className={`row gap-10 items-baseline spread ${marked === index ? 'bg-hover' : ''}`}
            onPointerEnter={() => onMark(index)}
            onPointerLeave={() => onMark(null)}
          >
            <span className="column min-w-0 anywhere">
              <span>
                <span className={tintIf(isOther)}>{[number, name].filter(Boolean).join(' ')}</span>
              </span>
              {quantity !== null && (
                <span className="quiet px-num">
                  <span className={tintIf(kinds.some((kind) => ofQuantity.includes(kind)))}>
                    {formatNumber(Number(quantity), 3)}
                  </span>
                  {' × '}
                  <span className={tintIf(kinds.some((kind) => ofPrice.includes(kind)))}>
                    {priceOfOne(quantity, netCents)}
                  </span>
                </span>
              )}
            </span>
            <span className="px-num nowrap">{netCents === null ? '–' : formatMoney(netCents)}</span>
          </li>
        );
      })}
      {document.charges.map(({ name, netCents }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a charge of a document is known by.
        <li key={`charge-${index}`} className="row gap-10 items-baseline spread">
          <span className={tintIf(ofCharges.length > 0)}>
            <span className="anywhere">{name ?? t('line.charges')}</span>
          </span>
          <span className="px-num nowrap">{formatMoney(netCents)}</span>
        </li>
      ))}
    </ul>
  );
}
