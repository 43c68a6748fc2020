// Where somebody came from who needs a new address, and of which kind: both stand in the page's address.
import type { Address } from '@praxora/contract/account/addresses.calls';
import { safeReturnPath } from '@praxora/rules/account/redirects';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { pathTo } from '../../../lib/paths.ts';

interface WayBack {
  readonly kind: Address['kind'];
  readonly to: string;
  readonly label: string;
}

export function useReturnAddress(): WayBack {
  const { t } = useTranslation('routes');
  const [search] = useSearchParams();
  const to = safeReturnPath(search.get('back'), pathTo('directory'));
  const path = to.split('?')[0] ?? '';
  const label = path.startsWith('/cart/review/')
    ? t('cartReview')
    : path === pathTo('cart')
      ? t('cart')
      : path === pathTo('reorder')
        ? t('reorder')
        : t('directory');
  return { kind: search.get('kind') === 'billing' ? 'billing' : 'shipping', to, label };
}
