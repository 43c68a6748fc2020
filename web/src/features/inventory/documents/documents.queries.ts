import { documentCalls } from '@praxora/contract/inventory/documents.calls';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';
import { inventoryKey } from '../../../lib/inventory/queries.ts';

export function useDocuments(articleId: number) {
  return useQuery({
    queryKey: [...inventoryKey, 'documents', articleId],
    queryFn: ({ signal }) => callApi(documentCalls.listDocuments, { params: { articleId } }, { signal }),
  });
}
