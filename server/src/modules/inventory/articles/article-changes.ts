// Changes to articles that follow from a change elsewhere in the inventory, in its transaction.
import type { UserContext } from '../../../platform/context.ts';
import type { Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import * as repository from './article-changes.repository.ts';

export type { ThresholdColumns } from './article-changes.repository.ts';

/**
 * Adds what was booked to the stock of each article, and computes their value and earliest expiry anew. The articles are locked.
 * Answers the new stock of each.
 */
export const addToStock = (tx: Tx, changes: ReadonlyMap<number, number>): Promise<Map<number, number>> =>
  repository.addToStock(tx, changes);

/** The articles are locked. Answers their new versions. */
export const writeThresholds = (
  tx: Tx,
  articles: readonly repository.ThresholdColumns[],
): Promise<Columns<'article', 'id' | 'version'>[]> => repository.setThresholds(tx, articles);

/** A storage is being deleted: no article has it as its own any more. */
export const clearStorage = (tx: Tx, storageId: number): Promise<number> =>
  repository.clearStorage(tx, storageId);

/** A cost center is being deleted. Articles in use would have prevented that; deleted ones forget it. */
export const clearCostCenter = (tx: Tx, costCenterId: number): Promise<number> =>
  repository.clearCostCenter(tx, costCenterId);

export async function notePermanentLabelsPrinted(
  { tx, user }: UserContext,
  articleIds: readonly number[],
): Promise<void> {
  if (articleIds.length > 0) await repository.markLabelsPrinted(tx, articleIds, user.userId);
}
