// Changes several articles at once, all or none, with a way back where there is one.
import type { BodyOf } from '@praxora/contract/call';
import { articleCalls } from '@praxora/contract/inventory/articles.calls';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { invalidateInventory } from '../../../domain/inventory/queries.ts';
import { ApiErrorMessage } from '../../../lib/api/ApiErrorMessage.tsx';
import { callApi } from '../../../lib/api/api.ts';
import { notify } from '../../../ui/feedback/notify.tsx';

type Change = Omit<BodyOf<typeof articleCalls.changeArticles>, 'articleIds'>;

/** Rejects with what the server refused. */
export function useBulkChange() {
  const { t } = useTranslation('inventory');
  const queryClient = useQueryClient();

  async function change(articleIds: number[], body: Change): Promise<void> {
    await callApi(articleCalls.changeArticles, { body: { articleIds, ...body } });
    await invalidateInventory(queryClient);
  }

  return async (articleIds: number[], body: Change, told: string, back?: Change): Promise<void> => {
    await change(articleIds, body);
    notify.success(
      told,
      back && {
        action: {
          label: t('bulk.undo'),
          onClick: () =>
            void change(articleIds, back).catch((error: unknown) =>
              notify.error(<ApiErrorMessage error={error} />),
            ),
        },
      },
    );
  };
}
