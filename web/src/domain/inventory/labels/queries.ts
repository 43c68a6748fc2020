// Labels by what they are of: an order, a receipt, a stock entry, a storage, articles, or all that came without an order.
import type { LabelList } from '@praxora/contract/inventory/label';
import { labelCalls } from '@praxora/contract/inventory/labels.calls';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';
import { labelsKey } from './due.ts';

export type LabelSource =
  | { readonly orderId: number }
  | { readonly receiptId: number }
  | { readonly stockId: number }
  | { readonly stockIds: readonly number[] }
  | { readonly storageId: number }
  | { readonly articleIds: readonly number[] }
  | { readonly withoutOrder: true };

export function fetchLabels(source: LabelSource, signal?: AbortSignal): Promise<LabelList> {
  const options = signal ? { signal } : {};
  if ('orderId' in source) return callApi(labelCalls.orderLabels, { params: source }, options);
  const query =
    'articleIds' in source
      ? { articleIds: source.articleIds.join(',') }
      : 'stockIds' in source
        ? { stockIds: source.stockIds.join(',') }
        : 'withoutOrder' in source
          ? { withoutOrder: 'true' as const }
          : source;
  return callApi(labelCalls.listLabels, { query }, options);
}

/** Labels to print; fetched anew whenever they are shown, since a colleague may have printed since. */
export function useLabels(source: LabelSource, enabled = true) {
  return useQuery({
    queryKey: [...labelsKey, 'list', source],
    queryFn: ({ signal }) => fetchLabels(source, signal),
    staleTime: 0,
    gcTime: 0,
    enabled,
  });
}
