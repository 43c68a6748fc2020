// All offers for a product for this practice, compared for a quantity: side by side, or stacked on a phone.
import { Group } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ProductDetail } from '@praxora/contract/shop/catalog.calls';
import { usualQuantity } from '@praxora/rules/vendors/pricing-hints';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useAddToCart, useHidingQuestion, usePurchases } from '../../../domain/purchasing/index.ts';
import { trackAddedToCart } from '../../../domain/shop/index.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { onPhone } from '../../../styles/breakpoints.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { StepBack } from '../../../ui/feedback/StepBack.tsx';
import { QuantityStepper } from '../../../ui/fields/QuantityStepper.tsx';
import { OrderBar } from '../../../ui/page/OrderBar.tsx';
import { BuyButton } from './BuyButton.tsx';
import { useVendorPreference } from './catalog.queries.ts';
import { compareOffers } from './compare-offers.ts';
import { OfferCards } from './OfferCards.tsx';
import { OfferTable } from './OfferTable.tsx';
import { type Comparison, toOfferRows } from './offer-rows.tsx';

export function OffersSection({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  const name = product.name[useLanguage()];
  const isPhone = useMediaQuery(onPhone, undefined, { getInitialValueInEffect: false });
  const usual = usePurchases(product.id).data?.usualQuantity ?? 1;
  const [chosen, setQuantity] = useState<number | null>(null);
  const quantity = chosen ?? usual;
  const [isHeld, setHeld] = useState(false);
  const compared = useMemo(() => compareOffers(product.offers, quantity), [product.offers, quantity]);
  const { question, ...actions } = useOfferActions(product);
  const comparison: Comparison = { product, quantity, isHeld, compared, ...actions };

  if (compared.length === 0) {
    return (
      <EmptyState
        title={t('noOffers.title')}
        pictures={[product.picture]}
        actions={<StepBack place={`offers ${product.id}`} />}
      >
        {t('noOffers.text')}
      </EmptyState>
    );
  }
  const best = compared.find(({ isBest, isBuyable }) => isBest && isBuyable);
  const List = isPhone ? OfferCards : OfferTable;
  return (
    <section aria-labelledby="product-offers">
      <Group gap="12px 24px" justify="space-between" mb={14}>
        <h2 id="product-offers">{t('offers.title', { count: compared.length })}</h2>
        <StepBack place={`offers ${product.id}`} />
        <div className="row gap-12 quiet fz-note">
          <span aria-hidden>{t(usual > 1 ? 'offers.usualQuantity' : 'offers.quantity')}</span>
          <QuantityStepper
            value={quantity}
            onChange={setQuantity}
            label={t('offers.quantity')}
            usual={{ name, most: Math.max(usual, ...product.offers.map(usualQuantity)) }}
            onRefuse={setHeld}
          />
        </div>
      </Group>
      <List comparison={comparison} rows={toOfferRows(comparison)} />
      <p className="c-ink-3 fz-fact mt-10">{t('offers.note')}</p>
      {question}
      {isPhone && best && (
        <OrderBar
          label={`${best.offer.vendorName}, ${t('rows.total', { count: best.quantity })}`}
          cents={best.totalCents}
        >
          <BuyButton compared={best} isHeld={isHeld} onAdd={actions.onAdd} />
        </OrderBar>
      )}
    </section>
  );
}

interface OfferActions extends Pick<Comparison, 'onAdd' | 'onFavorite' | 'onHide'> {
  /** Before a vendor is hidden that has goods in the cart. */
  readonly question: ReactNode;
}

function useOfferActions(product: ProductDetail): OfferActions {
  const language = useLanguage();
  const [search] = useSearchParams();
  const addToCart = useAddToCart({ onAdded: trackAddedToCart });
  const preference = useVendorPreference(product.id);
  const { askToHide, question } = useHidingQuestion(
    ({ id: vendorId, name: vendorName }) =>
      void preference.run({ vendorId, vendorName, change: { isHidden: true } }),
  );

  return {
    question,
    onAdd: ({ offer, quantity }) =>
      addToCart({
        productId: product.id,
        vendorId: offer.vendorId,
        quantity,
        objectID: search.get('objectID') ?? undefined,
        name: product.name[language],
      }),
    onFavorite: ({ vendorId, vendorName, isFavorite }) =>
      void preference.run({ vendorId, vendorName, change: { isFavorite: !isFavorite } }),
    onHide: ({ vendorId, vendorName }) => askToHide({ id: vendorId, name: vendorName }),
  };
}
