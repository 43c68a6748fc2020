// Queries of the invoices.
import { invoiceMailboxCalls } from '@praxora/contract/purchasing/invoice-mailbox.calls';
import { invoiceCalls } from '@praxora/contract/purchasing/invoices.calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { invoicesKey } from '../../../domain/purchasing/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import type { InboxView } from './inbox-view.ts';

export const invoicesPerPage = 60;

/** The filters of a view as the calls take them. */
function toFilters({ page: _, dueSoon, ...chosen }: InboxView) {
  const filled = Object.entries(chosen).filter(([, value]) => value !== null && value !== '');
  return { ...Object.fromEntries(filled), ...(dueSoon ? { dueSoon: 'true' as const } : {}) };
}

export const useInvoices = (view: InboxView) =>
  useQuery({
    queryKey: [...invoicesKey, 'list', view],
    queryFn: ({ signal }) => {
      const query = { ...toFilters(view), page: view.page - 1, pageSize: invoicesPerPage };
      return callApi(invoiceCalls.listInvoices, { query }, { signal });
    },
    placeholderData: keepPreviousData,
  });

/** The newest invoices about an order. */
export const useOrderInvoices = (orderId: number) =>
  useQuery({
    queryKey: [...invoicesKey, 'order', orderId],
    queryFn: ({ signal }) =>
      callApi(invoiceCalls.listInvoices, { query: { orderId, pageSize: 20 } }, { signal }),
  });

/** The invoices before and after one in the list it was opened from. */
export const useNeighbours = (invoiceId: number, view: InboxView) =>
  useQuery({
    queryKey: [...invoicesKey, 'neighbours', invoiceId, { ...view, page: 1 }],
    queryFn: ({ signal }) =>
      callApi(
        invoiceCalls.findInvoiceNeighbours,
        { params: { invoiceId }, query: toFilters(view) },
        { signal },
      ),
  });

export const useInvoice = (invoiceId: number | null) =>
  useQuery({
    queryKey: [...invoicesKey, 'detail', invoiceId],
    queryFn: ({ signal }) =>
      callApi(invoiceCalls.getInvoice, { params: { invoiceId: invoiceId ?? 0 } }, { signal }),
    enabled: invoiceId !== null,
  });

/** The practice's address for invoices, and what came there and waits. */
export const useMailbox = () =>
  useQuery({
    queryKey: [...invoicesKey, 'mailbox'],
    queryFn: ({ signal }) => callApi(invoiceMailboxCalls.getMailbox, {}, { signal }),
  });
