// Queries of the invoices.
import { invoiceCalls } from '@praxora/contract/purchasing/invoices.calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';
import type { InboxView } from './inbox-view.ts';

/** The beginning of every invoice's key. */
export const invoicesKey = ['invoices'] as const;
export const invoicesPerPage = 60;

export const useInvoices = ({ page, dueSoon, ...chosen }: InboxView) =>
  useQuery({
    queryKey: [...invoicesKey, 'list', page, dueSoon, chosen],
    queryFn: ({ signal }) => {
      const filled = Object.entries(chosen).filter(([, value]) => value !== null && value !== '');
      const query = {
        page: page - 1,
        pageSize: invoicesPerPage,
        ...Object.fromEntries(filled),
        ...(dueSoon ? { dueSoon: 'true' as const } : {}),
      };
      return callApi(invoiceCalls.listInvoices, { query }, { signal });
    },
    placeholderData: keepPreviousData,
  });

export const useInvoiceSummary = () =>
  useQuery({
    queryKey: [...invoicesKey, 'summary'],
    queryFn: ({ signal }) => callApi(invoiceCalls.summarizeInvoices, {}, { signal }),
  });

export const useInvoice = (invoiceId: number | null) =>
  useQuery({
    queryKey: [...invoicesKey, 'detail', invoiceId],
    queryFn: ({ signal }) =>
      callApi(invoiceCalls.getInvoice, { params: { invoiceId: invoiceId ?? 0 } }, { signal }),
    enabled: invoiceId !== null,
  });
