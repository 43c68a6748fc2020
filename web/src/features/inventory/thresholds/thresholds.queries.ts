// Queries of the page of suggested thresholds. Every booking invalidates them, like all of the inventory.
import { thresholdCalls } from '@praxora/contract/inventory/thresholds.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import { useQuery } from '@tanstack/react-query';
import { inventoryKey } from '../../../domain/inventory/index.ts';
import { callApi } from '../../../lib/api/api.ts';

export type Suggestions = DataOf<typeof thresholdCalls.listSuggestions>;
export type Week = Suggestions['weeks'][number];

const thresholdsKey = [...inventoryKey, 'thresholds'] as const;

export const useSuggestions = () =>
  useQuery({
    queryKey: [...thresholdsKey, 'suggestions'],
    queryFn: ({ signal }) => callApi(thresholdCalls.listSuggestions, {}, { signal }),
  });

export const useExpiring = () =>
  useQuery({
    queryKey: [...thresholdsKey, 'expiring'],
    queryFn: ({ signal }) => callApi(thresholdCalls.listExpiring, {}, { signal }),
  });
