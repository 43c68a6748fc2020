import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../lib/format.ts';
import type { ComparedOffer } from './compareOffers.ts';
import classes from './offerRows.module.css';

export function Total({ compared, wanted }: { compared: ComparedOffer; wanted: number }) {
  const { t } = useTranslation('catalog');
  const { totalCents, moreThanBestCents, isBest, isBuyable, quantity, shipping, surcharge } = compared;
  const savedCents = -Math.min(0, shipping.addedCents + surcharge.addedCents);
  return (
    <>
      <div className={`${classes.total} px-num`}>{formatMoney(totalCents)}</div>
      {quantity !== wanted && <div className={classes.small}>{t('total.forMore', { count: quantity })}</div>}
      {isBest && (
        <div className={classes.save}>
          {savedCents > 0
            ? t('total.cheapestAndSaved', { amount: formatMoney(savedCents) })
            : t('total.cheapest')}
        </div>
      )}
      {isBuyable && !isBest && moreThanBestCents > 0 && (
        <div className={`${classes.small} px-num`}>
          {t('total.more', { amount: formatMoney(moreThanBestCents) })}
        </div>
      )}
    </>
  );
}
