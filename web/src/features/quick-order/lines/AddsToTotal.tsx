// What the order grows by with this line and all before it, fees included.
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format.ts';
import type { OrderedLine } from '../line.ts';
import classes from './AddsToTotal.module.css';

export function AddsToTotal({ order }: Pick<OrderedLine, 'order'>) {
  const { growsByCents, shippingCents, surchargeCents } = order;
  const { t } = useTranslation('quickOrder');
  const amount = formatMoney(shippingCents + surchargeCents);
  return (
    <div className={classes.root}>
      <b className="px-num">{formatMoney(growsByCents)}</b>
      {shippingCents > 0 && (
        <span className="px-num">{t(surchargeCents > 0 ? 'fees' : 'shipping', { amount })}</span>
      )}
      {shippingCents <= 0 && surchargeCents > 0 && (
        <span className="px-num">{t('surcharge', { amount })}</span>
      )}
      {shippingCents < 0 ? (
        <span data-free>{t('freeShipping')}</span>
      ) : (
        surchargeCents < 0 && <span data-free>{t('freeSurcharge')}</span>
      )}
    </div>
  );
}
