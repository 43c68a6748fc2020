// An own price in a form: typed in euros, kept in cents; a vendor that is not listed is made when it is saved.
import type { ArticleDetail } from '@praxora/contract/inventory/article';
import { ownVendorCalls } from '@praxora/contract/vendors/own-vendors.calls';
import {
  type PriceOffer,
  priceOfferCalls,
  priceOfferFields,
} from '@praxora/contract/vendors/price-offers.calls';
import { vendorCalls } from '@praxora/contract/vendors/vendors.calls';
import { isRefused, type NumberEntry } from '@praxora/rules/shared/number-entry';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { stockKeys } from '../../../domain/inventory/index.ts';
import { type OfferValues, useEditedOffer } from '../../../domain/vendors/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { fieldError, numberError, useContractForm } from '../../../lib/forms.tsx';
import { useChange } from '../../../ui/change/useChange.ts';

const vendorsKey = ['vendors'] as const;

/** The list may leave out the vendor a price is of. */
function useVendors(offer: PriceOffer | null): readonly { id: number; name: string }[] {
  const { data: listed = [] } = useQuery({
    queryKey: vendorsKey,
    queryFn: ({ signal }) => callApi(vendorCalls.listVendors, {}, { signal }),
  });
  return offer && !listed.some(({ id }) => id === offer.vendorId)
    ? [{ id: offer.vendorId, name: offer.vendorName }, ...listed]
    : listed;
}

interface Entered {
  vendorId: number | null;
  /** Null: one of the list is chosen. */
  newVendor: string | null;
  orderNumber: string;
  price: NumberEntry;
  minimumOrderQuantity: NumberEntry;
  discountable: boolean;
}

const centsOf = (price: NumberEntry) => (typeof price === 'number' ? Math.round(price * 100) : price);

export function usePriceOfferForm(article: ArticleDetail, offer: PriceOffer | null) {
  const { t } = useTranslation('article');
  const vendors = useVendors(offer);
  const form = useContractForm({
    schema: priceOfferFields.partial({ vendorId: true }),
    initialValues: {
      vendorId: offer?.vendorId ?? null,
      newVendor: null,
      orderNumber: offer?.orderNumber ?? '',
      price: offer ? offer.priceCents / 100 : null,
      minimumOrderQuantity: offer?.minimumOrderQuantity ?? 1,
      discountable: offer?.discountable ?? false,
    } as Entered,
    complete: ({ price, vendorId, ...entered }) => ({
      ...entered,
      vendorId: vendorId ?? undefined,
      priceCents: centsOf(price),
    }),
    check: ({ vendorId, newVendor, price }) => ({
      ...(newVendor === null && vendorId === null ? { vendorId: fieldError('REQUIRED_FIELD') } : {}),
      ...(newVendor?.trim() === '' ? { newVendor: fieldError('REQUIRED_FIELD') } : {}),
      ...(price === null ? { price: fieldError('REQUIRED_FIELD') } : {}),
      ...(isRefused(price) ? { price: numberError(price) } : {}),
    }),
  });
  const edited = useEditedOffer(article, offer, vendors, ({ priceCents, ...values }) =>
    form.setValues({ ...values, newVendor: null, price: priceCents / 100 }),
  );
  const createVendor = useChange({
    call: (name: string) => callApi(ownVendorCalls.createOwnVendor, { body: { name } }),
    // It stays chosen, should the price itself be refused.
    after: ({ id }) => form.setValues({ vendorId: id, newVendor: null }),
    refetch: [vendorsKey],
  });
  const save = useChange({
    call: (body: OfferValues) =>
      offer === null
        ? callApi(priceOfferCalls.createPriceOffer, { params: { articleId: article.id }, body })
        : callApi(priceOfferCalls.updatePriceOffer, {
            params: { priceOfferId: offer.id, articleId: article.id },
            body: { ...body, version: edited.version },
          }),
    success: () => t('ownPrices.saved'),
    refetch: stockKeys,
  });

  const submit = form.submit(async (entered) => {
    const { newVendor, vendorId } = form.getValues();
    const offerVendorId = newVendor === null ? vendorId : (await createVendor.send(newVendor)).id;
    if (offerVendorId === null) return false;
    const body = { ...entered, vendorId: offerVendorId };
    try {
      return await save.send(body);
    } catch (error) {
      if (await edited.hear(error, body)) return false;
      throw error;
    }
  });

  return { form, vendors, submit, question: edited.question };
}

export type PriceOfferForm = ReturnType<typeof usePriceOfferForm>;
