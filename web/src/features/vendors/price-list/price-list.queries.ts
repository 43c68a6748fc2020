// The price list that waits to be looked over, its lines, and every change of it.
import type { BodyOf, DataOf } from '@praxora/contract/shared/call';
import { type PriceList, priceListCalls } from '@praxora/contract/vendors/price-lists.calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';
import { putIn, takeIn } from '../../../ui/change/preview.ts';
import { useChange } from '../../../ui/change/useChange.ts';

/** Null: the list of a vendor that is yet to be created. */
export type ListOwner = number | null;

const listKey = (vendorId: ListOwner) => ['price-list', vendorId] as const;
const linesKey = ['price-list-lines'] as const;

/** Queue that sends changes one after the other, so that the last state shown is the server's latest. */
const queue = 'price-list';

/** A panel shows so many lines to correct; the next come when these are done. */
const linesAtOnce = 50;

/** Null: none waits. */
export const usePriceList = (vendorId: ListOwner) =>
  useQuery({
    queryKey: listKey(vendorId),
    queryFn: ({ signal }) =>
      callApi(priceListCalls.findPriceList, { query: vendorId === null ? {} : { vendorId } }, { signal }),
    staleTime: 0,
  });

/** Puts what the server answered in the place of what was shown. */
export function useShowPriceList(): (vendorId: ListOwner, list: PriceList | null) => Promise<void> {
  const queryClient = useQueryClient();
  return (vendorId, list) => putIn(queryClient, listKey(vendorId), list);
}

type Columns = BodyOf<typeof priceListCalls.changePriceList>['columns'];

export function useMatchColumns({ id: priceListId, vendorId }: PriceList) {
  const show = useShowPriceList();
  return useChange({
    queue,
    call: (columns: Columns) =>
      callApi(priceListCalls.changePriceList, { params: { priceListId }, body: { columns } }),
    after: (list) => show(vendorId, list),
    refetch: [linesKey],
  });
}

type Lines = DataOf<typeof priceListCalls.listPriceListLines>;

/** Lines that hold up the others. Those that were corrected since stay, so that nothing moves away under the hand. */
export const useWrongLines = (priceListId: string) =>
  useQuery({
    queryKey: [...linesKey, priceListId],
    queryFn: ({ signal }) =>
      callApi(
        priceListCalls.listPriceListLines,
        { params: { priceListId }, query: { status: 'wrong', page: 0, pageSize: linesAtOnce } },
        { signal },
      ),
    staleTime: 0,
  });

export type Correction = { readonly row: number } & BodyOf<typeof priceListCalls.correctPriceListLine>;

export function useCorrectLine({ id: priceListId, vendorId }: PriceList) {
  const queryClient = useQueryClient();
  const show = useShowPriceList();
  return useChange({
    queue,
    call: ({ row, ...body }: Correction) =>
      callApi(priceListCalls.correctPriceListLine, { params: { priceListId, row }, body }),
    after: async ({ priceList, line: corrected }) => {
      await show(vendorId, priceList);
      await takeIn<Lines>(queryClient, linesKey, (lines) => ({
        ...lines,
        items: lines.items.map((line) => (line.row === corrected.row ? corrected : line)),
      }));
    },
  });
}

export function useDiscardPriceList({ id: priceListId, vendorId }: PriceList) {
  const show = useShowPriceList();
  return useChange({
    queue,
    call: () => callApi(priceListCalls.discardPriceList, { params: { priceListId } }),
    after: () => show(vendorId, null),
  });
}
