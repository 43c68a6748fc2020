import { useTranslation } from 'react-i18next';
import { AddToCart } from '../../../domain/purchasing/index.ts';
import type { ComparedOffer } from './compare-offers.ts';
import type { Comparison } from './offer-rows.tsx';

interface BuyButtonProps extends Pick<Comparison, 'onAdd' | 'isHeld'> {
  compared: ComparedOffer;
}

export function BuyButton({ compared, isHeld, onAdd }: BuyButtonProps) {
  const { t } = useTranslation('catalog');
  const { offer, quantity, isBest, isBuyable } = compared;
  return (
    <AddToCart
      name={offer.vendorName}
      quantity={quantity}
      primary={isBest}
      disabled={!isBuyable || isHeld}
      label={isBuyable ? t('offers.add', { count: quantity }) : t('offers.cannotAdd')}
      onAdd={() => onAdd(compared)}
    />
  );
}
