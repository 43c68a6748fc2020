import { vendorCalls } from '@praxora/contract/vendors/vendors.calls';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';

/** Vendors that the inbox can be filtered by. */
export function useInvoiceVendors(): readonly { readonly id: number; readonly name: string }[] {
  const { data } = useQuery({
    queryKey: ['vendors'],
    queryFn: ({ signal }) => callApi(vendorCalls.listVendors, {}, { signal }),
  });
  return data ?? [];
}
