// Cart queries: the marketplace's list of baskets, and the price engine's priced baskets of each address.
import { type PricedCart, priceEngineCalls } from '@praxora/contract/purchasing/price-engine.calls';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError, isCancelled } from '../../../lib/api/api-error.ts';
import { appConfig } from '../../../lib/config.ts';
import { reportFatal } from '../../../lib/error-reporting.ts';
import { log } from '../../../lib/log.ts';
import { type Basket, listBaskets } from '../../../lib/marketplace/cart.ts';
import { loadProfile, useSession } from '../../../lib/session/session.ts';
import { sessionStore } from '../../../lib/session/session-store.ts';
import { useStore } from '../../../lib/store.ts';
import { followsCart } from './cart-changes.ts';
import { pendingQuantities, withPending } from './pending.ts';

/** Another tab or a colleague may have changed the cart meanwhile. */
const fresh = { meta: followsCart, refetchOnWindowFocus: 'always' } as const;

export const basketsKey = ['cart', 'list'] as const;
/** The beginning of every priced cart's key. */
export const pricedCartsKey = ['cart', 'priced'] as const;

const basketsQuery = {
  queryKey: basketsKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => listBaskets({ signal }),
  ...fresh,
};

/** All baskets of the practice, with the notes to the vendors. */
export function useBaskets(options: { enabled?: boolean } = {}) {
  return useQuery({ ...basketsQuery, enabled: options.enabled ?? true });
}

const askPriceEngine = (addressId: number, dentalOfficeId: string, signal: AbortSignal) =>
  callApi(
    priceEngineCalls.getPricedCart,
    { query: { addressId, dentalOfficeId } },
    // Errors of an outside service do not end the user's session.
    { signal, skipErrorHandler: true, address: appConfig().services.priceEngine },
  );

/** The id ends with its session: after a new login in another tab the profile tells the id of today's session. */
async function renewOfficeId(refusal: unknown, dentalOfficeId: string): Promise<string> {
  if (!(refusal instanceof ApiError && refusal.status === 404)) throw refusal;
  await loadProfile();
  const current = sessionStore.get().user?.dentalOfficeId;
  if (current === undefined || current === dentalOfficeId) throw refusal;
  return current;
}

async function fetchPricedCart(
  addressId: number,
  dentalOfficeId: string,
  signal: AbortSignal,
): Promise<PricedCart> {
  try {
    return await askPriceEngine(addressId, dentalOfficeId, signal).catch(async (refusal) =>
      askPriceEngine(addressId, await renewOfficeId(refusal, dentalOfficeId), signal),
    );
  } catch (error) {
    if (!isCancelled(error)) {
      log.error('Price engine error', error);
      reportFatal(new Error('Price engine error', { cause: error }), { location: 'price-engine' });
    }
    throw error;
  }
}

export const pricedCartQuery = (addressId: number, dentalOfficeId: string | undefined) => ({
  queryKey: [...pricedCartsKey, addressId],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchPricedCart(addressId, dentalOfficeId ?? '', signal),
  // No retry, so that a failure is logged once: the page offers to try again.
  retry: false,
  ...fresh,
});

/** The cart of one address, with the quantities the user has just chosen. */
export function usePricedCart(addressId: number) {
  const { user } = useSession();
  const pending = useStore(pendingQuantities);
  const query = useQuery({
    ...pricedCartQuery(addressId, user?.dentalOfficeId),
    enabled: user !== null,
  });
  const { data } = query;
  const cart = useMemo(() => data && withPending(data, pending), [data, pending]);
  return { ...query, data: cart };
}

export interface PricedCarts {
  /** In the order of the addresses; those that could not be priced are skipped. */
  readonly carts: readonly PricedCart[];
  /** The addresses whose cart could not be priced, or not anew: the last known prices stay then. */
  readonly failed: readonly number[];
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly refetchFailed: () => void;
}

/** `enabled: false` takes only what is known already and asks for nothing. */
export function usePricedCarts(
  addressIds: readonly number[],
  options: { enabled?: boolean } = {},
): PricedCarts {
  const { user } = useSession();
  const pending = useStore(pendingQuantities);
  const results = useQueries({
    queries: addressIds.map((addressId) => ({
      ...pricedCartQuery(addressId, user?.dentalOfficeId),
      enabled: user !== null && (options.enabled ?? true),
    })),
    combine: (all) => ({
      known: all.flatMap(({ data }) => data ?? []),
      failed: addressIds.filter((_, index) => all[index]?.isError),
      isPending: all.some(({ isPending }) => isPending),
      isFetching: all.some(({ isFetching }) => isFetching),
      refetchFailed: () => {
        for (const { isError, refetch } of all) if (isError) void refetch();
      },
    }),
  });
  const { known, failed, isPending, isFetching, refetchFailed } = results;
  return useMemo(
    () => ({
      carts: known.map((cart) => withPending(cart, pending)),
      ...{ failed, isPending, isFetching, refetchFailed },
    }),
    [known, pending, failed, isPending, isFetching, refetchFailed],
  );
}

export interface ProductPosition {
  readonly positionId: number;
  readonly quantity: number;
}

/** Every position of each product, whatever the vendor and the address. */
function positionsByProduct(baskets: readonly Basket[]): Map<number, ProductPosition[]> {
  const positions = new Map<number, ProductPosition[]>();
  for (const { productId, positionId, quantity } of baskets.flatMap((basket) => basket.positions)) {
    if (productId === null) continue;
    positions.set(productId, [...(positions.get(productId) ?? []), { positionId, quantity }]);
  }
  return positions;
}

export const sumQuantities = (positions: readonly ProductPosition[]): number =>
  positions.reduce((sum, { quantity }) => sum + quantity, 0);

/** How many of each product lie in the cart, whatever the vendor and the address. */
export function quantityByProduct(baskets: readonly Basket[]): Map<number, number> {
  return new Map(
    [...positionsByProduct(baskets)].map(([productId, positions]) => [productId, sumQuantities(positions)]),
  );
}

/** Where each product lies, with the quantities the user has just chosen. An empty cart is not asked for. */
export function useProductPositions(): ReadonlyMap<number, readonly ProductPosition[]> {
  const { meta } = useSession();
  const isFilled = (meta?.basket_counter ?? 0) > 0;
  const { data } = useBaskets({ enabled: isFilled });
  const pending = useStore(pendingQuantities);
  return useMemo(() => {
    if (!data || !isFilled) return new Map();
    return new Map(
      [...positionsByProduct(data)].map(([productId, positions]) => [
        productId,
        positions
          .map((one) => ({ ...one, quantity: pending.get(one.positionId) ?? one.quantity }))
          .filter(({ quantity }) => quantity > 0),
      ]),
    );
  }, [data, isFilled, pending]);
}

/** How many of each product lie in the cart: what search and product cards mark. An empty cart is not asked for. */
export function useInCart(): ReadonlyMap<number, number> {
  const { meta } = useSession();
  const isFilled = (meta?.basket_counter ?? 0) > 0;
  const { data } = useBaskets({ enabled: isFilled });
  return useMemo(() => (data && isFilled ? quantityByProduct(data) : new Map()), [data, isFilled]);
}
