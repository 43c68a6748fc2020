// Positions nobody sells now, and quantities that would open a cheaper offer.
import type { OptimizedCart } from '@praxora/contract/purchasing/optimizer.calls';
import { IconAlertTriangleFilled, IconBulb, IconEyeOff, IconSquare } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { cheaperLargerOffers, listMoves } from '../../../domain/purchasing/index.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import classes from './Hints.module.css';

interface HintsProps {
  result: OptimizedCart;
  /** Positions that are not ticked in the cart. */
  untickedCount: number;
}

export function Hints({ result, untickedCount }: HintsProps) {
  const { t } = useTranslation('optimizer');
  const language = useLanguage();
  const { unavailable } = result;
  const larger = cheaperLargerOffers(result);
  const replacedCount = listMoves(result).filter(({ isReplaced }) => isReplaced).length;
  if (unavailable.length + larger.length + untickedCount + replacedCount === 0) return null;
  return (
    <div className="grid gap-12 mt-16">
      {unavailable.length > 0 && (
        <div className={`${classes.hint} panel p-12-16 flex fz-note gap-10`} data-kind="unavailable">
          <IconAlertTriangleFilled size={17} aria-hidden />
          <div>
            <p>{t('hints.unavailable', { count: unavailable.length })}</p>
            <ul className="quiet m-4-0-0 pl-16">
              {unavailable.map(({ positionId, names }) => (
                <li key={positionId}>{names[language]}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
      {replacedCount > 0 && (
        <div className={classes.hint}>
          <IconEyeOff size={17} stroke={1.7} aria-hidden />
          <p>{t('hints.replaced', { count: replacedCount })}</p>
        </div>
      )}
      {untickedCount > 0 && (
        <div className={`${classes.hint} panel p-12-16 flex fz-note gap-10`}>
          <IconSquare size={17} stroke={1.7} aria-hidden />
          <p>{t('hints.unticked', { count: untickedCount })}</p>
        </div>
      )}
      {larger.length > 0 && (
        <div className={`${classes.hint} panel p-12-16 flex fz-note gap-10`}>
          <IconBulb size={17} stroke={1.7} aria-hidden />
          <div>
            <p>{t('hints.larger')}</p>
            <ul className="quiet m-4-0-0 pl-16">
              {larger.map(({ positionId, vendorId, vendorName, missingQuantity, unitPriceCents, place }) => (
                <li key={`${positionId}-${vendorId}`}>
                  {t('hints.largerOffer', {
                    article: place.position.names[language],
                    missing: missingQuantity,
                    vendor: vendorName,
                    price: formatMoney(unitPriceCents),
                    now: formatMoney(place.position.itemPrice),
                  })}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}
