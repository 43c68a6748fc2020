import { useTranslation } from 'react-i18next';
import { useCostCenters } from '../../../domain/inventory/index.ts';
import { type CheckedLine, CostCenterChoice } from '../../../domain/purchasing/index.ts';
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
  /** A cost center stands beside every line, not only where it is another than the standard one. */
  withCostCenters: boolean;
  checkout: Pick<Checkout, 'waitFor'>;
}

/** Only what is checked: the rest stays in the cart. */
export function BasketLines({ lines, withCostCenters, ...rest }: BasketLinesProps) {
  const standardId = useCostCenters()?.find(({ isStandard }) => isStandard)?.id;
  return (
    <ul className="plain-list">
      {lines
        .filter(({ checked }) => checked)
        .map((line) => (
          <Line
            key={line.item.positionId}
            line={line}
            withCostCenter={withCostCenters || line.item.costCenterId !== standardId}
            {...rest}
          />
        ))}
    </ul>
  );
}

type LineProps = Pick<BasketLinesProps, 'isFixed' | 'checkout'> & {
  line: CheckedLine;
  withCostCenter: boolean;
};

function Line({ line, isFixed, withCostCenter, checkout }: LineProps) {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  const { item, quantity, unitPriceCents, discountCents, netCents } = line;
  const { product } = item.offer;
  return (
    <li className={`${classes.line} items-center line-top grid gap-2-14 mih-40`}>
      <ProductPicture category={product.picture} size={30} />
      <p className={`${classes.words} wrap gap-0-8 items-baseline min-w-0 anywhere`}>
        <span className="fz-row fw-600 lh-135">{product.names[language]}</span>
        <span className="quiet fz-fact">{product.packText[language]}</span>
        {item.offer.availability === 'backorder' && (
          <span className="fz-fact">
            <Delivery offer={item.offer} />
          </span>
        )}
      </p>
      <div className={classes.center}>
        {withCostCenter && (
          <CostCenterChoice
            positionId={item.positionId}
            value={item.costCenterId}
            name={product.names[language]}
            disabled={isFixed}
            onSaving={checkout.waitFor}
          />
        )}
      </div>
      <p className={`${classes.price} column quiet fz-note ta-right px-num`}>
        <span>{t('line.quantity', { quantity, price: formatMoney(unitPriceCents) })}</span>
        {discountCents > 0 && (
          <span className="c-ink-3 fz-fact">
            {t('line.discount', { amount: formatMoney(discountCents) })}
          </span>
        )}
      </p>
      <p className="fz-row fw-600 ta-right px-num">{formatMoney(netCents)}</p>
    </li>
  );
}
