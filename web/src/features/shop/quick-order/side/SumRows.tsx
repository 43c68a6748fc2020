// From top to bottom: goods of the lines, goods in the cart, the fees of both together, the saving, and what that makes.
import type { QuickSums } from '@praxora/contract/shop/quick-order.calls';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../lib/format.ts';
import classes from './SumRows.module.css';

interface SumRowsProps {
  sums: QuickSums;
  /** Lines that are ready. */
  count: number;
  /** 0: the lines are bought as they stand. */
  savingCents: number;
}

export function SumRows({ sums, count, savingCents }: SumRowsProps) {
  const { t } = useTranslation('quickOrder');
  const { goodsCents, cartPositions, cartGoodsCents, packages, shippingCents, surchargeCents } = sums;
  const rows = [
    { key: 'goods', label: t('side.goods', { count }), cents: goodsCents },
    ...(cartPositions > 0
      ? [{ key: 'cart', label: t('side.cart', { count: cartPositions }), cents: cartGoodsCents }]
      : []),
    { key: 'shipping', label: t('side.shipping', { count: packages }), cents: shippingCents },
    ...(surchargeCents > 0 ? [{ key: 'surcharge', label: t('side.surcharge'), cents: surchargeCents }] : []),
    ...(savingCents > 0 ? [{ key: 'saving', label: t('side.saving'), cents: -savingCents }] : []),
  ];
  return (
    <>
      <dl className={`${classes.rows} column gap-10 fz-note m-16-0-0`}>
        {rows.map(({ key, label, cents }) => (
          <div className="row spread gap-12 items-baseline" key={key} data-row={key}>
            <dt className="quiet min-w-0">{label}</dt>
            <dd className="px-num flex-none m-0">{formatMoney(cents)}</dd>
          </div>
        ))}
        <div className="row spread gap-12 items-baseline" data-row="net">
          <dt className="quiet min-w-0">{t('side.net')}</dt>
          <dd className="px-num flex-none m-0">{formatMoney(sums.netCents - savingCents)}</dd>
        </div>
      </dl>
      <p className="px-num quiet fz-caption mt-6 ta-right">
        {t('side.growsBy', { amount: formatMoney(sums.growsByCents - savingCents) })}
      </p>
    </>
  );
}
