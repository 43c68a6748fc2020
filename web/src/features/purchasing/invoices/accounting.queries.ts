import { invoiceAccountingCalls } from '@praxora/contract/purchasing/invoice-accounting.calls';
import { useQuery } from '@tanstack/react-query';
import { invoicesKey } from '../../../domain/purchasing/index.ts';
import { callApi } from '../../../lib/api/api.ts';

/** Settings for the tax adviser, and what was handed over. */
export const useInvoiceAccounting = () =>
  useQuery({
    queryKey: [...invoicesKey, 'accounting'],
    queryFn: ({ signal }) => callApi(invoiceAccountingCalls.getInvoiceAccounting, {}, { signal }),
  });
