// How far the goods value is from free shipping: a bar that fills, then turns green. The words say the same.
import { IconTruckDelivery } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CheckedBasket } from '../../../domain/purchasing/index.ts';
import { formatMoney } from '../../../lib/format.ts';
import { MarkedText } from '../../../lib/MarkedText.tsx';
import classes from './FreeShipping.module.css';

export function FreeShipping({ basket }: { basket: CheckedBasket }) {
  const { t } = useTranslation('cart');
  const { terms } = basket.basket.conditions;
  const { missingToFreeShippingCents: missing, goodsCents } = basket;
  // Nothing is checked, or no goods value makes shipping free: there is no threshold to show.
  if (missing === null) return null;
  const from = terms.shippingCents > 0 ? terms.freeShippingFromCents : null;
  const isReached = missing === 0;
  const percent = isReached || from === null ? 100 : (goodsCents / from) * 100;

  return (
    <div className={`${classes.root} w-276`} data-reached={isReached || undefined}>
      <div className={`${classes.words} wrap gap-2-8 items-center fz-caption spread mb-5`}>
        {isReached ? (
          <span className="inline-row gap-5 c-ok fw-560">
            <IconTruckDelivery size={15} aria-hidden />
            {t('shipping.free')}
          </span>
        ) : (
          <span className="px-num">
            <MarkedText
              text={t('shipping.missing', { amount: formatMoney(missing) })}
              mark={(part) => <b>{part}</b>}
            />
          </span>
        )}
        {from !== null && (
          <span className="px-num c-ink-3">{t('shipping.from', { amount: formatMoney(from) })}</span>
        )}
      </div>
      <div className={`${classes.bar} bg-line bdrs-3 h-6 overflow-hidden`} aria-hidden>
        <span style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
