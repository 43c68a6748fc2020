// Meaning of a scanned code in this practice: the articles that have its numbers, or the goods a label sticks on.
import { readLabelId, testLabelId } from '@praxora/barcode/label-id';
import { type ProductNumbers, productNumbers } from '@praxora/barcode/product-code';
import type { scanCalls } from '@praxora/contract/inventory/scan.calls';
import type { DataOf, QueryOf } from '@praxora/contract/shared/call';
import type { UserContext } from '../../../platform/context.ts';
import { readBlock } from '../stock/blocks.ts';
import { lastUseIfUsedUp } from '../stock/labels.ts';
import { type LastRemoval, lastRemoval } from '../stock/stock.service.ts';
import { storageOfLabel } from '../storages/storages.service.ts';
import * as repository from './scan.repository.ts';

type Label = NonNullable<DataOf<typeof scanCalls.resolveScan>['label']>;
type UsedUp = NonNullable<Label['usedUp']>;

export const articlesOfNumbers = ({ tx }: UserContext, numbers: ProductNumbers) =>
  repository.findArticles(tx, numbers);

export async function resolveScan(
  context: UserContext,
  { labelId, ...code }: QueryOf<typeof scanCalls.resolveScan>,
): Promise<DataOf<typeof scanCalls.resolveScan>> {
  if (labelId === undefined)
    return { articles: await articlesOfNumbers(context, productNumbers(code)), label: null };
  const known = readLabelId(labelId);
  if (known === testLabelId)
    return { articles: [], label: { isWithdrawn: false, batchNumber: '', isTest: true } };
  const match = known === null ? null : await repository.findLabel(context.tx, known);
  if (match === null) {
    const storage = known === null ? null : await storageOfLabel(context, known);
    return { articles: [], label: null, ...(storage && { storage }) };
  }
  const usedUp = match.withdrawn_at === null ? await usedUpBy(context, match) : null;
  const blocked =
    match.block_reason === null || match.entry_id === null ? null : await readBlock(context, match.entry_id);
  return {
    articles: match.is_deleted ? [] : [{ id: match.article_id, name: match.article_name }],
    label: {
      isWithdrawn: match.withdrawn_at !== null,
      batchNumber: match.batch_number,
      ...(match.withdrawn_at !== null && match.replacement_id !== null
        ? {
            lost: {
              at: match.withdrawn_at.toISOString(),
              by: match.lost_by,
              replacedBy: match.replacement_id,
            },
          }
        : {}),
      ...(usedUp ? { usedUp } : {}),
      ...(blocked ? { blocked } : {}),
    },
  };
}

/** The use that used the label up, else the removal that left nothing of its goods. */
async function usedUpBy(
  context: UserContext,
  { label_id, empty_entry_id, balance }: repository.LabelMatch,
): Promise<UsedUp | null> {
  const use = await lastUseIfUsedUp(context, label_id);
  if (use) return { ...toUsedUp(use), bookingId: use.booking_id, canGoOn: balance > 0 };
  const last = empty_entry_id === null ? null : await lastRemoval(context, empty_entry_id);
  return (
    last && { ...toUsedUp(last), bookingId: last.kind === 'return' ? null : last.booking_id, canGoOn: false }
  );
}

const toUsedUp = ({ at, by, storage_name }: Pick<LastRemoval, 'at' | 'by' | 'storage_name'>) => ({
  at: at.toISOString(),
  by,
  storageName: storage_name,
});
