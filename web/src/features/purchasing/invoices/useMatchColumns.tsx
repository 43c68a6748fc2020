// The columns of the comparison: ordered, received and charged with the price of one, what differs, and why.
import { IconFileEuro, IconPackage, IconShoppingCart, type TablerIcon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import type { Column } from '../../../ui/table/column.ts';
import { listCounted, type Reasons, sumTooMuch } from './complaint.ts';
import { Figure } from './Figure.tsx';
import { differenceTexts } from './invoice-texts.ts';
import { LineName } from './LineName.tsx';
import type { MatchedLine } from './matched-lines.ts';
import { ReasonField } from './ReasonField.tsx';

interface MatchColumnsProps {
  reasons: Reasons;
  /** Null: nothing can be changed any more. */
  onReason: ((key: string, reason: Reasons[string]) => void) | null;
  onAssign: ((line: MatchedLine) => void) | null;
}

const unitPrice = (cents: number | null, quantity: number | null): string | null =>
  cents === null || !quantity ? null : formatMoney(Math.round(cents / quantity));

const headWith = (Icon: TablerIcon, text: string) => (
  <span className="inline-row gap-6">
    <Icon size={15} aria-hidden />
    {text}
  </span>
);

const isPrice = (kind: string): boolean => kind === 'PRICE_HIGHER' || kind === 'DISCOUNT_MISSING';

export function useMatchColumns(props: MatchColumnsProps): readonly Column<MatchedLine>[] {
  const { t } = useTranslation('invoices');
  const { reasons, onReason, onAssign } = props;
  const amount = (value: number | null) => (value === null ? '–' : formatNumber(value, 3));
  return [
    {
      key: 'name',
      head: t('line.name'),
      isRowHead: true,
      onPhone: 'whole',
      cell: (line) => <LineName line={line} onAssign={onAssign} />,
    },
    {
      key: 'ordered',
      head: t('line.ordered'),
      headContent: headWith(IconShoppingCart, t('line.ordered')),
      align: 'figure',
      cell: ({ ordered, orderedCents, key, agreedCents }) =>
        key === 'charges' || key === 'total' ? (
          <Figure value={agreedCents === null ? '–' : formatMoney(agreedCents)} />
        ) : (
          <Figure value={amount(ordered)} note={unitPrice(orderedCents, ordered)} />
        ),
    },
    {
      key: 'received',
      head: t('line.received'),
      headContent: headWith(IconPackage, t('line.received')),
      align: 'figure',
      cell: ({ ordered, received }) =>
        ordered === null || received === null ? (
          '–'
        ) : (
          <Figure
            value={amount(received)}
            note={
              received >= ordered
                ? t('line.complete')
                : t('line.open', { open: formatNumber(ordered - received, 3) })
            }
          />
        ),
    },
    {
      key: 'invoiced',
      head: t('line.invoiced'),
      headContent: headWith(IconFileEuro, t('line.invoiced')),
      align: 'figure',
      cell: (line) => {
        const kinds = listCounted(line).map(({ kind }) => kind);
        const hasPrice = kinds.some(isPrice);
        const note = unitPrice(line.invoicedCents, line.invoiced);
        const value = line.invoiced === null ? line.invoicedCents : null;
        return (
          <Figure
            value={value === null ? amount(line.invoiced) : formatMoney(value)}
            note={note}
            isValueTinted={kinds.length > 0 && !kinds.every(isPrice)}
            isNoteTinted={hasPrice}
          />
        );
      },
    },
    {
      key: 'difference',
      head: t('line.difference'),
      align: 'figure',
      cell: (line) => {
        const cents = reasons[line.key] === 'OK' ? 0 : sumTooMuch(line);
        return cents === 0 ? (
          '–'
        ) : (
          <span className={cents > 0 ? 'c-warn fw-600' : undefined}>
            {cents > 0 ? `+ ${formatMoney(cents)}` : formatMoney(cents)}
          </span>
        );
      },
    },
    {
      key: 'reason',
      head: t('line.reason'),
      onPhone: 'whole',
      cell: (line) => {
        const told = line.differences.filter((difference) => !listCounted(line).includes(difference));
        return (
          <div className="column gap-4 quiet fz-note">
            {onReason !== null && listCounted(line).length > 0 && (
              <ReasonField
                line={line}
                reason={reasons[line.key]}
                onChange={(reason) => onReason(line.key, reason)}
              />
            )}
            {line.differences
              .filter(({ kind, quantity }) => kind === 'NOT_DELIVERED' && quantity !== null)
              .map(({ quantity }) => (
                <span key="missing">{t('line.missing', { count: formatNumber(quantity ?? 0, 3) })}</span>
              ))}
            {(onReason === null ? line.differences : told).map(({ kind, cents }) => (
              <span key={kind}>
                {cents === 0
                  ? t(differenceTexts[kind])
                  : t('line.told', { kind: t(differenceTexts[kind]), amount: formatMoney(cents) })}
              </span>
            ))}
          </div>
        );
      },
    },
  ];
}
