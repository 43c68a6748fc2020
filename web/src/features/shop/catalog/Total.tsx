import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format.ts';
import type { ComparedOffer } from './compare-offers.ts';

export function Total({ compared, wanted }: { compared: ComparedOffer; wanted: number }) {
  const { t } = useTranslation('catalog');
  const { totalCents, moreThanBestCents, isBest, isCheapest, isBuyable, quantity } = compared;
  const { shipping, surcharge } = compared;
  const savedCents = -Math.min(0, shipping.addedCents + surcharge.addedCents);
  return (
    <>
      <div className="fz-sum fw-640 lts-18 lh-130 px-num">{formatMoney(totalCents)}</div>
      {quantity !== wanted && (
        <div className="quiet fz-fact lh-140 mt-2">{t('total.forMore', { count: quantity })}</div>
      )}
      {isBest && (
        <div className="c-save fw-560">
          {!isCheapest && t('total.cheapestInStock')}
          {isCheapest && savedCents > 0 && t('total.cheapestAndSaved', { amount: formatMoney(savedCents) })}
          {isCheapest && savedCents <= 0 && t('total.cheapest')}
        </div>
      )}
      {isBuyable && moreThanBestCents > 0 && (
        <div className="quiet fz-fact lh-140 mt-2 px-num">
          {t('total.more', { amount: formatMoney(moreThanBestCents) })}
        </div>
      )}
      {isBuyable && moreThanBestCents < 0 && (
        <div className="quiet fz-fact lh-140 mt-2 px-num">
          {t('total.lessButLater', { amount: formatMoney(-moreThanBestCents) })}
        </div>
      )}
    </>
  );
}
