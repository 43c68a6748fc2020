// Puts the positions of a former order into the cart, and says what went there and what has no valid offer any more.
import type { AddedAgain } from '@praxora/contract/purchasing/order';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/i18n.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import { cartChanged } from '../cart/cart-changes.ts';
import { type Grown, growthToOrder } from '../cart/growth.ts';
import { undoCartChange } from '../cart/undo.ts';
import { useGrowthText } from '../cart/useAdditionText.ts';

/** The place offers to take it back when the message is gone. */
export function useOrderAgain(place: string, call: (key: { idempotencyKey: string }) => Promise<AddedAgain>) {
  const { t } = useTranslation(['orderAgain', 'addToCart']);
  const outcomeText = useOutcomeText();
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  return useChange<void, AddedAgain>({
    call: (_input, key) => call(key),
    after: async (outcome) => {
      const { added, unavailable, undoId, addressId, growsByCents } = outcome;
      const growth = await growthToOrder(queryClient, addressId, added, { growsByCents });
      void cartChanged(queryClient);
      const text = outcomeText(outcome, growth);
      if (added.length === 0) return notify.warning(text);
      const undo = () => void undoCartChange(queryClient, [undoId], () => t('addToCart:undone'));
      const tell = unavailable.length > 0 ? notify.warning : notify.success;
      tell(text, {
        action: { label: t('toCart'), onClick: () => void navigate(pathTo('cart')) },
        undo: { place, label: t('addToCart:undo'), onClick: undo },
      });
    },
  });
}

/** From whom, what comes later, what the total grew by, and what is not to be had any more. */
function useOutcomeText(): (outcome: AddedAgain, growth: Grown | null) => string {
  const { t } = useTranslation('orderAgain');
  const growthText = useGrowthText();
  const language = useLanguage();
  const namesOf = (items: AddedAgain['unavailable']) => items.map(({ name }) => name[language]).join(', ');

  function additionText(added: AddedAgain['added'], growth: Grown | null): string[] {
    const vendors = [...new Set(added.map(({ vendorName }) => vendorName))].join(', ');
    const late = added.filter(({ availability }) => availability === 'backorder');
    return [
      t('added', { count: added.length, vendors }),
      late.length > 0 ? t('late', { names: namesOf(late) }) : '',
      growthText(growth),
    ];
  }

  return ({ added, unavailable }, growth) =>
    [
      ...(added.length > 0 ? additionText(added, growth) : [t('nothing')]),
      unavailable.length > 0 ? t('unavailable', { names: namesOf(unavailable) }) : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' ');
}
