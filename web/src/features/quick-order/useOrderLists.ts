// Lists of the practice: kept, renamed, filled in again and deleted.
import { type OrderList, orderListCalls } from '@praxora/contract/quick-order/order-lists.calls';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../lib/api/api.ts';
import { useChange } from '../../ui/change/useChange.ts';
import { notify } from '../../ui/feedback/notify.tsx';
import type { ReadyLine } from './line.ts';
import { orderListsKey } from './queries.ts';
import type { Lines } from './useLines.ts';

const keptLines = (ready: readonly ReadyLine[]) =>
  ready.map(({ product, quantity }) => ({ productId: product.id, quantity }));

export function useListChanges(add: Lines['add']) {
  const { t } = useTranslation('quickOrder');
  const refetch = [orderListsKey];
  return {
    keep: useChange({
      call: ({ name, ready }: { name: string; ready: readonly ReadyLine[] }, key) =>
        callApi(orderListCalls.createOrderList, { body: { name, lines: keptLines(ready) } }, key),
      success: ({ name }) => t('lists.kept', { name }),
      refetch,
    }),
    rename: useChange({
      call: ({ list: { id, version }, name }: { list: OrderList; name: string }, key) =>
        callApi(orderListCalls.changeOrderList, { params: { listId: id }, body: { name, version } }, key),
      success: ({ name }) => t('lists.renamed', { name }),
      refetch,
    }),
    replace: useChange({
      call: ({ list: { id, version }, ready }: { list: OrderList; ready: readonly ReadyLine[] }, key) =>
        callApi(
          orderListCalls.changeOrderList,
          { params: { listId: id }, body: { lines: keptLines(ready), version } },
          key,
        ),
      success: ({ name }) => t('lists.kept', { name }),
      refetch,
    }),
    remove: useChange({
      call: ({ id, version }: OrderList, key) =>
        callApi(
          orderListCalls.deleteOrderList,
          { params: { listId: id }, query: { version: String(version) } },
          key,
        ),
      success: (_, { name }) => t('lists.deleted', { name }),
      refetch,
    }),
    fill: useChange({
      call: async ({ id }: OrderList, key) => {
        const filled = await callApi(orderListCalls.fillFromOrderList, { params: { listId: id } }, key);
        for (const { title, product } of filled.lines)
          if (product === null) notify.warning(t('goneFromList', { name: title }));
        add(
          ...filled.lines.map(({ title, quantity, product }) => ({
            text: product ? product.manufacturerNumber || title : title,
            quantity,
            mayHoldAmount: false,
            productId: product?.id ?? null,
            match: {
              by: product ? ('product' as const) : null,
              amount: null,
              products: product ? [product] : [],
              fits: product ? 1 : 0,
              nearer: [],
            },
          })),
        );
        return filled;
      },
      success: ({ list, lines }) => t('lists.filled', { count: lines.length, name: list.name }),
      refetch,
    }),
  };
}
