// Lists of the practice: kept, renamed, filled in again and deleted.
import type { DataOf } from '@praxora/contract/shared/call';
import { type OrderList, orderListCalls } from '@praxora/contract/shop/order-lists.calls';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import { type Line, linesToKeep, type NewLine } from './line.ts';
import { orderListsKey } from './queries.ts';
import type { Lines } from './useLines.ts';

export function useListChanges(add: Lines['add']) {
  const { t } = useTranslation('quickOrder');
  const refetch = [orderListsKey];
  return {
    keep: useChange({
      call: ({ name, lines }: { name: string; lines: readonly Line[] }, key) =>
        callApi(orderListCalls.createOrderList, { body: { name, lines: linesToKeep(lines) } }, key),
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
      call: ({ list: { id, version }, lines }: { list: OrderList; lines: readonly Line[] }, key) =>
        callApi(
          orderListCalls.changeOrderList,
          { params: { listId: id }, body: { lines: linesToKeep(lines), version } },
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
        for (const { title, product, isOpen } of filled.lines)
          if (product === null && !isOpen) notify.warning(t('goneFromList', { name: title }));
        add(...filled.lines.map(toNewLine));
        return filled;
      },
      success: ({ list, lines }) => t('lists.filled', { count: lines.length, name: list.name }),
      refetch,
    }),
  };
}

type FilledLine = DataOf<typeof orderListCalls.fillFromOrderList>['lines'][number];

/** A line that was open when the list was saved is looked up again. */
function toNewLine({ title, quantity, amountText, isOpen, product }: FilledLine): NewLine {
  const amount = { quantity, amountText, mayHoldAmount: false };
  if (isOpen) return { text: title, ...amount };
  return {
    text: product ? product.manufacturerNumber || title : title,
    ...amount,
    productId: product?.id ?? null,
    match: {
      ...{ amount: null, amountText: '', nearer: [], similar: [] },
      by: product ? 'product' : null,
      products: product ? [product] : [],
      fits: product ? 1 : 0,
    },
  };
}
