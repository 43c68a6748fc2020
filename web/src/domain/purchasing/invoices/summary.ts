// What is to be done about invoices, in figures, for the inbox and the dashboard.
import { invoiceSummaryCalls as calls } from '@praxora/contract/purchasing/invoice-summary.calls';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';

/** The beginning of every invoice's key. */
export const invoicesKey = ['invoices'] as const;

export const useInvoiceSummary = (isWanted = true) =>
  useQuery({
    queryKey: [...invoicesKey, 'summary'],
    queryFn: ({ signal }) => callApi(calls.summarizeInvoices, {}, { signal }),
    enabled: isWanted,
  });

export const useVendorInvoices = (vendorId: number) =>
  useQuery({
    queryKey: [...invoicesKey, 'vendor', vendorId],
    queryFn: ({ signal }) => callApi(calls.summarizeVendorInvoices, { params: { vendorId } }, { signal }),
  });
