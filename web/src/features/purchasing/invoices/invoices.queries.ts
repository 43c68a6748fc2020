// Queries of the invoices.
import type { InvoiceState } from '@praxora/contract/purchasing/invoice';
import { invoiceCalls } from '@praxora/contract/purchasing/invoices.calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';

/** The beginning of every invoice's key. */
export const invoicesKey = ['invoices'] as const;
export const invoicesPerPage = 40;

export interface InvoiceView {
  readonly state: InvoiceState | 'all';
  readonly search: string;
  /** From 1. */
  readonly page: number;
}

export const useInvoices = ({ state, search, page }: InvoiceView) =>
  useQuery({
    queryKey: [...invoicesKey, 'list', state, search, page],
    queryFn: ({ signal }) =>
      callApi(
        invoiceCalls.listInvoices,
        {
          query: {
            page: page - 1,
            pageSize: invoicesPerPage,
            ...(state === 'all' ? {} : { state }),
            ...(search === '' ? {} : { search }),
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

export const useInvoice = (invoiceId: number | null) =>
  useQuery({
    queryKey: [...invoicesKey, 'detail', invoiceId],
    queryFn: ({ signal }) =>
      callApi(invoiceCalls.getInvoice, { params: { invoiceId: invoiceId ?? 0 } }, { signal }),
    enabled: invoiceId !== null,
  });
