// Puts the positions of a former order into the cart, and says what went there and what has no valid offer any more.
import type { AddedAgain } from '@praxora/contract/orders/order';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ApiErrorMessage } from '../../lib/api/ApiErrorMessage.tsx';
import { useLanguage } from '../../lib/i18n.ts';
import { pathTo } from '../../lib/paths.ts';
import { notify } from '../../ui/feedback/notify.tsx';
import { cartChanged } from '../cart/cart-changes.ts';
import { type Grown, growthToOrder } from '../cart/growth.ts';
import { undoCartChange } from '../cart/undo.ts';
import { useGrowthText } from '../cart/useAdditionText.ts';

export function useAddAgain(): (add: () => Promise<AddedAgain>) => Promise<void> {
  const { t } = useTranslation(['orders', 'addToCart']);
  const growthText = useGrowthText();
  const language = useLanguage();
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  /** From whom, what comes later, and what the total grew by. */
  function said({ added }: AddedAgain, growth: Grown | null): string[] {
    const vendors = [...new Set(added.map(({ vendorName }) => vendorName))].join(', ');
    const late = added.filter(({ availability }) => availability === 'backorder');
    return [
      t('again.added', { count: added.length, vendors }),
      ...(late.length > 0 ? [t('again.late', { names: namesOf(late) })] : []),
      growthText(growth),
    ].filter((sentence) => sentence !== '');
  }

  const namesOf = (items: AddedAgain['unavailable']) => items.map(({ name }) => name[language]).join(', ');

  return async (add) => {
    try {
      const outcome = await add();
      const { added, unavailable, undoId, addressId, growsByCents } = outcome;
      const growth = await growthToOrder(queryClient, addressId, added, { growsByCents });
      cartChanged(queryClient);
      const missing = unavailable.length > 0 ? [t('again.unavailable', { names: namesOf(unavailable) })] : [];
      if (added.length === 0) {
        notify.warning([t('again.nothing'), ...missing].join(' '));
        return;
      }
      const undo = () => void undoCartChange(queryClient, [undoId], () => t('addToCart:undone'));
      const tell = missing.length > 0 ? notify.warning : notify.success;
      tell([...said(outcome, growth), ...missing].join(' '), {
        action: { label: t('again.toCart'), onClick: () => void navigate(pathTo('cart')) },
        otherAction: { label: t('addToCart:undo'), onClick: undo },
      });
    } catch (error) {
      notify.error(<ApiErrorMessage error={error} />);
    }
  };
}
