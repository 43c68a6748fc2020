// Why an address cannot be deleted at present. The server has the last word.
import type { ListedAddress } from '@praxora/contract/account/addresses.calls';
import { useTranslation } from 'react-i18next';
import { useAddresses, useBaskets } from '../../../domain/purchasing/index.ts';

/** How many positions of the cart are delivered to each address. */
export function usePositionCounts(): ReadonlyMap<number, number> {
  const { data: baskets = [] } = useBaskets();
  const counts = new Map<number, number>();
  for (const { address, positions } of baskets)
    counts.set(address.id, (counts.get(address.id) ?? 0) + positions.length);
  return counts;
}

/** Null: it can go. */
export function useDeletionRefusal(): (address: ListedAddress) => string | null {
  const { t } = useTranslation('account');
  const counts = usePositionCounts();
  const { data: addresses = [] } = useAddresses();
  return ({ id, kind }) => {
    if (addresses.filter((one) => one.kind === kind).length === 1) return t('directory.lastOne');
    const count = counts.get(id) ?? 0;
    return count > 0 ? t('directory.inCart', { count }) : null;
  };
}
