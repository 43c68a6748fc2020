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
    <ul className="plain-list">
      {lines
        .filter(({ checked }) => checked)
        .map(({ item, quantity, unitPriceCents, discountCents, netCents }) => {
          const { product } = item.offer;
          return (
            <li
              key={item.positionId}
              className={`${classes.line} items-center line-top grid gap-2-14 mih-60 p-8-20`}
            >
              <ProductPicture category={product.picture} size={40} />
              <div className={`${classes.words} min-w-0 anywhere`}>
                <p className="fz-body fw-600 lh-135">{product.names[language]}</p>
                <p className="quiet fz-fact lh-140">
                  {t('line.facts', {
                    manufacturer: manufacturerText(product.manufacturer),
                    number: item.offer.orderNumber,
                    pack: product.packText[language],
                  })}
                </p>
                <p className="quiet fz-fact lh-140">
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
              <p className={`${classes.price} column quiet fz-note ta-right px-num`}>
                <span>{t('line.quantity', { quantity, price: formatMoney(unitPriceCents) })}</span>
                {discountCents > 0 && (
                  <span className="c-ink-3 fz-fact">
                    {t('line.discount', { amount: formatMoney(discountCents) })}
                  </span>
                )}
              </p>
              <p className="fz-body fw-600 ta-right px-num">{formatMoney(netCents)}</p>
            </li>
          );
        })}
    </ul>
  );
}
