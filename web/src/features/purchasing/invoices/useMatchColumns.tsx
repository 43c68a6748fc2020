import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import type { Column } from '../../../ui/table/column.ts';
import { differenceTexts } from './invoice-texts.ts';
import type { MatchedLine } from './matched-lines.ts';

const amount = (value: number | null): string => (value === null ? '–' : formatNumber(value, 3));
const money = (cents: number | null): string => (cents === null ? '–' : formatMoney(cents));

export function useMatchColumns(): readonly Column<MatchedLine>[] {
  const { t } = useTranslation('invoices');
  return [
    {
      key: 'name',
      head: t('line.name'),
      isRowHead: true,
      cell: ({ name, number }) => (
        <div className="column gap-2">
          <span className="fw-560 anywhere">{name}</span>
          {number !== null && <span className="quiet fz-note">{number}</span>}
        </div>
      ),
    },
    { key: 'ordered', head: t('line.ordered'), align: 'figure', cell: ({ ordered }) => amount(ordered) },
    { key: 'received', head: t('line.received'), align: 'figure', cell: ({ received }) => amount(received) },
    { key: 'invoiced', head: t('line.invoiced'), align: 'figure', cell: ({ invoiced }) => amount(invoiced) },
    { key: 'agreed', head: t('line.agreed'), align: 'figure', cell: ({ agreedCents }) => money(agreedCents) },
    {
      key: 'charged',
      head: t('line.charged'),
      align: 'figure',
      cell: ({ invoicedCents }) => money(invoicedCents),
    },
    {
      key: 'difference',
      head: t('line.difference'),
      cell: ({ differences }) =>
        differences.length === 0 ? (
          '–'
        ) : (
          <div className="column gap-2">
            {differences.map(({ kind, cents }) => (
              <span key={kind} className={cents > 0 ? 'c-warn fw-560' : 'quiet'}>
                {t(differenceTexts[kind])}
                {cents !== 0 && `: ${formatMoney(cents)}`}
              </span>
            ))}
          </div>
        ),
    },
  ];
}
