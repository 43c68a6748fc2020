import { documentCalls } from '@praxora/contract/inventory/documents.calls';
import { useQuery } from '@tanstack/react-query';
import { inventoryKey } from '../../../domain/inventory/index.ts';
import { callApi } from '../../../lib/api/api.ts';

export function useDocuments(articleId: number) {
  return useQuery({
    queryKey: [...inventoryKey, 'documents', articleId],
    queryFn: ({ signal }) => callApi(documentCalls.listDocuments, { params: { articleId } }, { signal }),
  });
}
