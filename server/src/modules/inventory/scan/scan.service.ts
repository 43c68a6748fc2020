// Meaning of a scanned code in this practice: the articles that have its numbers, or the goods a label sticks on.
import { readLabelId, testLabelId } from '@praxora/barcode/label-id';
import { type ProductNumbers, productNumbers } from '@praxora/barcode/product-code';
import type { scanCalls } from '@praxora/contract/inventory/scan.calls';
import type { DataOf, QueryOf } from '@praxora/contract/shared/call';
import type { UserContext } from '../../../platform/context.ts';
import { lastRemoval } from '../stock/stock.service.ts';
import * as repository from './scan.repository.ts';

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
  if (match === null) return { articles: [], label: null };
  const usedUp =
    match.is_withdrawn || match.empty_entry_id === null
      ? null
      : await lastRemoval(context, match.empty_entry_id);
  return {
    articles: match.is_deleted ? [] : [{ id: match.article_id, name: match.article_name }],
    label: {
      isWithdrawn: match.is_withdrawn,
      batchNumber: match.batch_number,
      ...(usedUp
        ? {
            usedUp: {
              at: usedUp.at.toISOString(),
              by: usedUp.by,
              bookingId: usedUp.kind === 'return' ? null : usedUp.booking_id,
            },
          }
        : {}),
    },
  };
}
