// An own price that somebody else may change meanwhile, field by field in the words of its form.
import { type PriceOffer, priceOfferCalls } from '@praxora/contract/vendors/price-offers.calls';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { type Edited, useEdited } from '../../../ui/dialogs/useEdited.tsx';
import { type NamedUnit, useUnitTexts } from '../../shared/units.ts';

export type OfferValues = Pick<
  PriceOffer,
  'vendorId' | 'orderNumber' | 'priceCents' | 'minimumOrderQuantity' | 'discountable'
>;

/** Article of the price; null: not chosen yet. */
type PricedArticle = { readonly id: number; readonly orderUnit: NamedUnit } | null;

const valuesOf = (offer: PriceOffer): OfferValues => ({
  vendorId: offer.vendorId,
  orderNumber: offer.orderNumber,
  priceCents: offer.priceCents,
  minimumOrderQuantity: offer.minimumOrderQuantity,
  discountable: offer.discountable,
});

const nothing: OfferValues = {
  vendorId: 0,
  orderNumber: '',
  priceCents: 0,
  minimumOrderQuantity: 1,
  discountable: false,
};

/** A new one, null, is nobody else's to change. */
export function useEditedOffer(
  article: PricedArticle,
  offer: PriceOffer | null,
  vendors: readonly { id: number; name: string }[],
  onChoose: (values: OfferValues) => void,
): Edited<OfferValues> {
  const { t } = useTranslation('article');
  const { unitName } = useUnitTexts();
  return useEdited<OfferValues, keyof OfferValues>({
    seen: { version: offer?.version ?? 0, values: offer ? valuesOf(offer) : nothing },
    load: async () => {
      const params = { articleId: article?.id ?? 0 };
      const offers = await callApi(priceOfferCalls.listPriceOffers, { params });
      const current = offers.find(({ id }) => id === offer?.id);
      return current ? { version: current.version, values: valuesOf(current) } : null;
    },
    fields: {
      vendorId: {
        label: t('offers.vendor'),
        show: ({ vendorId }) => vendors.find(({ id }) => id === vendorId)?.name ?? '',
      },
      priceCents: {
        label: article ? t('ownPrices.price', { unit: unitName(article.orderUnit, 1) }) : t('offers.price'),
        show: ({ priceCents }) => formatMoney(priceCents),
      },
      minimumOrderQuantity: {
        label: t('offers.minimum'),
        show: ({ minimumOrderQuantity }) => formatNumber(minimumOrderQuantity),
      },
      orderNumber: { label: t('offers.number'), show: ({ orderNumber }) => orderNumber },
      discountable: {
        label: t('ownPrices.discountableText'),
        show: ({ discountable }) => t(discountable ? 'yes' : 'no'),
      },
    },
    onChoose,
  });
}
