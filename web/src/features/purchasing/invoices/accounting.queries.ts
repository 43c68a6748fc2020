import { invoiceAccountingCalls } from '@praxora/contract/purchasing/invoice-accounting.calls';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';
import { invoicesKey } from './invoices.queries.ts';

/** Settings for the tax adviser, and what was handed over. */
export const useInvoiceAccounting = () =>
  useQuery({
    queryKey: [...invoicesKey, 'accounting'],
    queryFn: ({ signal }) => callApi(invoiceAccountingCalls.getInvoiceAccounting, {}, { signal }),
  });
