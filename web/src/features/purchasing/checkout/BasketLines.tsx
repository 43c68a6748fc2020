import { useTranslation } from 'react-i18next';
import { type CheckedLine, CostCenterChoice } from '../../../domain/purchasing/index.ts';
import { manufacturerText } from '../../../domain/shop/index.ts';
import { Delivery } from '../../../domain/vendors/index.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { ProductPicture } from '../../../ui/marks/ProductPicture.tsx';
import classes from './BasketLines.module.css';
import type { Checkout } from './useCheckout.ts';

interface BasketLinesProps {
  lines: readonly CheckedLine[];
  /** It is ordered, or just being ordered. */
  isFixed: boolean;
  checkout: Pick<Checkout, 'waitFor'>;
}

/** Only what is checked: the rest stays in the cart. */
export function BasketLines({ lines, isFixed, checkout }: BasketLinesProps) {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  return (
    <ul className={classes.lines}>
      {lines
        .filter(({ checked }) => checked)
        .map(({ item, quantity, unitPriceCents, discountCents, netCents }) => {
          const { product } = item.offer;
          return (
            <li key={item.positionId} className={classes.line}>
              <ProductPicture category={product.picture} size={40} />
              <div className={classes.words}>
                <p className={classes.name}>{product.names[language]}</p>
                <p className={classes.facts}>
                  {t('line.facts', {
                    manufacturer: manufacturerText(product.manufacturer),
                    number: item.offer.orderNumber,
                    pack: product.packText[language],
                  })}
                </p>
                <p className={classes.facts}>
                  <Delivery offer={item.offer} />
                </p>
                <CostCenterChoice
                  positionId={item.positionId}
                  value={item.costCenterId}
                  name={product.names[language]}
                  disabled={isFixed}
                  onSaving={checkout.waitFor}
                />
              </div>
              <p className={`${classes.price} px-num`}>
                <span>{t('line.quantity', { quantity, price: formatMoney(unitPriceCents) })}</span>
                {discountCents > 0 && (
                  <span className={classes.discount}>
                    {t('line.discount', { amount: formatMoney(discountCents) })}
                  </span>
                )}
              </p>
              <p className={`${classes.net} px-num`}>{formatMoney(netCents)}</p>
            </li>
          );
        })}
    </ul>
  );
}
