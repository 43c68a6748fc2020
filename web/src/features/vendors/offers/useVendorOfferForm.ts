// An own price at this vendor in a form: typed in euros, kept in cents.
import {
  priceOfferCalls,
  priceOfferFields,
  type VendorPriceOffer,
} from '@praxora/contract/vendors/price-offers.calls';
import type { NumberEntry } from '@praxora/rules/shared/number-entry';
import { isRefused } from '@praxora/rules/shared/number-entry';
import { useTranslation } from 'react-i18next';
import { type OfferValues, useEditedOffer } from '../../../domain/vendors/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { fieldError, numberError, useContractForm } from '../../../lib/forms.tsx';
import { useChange } from '../../../ui/change/useChange.ts';
import { changedByOffers } from './offers.queries.ts';

interface Entered {
  articleId: number | null;
  orderNumber: string;
  price: NumberEntry;
  minimumOrderQuantity: NumberEntry;
  discountable: boolean;
}

export interface OfferedBy {
  readonly id: number;
  readonly name: string;
}

const centsOf = (price: NumberEntry) => (typeof price === 'number' ? Math.round(price * 100) : price);

/** Null: a new one. */
export function useVendorOfferForm(vendor: OfferedBy, offer: VendorPriceOffer | null) {
  const { t } = useTranslation('article');
  const form = useContractForm({
    schema: priceOfferFields,
    initialValues: {
      articleId: offer?.articleId ?? null,
      orderNumber: offer?.orderNumber ?? '',
      price: offer ? offer.priceCents / 100 : null,
      minimumOrderQuantity: offer?.minimumOrderQuantity ?? 1,
      discountable: offer?.discountable ?? false,
    } as Entered,
    complete: ({ price, ...entered }) => ({ ...entered, vendorId: vendor.id, priceCents: centsOf(price) }),
    check: ({ articleId, price }) => ({
      ...(articleId === null ? { articleId: fieldError('REQUIRED_FIELD') } : {}),
      ...(price === null ? { price: fieldError('REQUIRED_FIELD') } : {}),
      ...(isRefused(price) ? { price: numberError(price) } : {}),
    }),
  });
  const priced = offer && { id: offer.articleId, orderUnit: offer.orderUnit };
  const edited = useEditedOffer(priced, offer, [vendor], ({ priceCents, vendorId: _, ...values }) =>
    form.setValues({ ...values, price: priceCents / 100 }),
  );
  const save = useChange({
    call: (body: OfferValues) =>
      offer === null
        ? callApi(priceOfferCalls.createPriceOffer, {
            params: { articleId: form.getValues().articleId ?? 0 },
            body,
          })
        : callApi(priceOfferCalls.updatePriceOffer, {
            params: { priceOfferId: offer.id, articleId: offer.articleId },
            body: { ...body, version: edited.version },
          }),
    success: () => t('ownPrices.saved'),
    refetch: changedByOffers,
  });
  const submit = form.submit(async (body) => {
    try {
      return await save.send(body);
    } catch (error) {
      if (await edited.hear(error, body)) return false;
      throw error;
    }
  });
  return { form, submit, question: edited.question };
}
