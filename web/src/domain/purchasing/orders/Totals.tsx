// A sum with everything in it, by rate of VAT.
import type { BasketTotals } from '@praxora/rules/vendors/pricing';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import classes from './Totals.module.css';

export function Totals({ totals, isWhole = false }: { totals: BasketTotals; isWhole?: boolean }) {
  const { t } = useTranslation('common');
  return (
    <dl className={`${classes.totals} fz-note m-0`} data-whole={isWhole || undefined}>
      <Row label={t('totals.goods')} cents={totals.goodsCents} />
      <Row label={t('totals.shipping')} cents={totals.shippingCents} />
      {totals.surchargeCents > 0 && <Row label={t('totals.surcharge')} cents={totals.surchargeCents} />}
      <Row label={t('totals.net')} cents={totals.netCents} strong />
      {totals.vat.map(({ percent, vatCents }) => (
        <Row key={percent} label={t('totals.vat', { percent: formatNumber(percent) })} cents={vatCents} />
      ))}
      <Row label={t('totals.gross')} cents={totals.grossCents} total />
    </dl>
  );
}

interface RowProps {
  label: string;
  cents: number;
  strong?: boolean;
  total?: boolean;
}

function Row({ label, cents, strong = false, total = false }: RowProps) {
  return (
    <div
      className={`${classes.row} row spread gap-12 items-baseline p-3-0`}
      data-strong={strong || undefined}
      data-total={total || undefined}
    >
      <dt className="quiet">{label}</dt>
      <dd className="px-num m-0">{formatMoney(cents)}</dd>
    </div>
  );
}
