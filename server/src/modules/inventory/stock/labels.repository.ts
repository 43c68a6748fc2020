// SQL of the labels of stock: whether they are due, and who printed them.
import type { Tx } from '../../../platform/database/tx.ts';

/** Labels of single units, and entries with labels for the whole batch. */
export interface StockLabels {
  readonly labelIds: readonly string[];
  readonly stockIds: readonly number[];
}

export const markPrinted = (tx: Tx, { labelIds, stockIds }: StockLabels, userId: number): Promise<number> =>
  tx.run(
    `with units as (
       update stock_label set is_due = false, printed_at = now(), printed_by = $3
       where practice_id = $practice and id = any($1)
     )
     update stock_entry set batch_labels_due = false, batch_labels_printed_at = now(), batch_labels_printed_by = $3
     where practice_id = $practice and id = any($2)`,
    [labelIds, stockIds, userId],
  );

export const markWaived = (tx: Tx, { labelIds, stockIds }: StockLabels): Promise<number> =>
  tx.run(
    `with units as (
       update stock_label set is_due = false where practice_id = $practice and id = any($1)
     )
     update stock_entry set batch_labels_due = false where practice_id = $practice and id = any($2)`,
    [labelIds, stockIds],
  );
