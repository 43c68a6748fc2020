// Line by line: ordered, arrived, charged, and what differs for which reason. Charges of the document stand at the end.
import type { InvoiceDetail } from '@praxora/contract/purchasing/invoice';
import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { AssignLineDialog } from './AssignLineDialog.tsx';
import { type Reasons, sumTooMuch, withVat } from './complaint.ts';
import { noLinesTexts } from './invoice-texts.ts';
import type { MatchedLine } from './matched-lines.ts';
import { useMatchColumns } from './useMatchColumns.tsx';

interface MatchTableProps {
  invoice: InvoiceDetail;
  lines: readonly MatchedLine[];
  reasons: Reasons;
  /** The line that the pointer is on, here or in the drawn document. */
  marked: number | null;
  onMark: (lineIndex: number | null) => void;
  /** Null: this user or this state changes nothing. */
  onReason: ((key: string, reason: Reasons[string]) => void) | null;
}

/** On a phone ordered, arrived and charged stand side by side below the name. */
const cardColumns = { '--card-columns': 'repeat(3, minmax(0, 1fr))' } as CSSProperties;

const sum = (lines: readonly MatchedLine[], value: (line: MatchedLine) => number | null): number =>
  lines.reduce((total, line) => total + (value(line) ?? 0), 0);

/** Shipping and other charges are agreed, not ordered. */
const sumAgreed = ({ key, orderedCents, agreedCents }: MatchedLine) =>
  key === 'charges' || key === 'total' ? agreedCents : orderedCents;

/** What arrived, at the price of the order. */
const priceReceived = ({ ordered, orderedCents, received }: MatchedLine) =>
  ordered === null || orderedCents === null || received === null || ordered === 0
    ? null
    : Math.round((orderedCents * received) / ordered);

export function MatchTable({ invoice, lines, reasons, marked, onMark, onReason }: MatchTableProps) {
  const { t } = useTranslation('invoices');
  const [assigned, setAssigned] = useState<MatchedLine | null>(null);
  const columns = useMatchColumns({ reasons, onReason, onAssign: onReason && setAssigned });
  if (lines.length === 0) return <p className="quiet">{t(noLinesTexts[invoice.state])}</p>;
  const tooMuch = sum(lines, (line) => (reasons[line.key] === 'OK' ? 0 : sumTooMuch(line)));
  return (
    <>
      <DataTable
        rows={lines}
        columns={columns}
        keyOf={({ key }) => key}
        label={t('line.label')}
        phone="cards"
        style={cardColumns}
        rowProps={({ lineIndex }) => ({
          ...(lineIndex !== null && lineIndex === marked ? { className: 'bg-hover' } : {}),
          onPointerEnter: () => onMark(lineIndex),
          onPointerLeave: () => onMark(null),
        })}
        isFramed
        isInset
        foot={
          <tr data-card>
            <th scope="row" data-phone="whole" className="fw-600">
              {t('line.sum')}
            </th>
            <td data-right data-label={t('line.ordered')} className="px-num fw-560">
              {formatMoney(sum(lines, sumAgreed))}
            </td>
            <td data-right data-label={t('line.received')} className="px-num fw-560">
              {lines.every((line) => priceReceived(line) === null)
                ? '–'
                : formatMoney(sum(lines, priceReceived))}
            </td>
            <td data-right data-label={t('line.invoiced')} className="px-num fw-560">
              {formatMoney(sum(lines, ({ invoicedCents }) => invoicedCents))}
            </td>
            <td
              data-right
              data-label={t('line.difference')}
              className={`px-num fw-600 ${tooMuch === 0 ? '' : 'c-warn'}`}
            >
              {tooMuch === 0 ? '–' : formatMoney(tooMuch)}
            </td>
            <td data-phone="whole" className="quiet fz-note">
              {tooMuch === 0 ? '' : t('line.withVat', { amount: formatMoney(withVat(tooMuch, invoice)) })}
            </td>
          </tr>
        }
      />
      {assigned && <AssignLineDialog invoice={invoice} line={assigned} onClose={() => setAssigned(null)} />}
    </>
  );
}
