// Puts the positions of a former order into the cart, and says what went there and what has no valid offer any more.
import type { AddedAgain } from '@praxora/contract/orders/order';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ApiErrorMessage } from '../../lib/api/ApiErrorMessage.tsx';
import { cartChanged } from '../../lib/cart/cart-changes.ts';
import { useLanguage } from '../../lib/i18n.ts';
import { pathTo } from '../../lib/paths.ts';
import { notify } from '../../ui/notify.tsx';

export function useAddAgain(): (vendor: string, add: () => Promise<AddedAgain>) => Promise<void> {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async (vendor, add) => {
    try {
      const { added, unavailable } = await add();
      cartChanged(queryClient);
      const names = unavailable.map(({ name }) => name[language]).join(', ');
      const missing = unavailable.length > 0 ? t('again.unavailable', { names }) : '';
      const action = { label: t('again.toCart'), onClick: () => void navigate(pathTo('cart')) };
      if (added.length === 0) notify.warning([t('again.nothing'), missing].join(' '));
      else if (missing)
        notify.warning(`${t('again.added', { count: added.length, vendor })} ${missing}`, { action });
      else notify.success(t('again.added', { count: added.length, vendor }), { action });
    } catch (error) {
      notify.error(<ApiErrorMessage error={error} />);
    }
  };
}
