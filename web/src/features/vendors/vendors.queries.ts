// Queries of the vendor pages.
import { vendorCalls } from '@praxora/contract/vendors/vendors.calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api.ts';

export const vendorListKey = ['vendors', 'list'] as const;
/** The beginning of every vendor's key. */
export const vendorDetailsKey = ['vendors', 'detail'] as const;

export const useVendorList = () =>
  useQuery({
    queryKey: vendorListKey,
    queryFn: ({ signal }) => callApi(vendorCalls.listVendors, {}, { signal }),
  });

export const useVendor = (vendorId: number | null) =>
  useQuery({
    queryKey: [...vendorDetailsKey, vendorId],
    queryFn: ({ signal }) =>
      callApi(vendorCalls.getVendor, { params: { vendorId: vendorId ?? 0 } }, { signal }),
    enabled: vendorId !== null,
  });

/** Purchases of one month, or of all months (null); the former articles stay until the next are loaded. */
export const useVendorPurchases = (vendorId: number, month: string | null) =>
  useQuery({
    queryKey: ['vendors', 'purchases', vendorId, month],
    queryFn: ({ signal }) =>
      callApi(
        vendorCalls.getVendorPurchases,
        { params: { vendorId }, query: month === null ? {} : { month } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
