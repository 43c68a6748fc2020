// The selected products at the cheapest split: what they add to the cart, and putting them in like that.
import { useDebouncedValue } from '@mantine/hooks';
import { quickOrderCalls } from '@praxora/contract/shop/quick-order.calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import {
  cartChanged,
  fetchCartAnew,
  followsCart,
  growthToOrder,
  undoCartChange,
  useGrowthText,
} from '../../../domain/purchasing/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useChange } from '../../../ui/change/useChange.ts';

interface SelectedLine {
  readonly productId: number;
  readonly quantity: number;
}

async function splitSelection(lines: readonly SelectedLine[], signal: AbortSignal) {
  const asked = { addressId: null, lines: lines.map((line) => ({ ...line, vendorId: null })) };
  const priced = await callApi(quickOrderCalls.priceQuickOrder, { body: asked }, { signal });
  const sold = priced.lines.flatMap(({ order }, index) => {
    const line = lines[index];
    return order && line ? { ...line, quantity: order.quantity, vendorId: order.vendorId } : [];
  });
  const { addressId, sums } = priced;
  if (addressId === null || sold.length === 0)
    return { addressId, lines: sold, vendors: [], growsByCents: 0 };
  const body = { addressId, lines: sold };
  const split = await callApi(quickOrderCalls.optimizeQuickOrder, { body }, { signal });
  const { savingCents, after } = split.cartPriceDetail;
  return {
    addressId,
    lines: sold,
    growsByCents: sums.growsByCents - savingCents,
    feesCents: after.shippingCents + after.surchargeCents,
    // Lines have negative ids, what lies in the cart has its own.
    vendors: split.vendors.filter(({ cartPositions }) =>
      cartPositions.some(({ positionId }) => positionId < 0),
    ),
  };
}

export type SelectionSplit = Awaited<ReturnType<typeof splitSelection>>;

/** Boxes are ticked one after the other: nothing is worked out before the selection stands still. */
const rest = 250;

/** Undefined: it is not known yet. */
export function useSelectionSplit(lines: readonly SelectedLine[]) {
  const now = JSON.stringify(lines);
  const [settled] = useDebouncedValue(now, rest);
  const { data, isError, refetch } = useQuery({
    queryKey: ['assortment', 'split', settled],
    queryFn: ({ signal }) => splitSelection(JSON.parse(settled) as SelectedLine[], signal),
    meta: followsCart,
    staleTime: 0,
  });
  const isSettled = settled === now;
  return { split: isSettled ? data : undefined, hasFailed: isSettled && isError, refetch };
}

export function useAddSelection(onAdded: () => void) {
  const { t } = useTranslation('assortment');
  const growthText = useGrowthText();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useChange({
    call: async ({ addressId, lines }: SelectionSplit, key) => {
      const body = { addressId: addressId ?? 0, lines };
      const added = await callApi(quickOrderCalls.applyQuickOrderSplit, { body }, key).catch((error) => {
        // Offers and cart are shown as they are now.
        void fetchCartAnew(queryClient);
        throw error;
      });
      onAdded();
      return { ...added, growth: await growthToOrder(queryClient, added.addressId, added.added, added) };
    },
    success: ({ added, growth, undoId, addressId }) => ({
      text: [t('bar.added', { count: added.length }), growthText(growth)].join(' ').trim(),
      undo: {
        place: 'assortment',
        label: t('bar.undo'),
        onClick: () => void undoCartChange(queryClient, [undoId], () => t('bar.undone')),
      },
      action: {
        label: t('bar.toCheckout'),
        onClick: () => void navigate(pathTo('cartReview', { addressId })),
      },
    }),
    after: () => cartChanged(queryClient),
  });
}
