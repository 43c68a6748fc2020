// Shipping and surcharge after the quantity is added to the vendor's basket.
import { IconAlertTriangleFilled, IconTruckDelivery } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format.ts';
import { type ComparedOffer, shippingStory } from './compare-offers.ts';
import classes from './offer-rows.module.css';

export function Shipping({ compared }: { compared: ComparedOffer }) {
  const { t } = useTranslation('catalog');
  if (compared.shipping.afterCents === 0) {
    return (
      <>
        <div className={`${classes.state} row gap-6 fw-560`} data-tone="ok">
          <IconTruckDelivery size={17} stroke={1.7} aria-hidden />
          {t('shipping.free')}
        </div>
        <div className="quiet fz-fact lh-140 mt-2">{whyFree(t, compared)}</div>
      </>
    );
  }
  const { missingToFreeShippingCents: missing, offer } = compared;
  const freeFrom = offer.terms.freeShippingFromCents;
  const isExtra = shippingStory(compared) === 'fallsDue';
  return (
    <>
      <div className="px-num">
        {isExtra ? formatMoney(compared.shipping.addedCents) : t('shipping.nothingExtra')}
      </div>
      {!isExtra && (
        <div className="quiet fz-fact lh-140 mt-2">
          {t('shipping.wasDue', { amount: formatMoney(compared.shipping.afterCents) })}
        </div>
      )}
      {missing === null || freeFrom === null ? (
        <div className="quiet fz-fact lh-140 mt-2">{t('shipping.neverFree')}</div>
      ) : (
        <>
          <div className="bg-line bdrs-3 h-5 mt-6 maw-200 overflow-hidden" aria-hidden>
            <span
              className="bg-primary bdrs-3 block h-full"
              style={{ width: `${((freeFrom - missing) / freeFrom) * 100}%` }}
            />
          </div>
          <div className="quiet fz-fact lh-140 mt-2">
            {t('shipping.missing', { amount: formatMoney(missing) })}
          </div>
        </>
      )}
    </>
  );
}

function whyFree(t: TFunction<'catalog'>, compared: ComparedOffer): string {
  const threshold = formatMoney(compared.offer.terms.freeShippingFromCents ?? 0);
  switch (shippingStory(compared)) {
    case 'becomesFree':
      return t('shipping.passes', { threshold });
    case 'staysFree':
      return t('shipping.passed', { threshold });
    default:
      return t('shipping.always');
  }
}

export function Surcharge({ compared }: { compared: ComparedOffer }) {
  const { t } = useTranslation('catalog');
  const { surcharge, offer } = compared;
  const below = formatMoney(offer.terms.surchargeBelowCents);
  if (surcharge.addedCents > 0) {
    return (
      <>
        <div className={`${classes.state} row gap-6 fw-560`} data-tone="warn">
          <IconAlertTriangleFilled size={15} aria-hidden />
          <span className="px-num">{formatMoney(surcharge.addedCents)}</span>
        </div>
        <div className="quiet fz-fact lh-140 mt-2">{t('surcharge.below', { amount: below })}</div>
      </>
    );
  }
  if (surcharge.addedCents < 0) {
    return (
      <span className="c-save fw-560">
        {t('surcharge.saved', { amount: formatMoney(-surcharge.addedCents) })}
      </span>
    );
  }
  return (
    <span className={surcharge.afterCents > 0 ? undefined : 'c-ink-3'}>
      {surcharge.afterCents > 0
        ? t('surcharge.wasDue', { amount: formatMoney(surcharge.afterCents) })
        : t('surcharge.none')}
    </span>
  );
}
