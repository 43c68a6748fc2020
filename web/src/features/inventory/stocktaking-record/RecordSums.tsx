// Sums within the lines of a record: above those that differ and those that agree, and at the end.
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format.ts';
import type { Line } from './record-columns.tsx';
import classes from './StocktakingRecord.module.css';
import { signedMoney } from './signed-money.ts';

const groupTexts = {
  different: 'stocktaking.record.filter.different',
  same: 'stocktaking.record.filter.same',
} as const;

const sumOf = (values: readonly (number | null)[]): number =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

export function GroupHead({ kind, lines }: { kind: 'different' | 'same'; lines: readonly Line[] }) {
  const { t } = useTranslation('inventory');
  const count = t('stocktaking.record.onRecord', { count: lines.length });
  return (
    <tr className={classes.group}>
      <th scope="rowgroup" colSpan={6}>
        <span className="fw-620">{t(groupTexts[kind])}</span>{' '}
        <span className="quiet">
          {kind === 'different'
            ? count
            : t('stocktaking.record.worth', {
                lines: count,
                value: formatMoney(sumOf(lines.map(({ countedCents }) => countedCents))),
              })}
        </span>
      </th>
      <td data-right className="px-num fw-620">
        {signedMoney(sumOf(lines.map(({ differenceCents }) => differenceCents)))}
      </td>
    </tr>
  );
}

export function Foot({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('inventory');
  const expected = sumOf(lines.map(({ expectedCents }) => expectedCents));
  const counted = sumOf(lines.map(({ countedCents }) => countedCents));
  return (
    <tr className={`${classes.foot} fw-560`}>
      <th scope="row" colSpan={3}>
        {t('stocktaking.record.foot', {
          lines: t('stocktaking.record.onRecord', { count: lines.length }),
        })}
      </th>
      <td colSpan={4} data-right className="px-num">
        {`${formatMoney(expected)} ${counted < expected ? '−' : '+'} ${formatMoney(Math.abs(counted - expected))} = ${formatMoney(counted)}`}
      </td>
    </tr>
  );
}
