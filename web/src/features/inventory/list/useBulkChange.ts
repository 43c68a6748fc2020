// Changes several articles at once, all or none, with a way back where there is one.
import { articleCalls } from '@praxora/contract/inventory/articles.calls';
import type { BodyOf } from '@praxora/contract/shared/call';
import { useTranslation } from 'react-i18next';
import { stockKeys } from '../../../domain/inventory/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useChange } from '../../../ui/change/useChange.ts';

type ArticleChange = Omit<BodyOf<typeof articleCalls.changeArticles>, 'articleIds'>;

export interface BulkChange {
  readonly articleIds: number[];
  readonly change: ArticleChange;
  readonly text?: string;
  /** Change that reverts it. */
  readonly back?: ArticleChange;
}

export function useBulkChange() {
  const { t } = useTranslation('inventory');
  const bulk = useChange({
    call: ({ articleIds, change }: BulkChange) =>
      callApi(articleCalls.changeArticles, { body: { articleIds, ...change } }),
    success: (_, { articleIds, text, back }) =>
      text === undefined
        ? null
        : {
            text,
            ...(back && {
              undo: {
                place: 'inventory',
                label: t('bulk.undo'),
                onClick: () => void bulk.run({ articleIds, change: back }),
              },
            }),
          },
    refetch: stockKeys,
  });
  return bulk;
}
