import { type ExpiringBatches, type ExpirySpan, expiryCalls } from '@praxora/contract/inventory/expiry.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { inventoryKey } from '../../../domain/inventory/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { type ExpiryView, openFurther } from './expiry-view.ts';

export type ExpiryList = DataOf<typeof expiryCalls.listExpiryRows>;

/** What the server is asked for a view. */
export function toRowsQuery(view: ExpiryView) {
  const { span, search, storageId, categoryId, vendorId } = view;
  const further = openFurther(view);
  return {
    ...{ span, search },
    ...(further.length === 0 ? {} : { further: further.join(',') }),
    ...(storageId === null ? {} : { storageId }),
    ...(categoryId === null ? {} : { categoryId }),
    ...(vendorId === null ? {} : { vendorId }),
  };
}

export function useExpiryRows(view: ExpiryView) {
  const query = toRowsQuery(view);
  return useQuery({
    queryKey: [...inventoryKey, 'expiry', query],
    queryFn: ({ signal }) => callApi(expiryCalls.listExpiryRows, { query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Bands are apart by their days: what they count adds up. An article without a price may stand in two of them. */
const sum = (bands: readonly ExpiringBatches[]): ExpiringBatches => ({
  batches: bands.reduce((total, { batches }) => total + batches, 0),
  valueCents: bands.reduce((total, { valueCents }) => total + valueCents, 0),
  unpricedArticles: Math.max(...bands.map(({ unpricedArticles }) => unpricedArticles)),
});

/** Under three months counts what is under one month, too. */
export const toFigures = ({ bands }: ExpiryList): Record<ExpirySpan, ExpiringBatches> => ({
  expired: bands.expired,
  under1Month: bands.under1Month,
  under3Months: sum([bands.under1Month, bands.under3Months]),
  upTo3Months: sum([bands.expired, bands.under1Month, bands.under3Months]),
});
