// Takes what was put aside into the cart, and says from whom, what the total grew by, and what did not come along.
import {
  type BufferedPosition,
  bufferedPositionCalls,
} from '@praxora/contract/purchasing/buffered-positions.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import { cartChanged } from '../cart/cart-changes.ts';
import { type Grown, growthToOrder } from '../cart/growth.ts';
import { useAdditionText, useGrowthText } from '../cart/useAdditionText.ts';
import { bufferedKey } from './count.ts';

type Outcome = DataOf<typeof bufferedPositionCalls.takeOverSeveral>;

export function useTakeOver(addressId: number | undefined) {
  const queryClient = useQueryClient();
  const outcomeText = useOutcomeText();

  return useChange<readonly BufferedPosition[], Outcome>({
    call: (positions, key) => takeOver(positions, addressId, key),
    identity: (positions) => [addressId ?? null, positions.map(({ id }) => id)],
    after: async (outcome) => {
      const { taken, unavailable, gone, growsByCents } = outcome;
      const grown = await growthToOrder(queryClient, outcome.addressId, taken, { growsByCents });
      void cartChanged(queryClient);
      const isWhole = unavailable.length === 0 && gone.length === 0;
      notify[isWhole ? 'success' : 'warning'](outcomeText(outcome, grown));
    },
    refetch: [bufferedKey],
  });
}

/** Moves positions to the cart. A single one that cannot be moved is refused; of several, the others are moved. */
async function takeOver(
  positions: readonly BufferedPosition[],
  addressId: number | undefined,
  key: { idempotencyKey: string },
): Promise<Outcome> {
  const [only] = positions;
  const destination = addressId === undefined ? {} : { addressId };
  if (only === undefined || positions.length > 1) {
    const body = { ...destination, ids: positions.map(({ id }) => id) };
    return callApi(bufferedPositionCalls.takeOverSeveral, { body }, key);
  }
  const taken = await callApi(
    bufferedPositionCalls.takeOver,
    { params: { id: only.id }, body: destination },
    key,
  );
  const { growsByCents, addressId: at } = taken;
  return { taken: [taken], unavailable: [], gone: [], growsByCents, addressId: at };
}

function useOutcomeText(): (outcome: Outcome, grown: Grown | null) => string {
  const { t } = useTranslation('bufferedPositions');
  const additionText = useAdditionText();
  const growthText = useGrowthText();
  const language = useLanguage();

  return ({ taken, unavailable, gone }, grown) => {
    const [only] = taken;
    const vendors = [...new Set(taken.map(({ vendorName }) => vendorName))].join(', ');
    const sentences = [
      ...(only === undefined
        ? [t('takenNone')]
        : taken.length === 1
          ? [additionText(only, grown)]
          : [t('taken', { count: taken.length, vendors }), growthText(grown)]),
      unavailable.length > 0
        ? t('unavailable', { names: unavailable.map(({ name }) => name[language]).join(', ') })
        : '',
      gone.length > 0 ? t('gone', { count: gone.length }) : '',
    ];
    return sentences.filter((sentence) => sentence !== '').join(' ');
  };
}
