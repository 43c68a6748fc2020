// Where the practice can have its orders sent.
import { type Address, addressCalls } from '@praxora/contract/account/addresses.calls';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';
import { useSession } from '../../../lib/session/session.ts';

export const addressesKey = ['addresses'] as const;

export function useAddresses() {
  return useQuery({
    queryKey: addressesKey,
    queryFn: ({ signal }) => callApi(addressCalls.listAddresses, {}, { signal }),
  });
}

/** Country that determines offers and terms; the practice's own country as long as it has no delivery address. */
export function useDeliveryCountry(): string {
  const { user } = useSession();
  const { data } = useAddresses();
  return deliveryAddresses(data ?? [])[0]?.country ?? user?.country ?? '';
}

/** Where goods can go, the usual one first. */
export function deliveryAddresses<One extends Address>(addresses: readonly One[]): One[] {
  return addresses.filter(({ kind }) => kind === 'shipping');
}
