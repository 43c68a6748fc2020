// Rows are snoozed or left out, and put back: all of them or none.
import type { ReorderRow } from '@praxora/contract/purchasing/reorder';
import { reorderCalls } from '@praxora/contract/purchasing/reorder.calls';
import type { BodyOf } from '@praxora/contract/shared/call';
import { useTranslation } from 'react-i18next';
import { reorderKey } from '../../../domain/purchasing/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useChange } from '../../../ui/change/useChange.ts';

type SetAside = BodyOf<typeof reorderCalls.setReorderAside>;
/** Until a day, until the stock falls further, or until the next receipt. */
export type Aside = Pick<SetAside, 'snooze' | 'leaveOut'>;

const setAside = (body: SetAside) => callApi(reorderCalls.setReorderAside, { body });

const putBack = (articleIds: number[]) => setAside({ articleIds, snooze: null, leaveOut: null });

export function useSetAside() {
  const { t } = useTranslation('reorder');
  const back = useChange({
    call: putBack,
    success: () => t('aside.undone'),
    refetch: [reorderKey],
  });
  return useChange({
    call: setAside,
    success: (_, { articleIds }) => ({
      text: t('aside.done', { count: articleIds.length }),
      undo: { place: 'reorder', label: t('undo'), onClick: () => void back.run(articleIds) },
    }),
    refetch: [reorderKey],
  });
}

export function useTakeBack() {
  const { t } = useTranslation('reorder');
  return useChange({
    call: ({ id }: ReorderRow['article']) => putBack([id]),
    success: (_, { name }) => t('aside.takenBack', { name }),
    refetch: [reorderKey],
  });
}
