// Unit price: at this quantity, per piece in the pack, and at other quantities.
import { VisuallyHidden } from '@mantine/core';
import type { ProductDetail } from '@praxora/contract/shop/catalog.calls';
import { pricePerUnit } from '@praxora/rules/vendors/pricing-hints';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber, formatUnitPrice } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import type { ComparedOffer } from './compare-offers.ts';
import classes from './offer-rows.module.css';

export function UnitPrice({ compared, product }: { compared: ComparedOffer; product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const { unitCents, listUnitCents, discountPercent } = compared;
  return (
    <>
      <div className="px-num">
        <span className="fz-figure fw-620 lts-20 lh-125">{formatMoney(unitCents)}</span>
        {discountPercent > 0 && (
          <s className="c-ink-3 fz-note ml-6">
            <VisuallyHidden>{t('unit.listPrice')} </VisuallyHidden>
            {formatMoney(listUnitCents)}
          </s>
        )}
      </div>
      {product.packSize > 1 && (
        <div className="quiet fz-fact lh-140 mt-2 px-num">
          {t('unit.perPiece', {
            price: formatUnitPrice(pricePerUnit(unitCents, product.packSize)),
            unit: product.contentUnit[language],
          })}
        </div>
      )}
    </>
  );
}

export function PriceTiers({ compared }: { compared: ComparedOffer }) {
  const { t } = useTranslation('catalog');
  const { offer, tierFrom, nextTier } = compared;
  return (
    <>
      <ul className={`${classes.tiers} plain-list quiet fz-note grid lh-150 px-num`}>
        {offer.tiers.map(({ fromQuantity, unitPriceCents }) => {
          const isReached = fromQuantity === tierFrom;
          return (
            <li key={fromQuantity} data-reached={isReached || undefined}>
              <span>{t('tier.from', { quantity: formatNumber(fromQuantity) })}</span>
              <span>{formatMoney(unitPriceCents)}</span>
              {isReached && offer.tiers.length > 1 && (
                <span className="c-primary ml-6">
                  <IconCheck size={14} stroke={2.2} aria-hidden />
                  <VisuallyHidden>{t('tier.reached')}</VisuallyHidden>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {nextTier && (
        <div className="quiet fz-fact lh-140 mt-2">
          {t('tier.next', { count: nextTier.more, price: formatMoney(nextTier.unitPriceCents) })}
        </div>
      )}
    </>
  );
}
