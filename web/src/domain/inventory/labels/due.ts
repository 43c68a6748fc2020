// How many labels wait to be printed. Whatever prints, books in or takes back has it fetched anew.
import { dueLabelCalls } from '@praxora/contract/inventory/due.calls';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';

export const labelsKey = ['labels'] as const;

export function useDueLabels() {
  return useQuery({
    queryKey: [...labelsKey, 'due'],
    queryFn: ({ signal }) => callApi(dueLabelCalls.dueLabels, {}, { signal }),
  });
}
