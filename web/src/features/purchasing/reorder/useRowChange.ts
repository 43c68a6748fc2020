// A change of one row's quantity or vendor: shown at once. What follows from it is fetched when the last one is through.
import type { ReorderRow } from '@praxora/contract/purchasing/reorder';
import { reorderCalls } from '@praxora/contract/purchasing/reorder.calls';
import type { BodyOf, DataOf } from '@praxora/contract/shared/call';
import { hashKey } from '@tanstack/react-query';
import { reorderKey, reorderListKey } from '../../../domain/purchasing/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { type Preview, preview } from '../../../ui/change/preview.ts';
import { useChange } from '../../../ui/change/useChange.ts';

type List = DataOf<typeof reorderCalls.listReorder>;

export interface ChangeOfRow {
  readonly articleId: number;
  readonly change: Pick<BodyOf<typeof reorderCalls.changeReorder>, 'quantity' | 'vendorId'>;
}

/**
 * How much another vendor sells of it only the server knows. It may be asked for the line before it has heard of the quantity, or
 * after: what is needed is the lesser of both.
 */
function changed(row: ReorderRow, { quantity, vendorId }: ChangeOfRow['change']): ReorderRow {
  return {
    ...row,
    ...(typeof quantity === 'number'
      ? { amount: quantity, chosenQuantity: quantity, needed: Math.min(row.needed, quantity) }
      : {}),
    ...(vendorId === undefined ? {} : { chosenVendorId: vendorId }),
  };
}

const previews: readonly Preview<ChangeOfRow>[] = [
  preview<List, ChangeOfRow>(reorderListKey, (list, { articleId, change }) => ({
    ...list,
    rows: list.rows.map((row) => (row.article.id === articleId ? changed(row, change) : row)),
  })),
];

/** Queue of row changes: actions on lines wait until the server has saved their quantities. */
export const rowQueue = hashKey(reorderListKey);

export function useRowChange() {
  return useChange({
    queue: rowQueue,
    call: ({ articleId, change }: ChangeOfRow, key) =>
      callApi(reorderCalls.changeReorder, { params: { articleId }, body: change }, key),
    previews,
    refetch: [reorderKey],
  });
}
