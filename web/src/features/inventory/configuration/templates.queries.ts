import { articleTemplateCalls } from '@praxora/contract/inventory/article-templates.calls';
import { useQuery } from '@tanstack/react-query';
import { inventoryKey } from '../../../domain/inventory/index.ts';
import { callApi } from '../../../lib/api/api.ts';

export const templatesKey = [...inventoryKey, 'article-templates'] as const;

export const useTemplates = () =>
  useQuery({
    queryKey: templatesKey,
    queryFn: ({ signal }) => callApi(articleTemplateCalls.listArticleTemplates, {}, { signal }),
  });
