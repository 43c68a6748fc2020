// SQL of inputs that are taken back: how each began, what happened to it since, and its labels.
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import { matchesAny } from '../../../platform/database/sql.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { NewMovement } from './ledger.repository.ts';

type Origin = Columns<'stock_movement', 'id' | 'article_id' | 'stock_entry_id' | 'amount'>;

/** The movements these entries began with. */
export const listOrigins = (tx: Tx, entryIds: readonly number[]): Promise<Origin[]> =>
  tx.rows<Origin>(
    `select distinct on (stock_entry_id) id, article_id, stock_entry_id, amount
     from stock_movement where practice_id = $practice and stock_entry_id = any($1) order by stock_entry_id, id`,
    [entryIds],
  );

interface Later {
  readonly stock_entry_id: Column<'stock_movement', 'stock_entry_id'>;
  readonly kind: Column<'stock_movement', 'kind', NewMovement['kind']>;
}

/** First movement of each entry after its input that was not undone; entries without one are untouched. */
export const listLaterMovements = (tx: Tx, entryIds: readonly number[]): Promise<Later[]> =>
  tx.rows<Later>(
    `select distinct on (m.stock_entry_id) m.stock_entry_id, m.kind
     from stock_movement m
     where m.practice_id = $practice and m.stock_entry_id = ${matchesAny('$1')} and m.reverses is null
       and m.id > (select min(o.id) from stock_movement o
                   where o.practice_id = $practice and o.stock_entry_id = m.stock_entry_id)
       and not exists (select from stock_movement r where r.practice_id = $practice and r.reverses = m.id)
     order by m.stock_entry_id, m.id`,
    [entryIds],
  );

/** Withdraws the labels of goods that never came, so that scanning one says so. Returns the number of labels. */
const withdrawLabels = (tx: Tx, entryIds: readonly number[]): Promise<number> =>
  tx.run(
    `update stock_label set withdrawn_at = now()
     where practice_id = $practice and stock_entry_id = any($1) and withdrawn_at is null`,
    [entryIds],
  );

/** After its input is reversed: it has no labels, and nobody has counted it. Tells how many labels are void now. */
export async function voidEntries(tx: Tx, entryIds: readonly number[]): Promise<number> {
  await tx.run(
    `delete from stocktaking_count c using stocktaking t
     where c.practice_id = $practice and t.practice_id = c.practice_id and t.id = c.stocktaking_id
       and t.state = 'open' and c.stock_entry_id = any($1)`,
    [entryIds],
  );
  await tx.run(
    `update stock_entry set batch_labels = 0, batch_labels_due = false
     where practice_id = $practice and id = any($1) and batch_labels > 0`,
    [entryIds],
  );
  return withdrawLabels(tx, entryIds);
}
