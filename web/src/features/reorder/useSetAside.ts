// Rows are snoozed or left out, and put back: one after the other, told once.
import type { BodyOf } from '@praxora/contract/call';
import type { ReorderRow } from '@praxora/contract/reorder/reorder';
import { reorderCalls } from '@praxora/contract/reorder/reorder.calls';
import { useTranslation } from 'react-i18next';
import { reorderKey } from '../../domain/reorder/counts.ts';
import { callApi } from '../../lib/api/api.ts';
import { useChange } from '../../ui/change/useChange.ts';

type RowBody = BodyOf<typeof reorderCalls.changeReorder>;
/** Until a day, until the stock falls further, or until the next receipt. */
export type Aside = Pick<RowBody, 'snooze' | 'leaveOut'>;

const backOnTheList: Aside = { snooze: null, leaveOut: null };

export interface SetAside {
  readonly articleIds: readonly number[];
  readonly aside: Aside;
}

/** How many of them were changed; only a refusal of the first is one of all. */
async function changeAll({ articleIds, aside }: SetAside): Promise<number> {
  let done = 0;
  for (const articleId of articleIds) {
    try {
      await callApi(reorderCalls.changeReorder, { params: { articleId }, body: aside });
      done += 1;
    } catch (error) {
      if (done === 0) throw error;
      return done;
    }
  }
  return done;
}

export function useSetAside() {
  const { t } = useTranslation('reorder');
  const back = useChange({
    call: (articleIds: readonly number[]) => changeAll({ articleIds, aside: backOnTheList }),
    success: () => t('aside.undone'),
    refetch: [reorderKey],
  });
  return useChange({
    call: changeAll,
    success: (done, { articleIds }) => ({
      text:
        done === articleIds.length
          ? t('aside.done', { count: done })
          : t('aside.partly', { done, count: articleIds.length }),
      ...(done === articleIds.length ? {} : { kind: 'warning' as const }),
      action: { label: t('undo'), onClick: () => void back.run(articleIds.slice(0, done)) },
    }),
    refetch: [reorderKey],
  });
}

export function useTakeBack() {
  const { t } = useTranslation('reorder');
  return useChange({
    call: ({ id }: ReorderRow['article']) => changeAll({ articleIds: [id], aside: backOnTheList }),
    success: (_, { name }) => t('aside.takenBack', { name }),
    refetch: [reorderKey],
  });
}
