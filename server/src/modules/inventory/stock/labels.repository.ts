// SQL of the labels of stock: whether they are due, who printed them, how they were used, and what stands in for lost ones.
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { authorJoins, authorName } from '../../account/index.ts';
import { labelAndLostOnes, unitsOfLabel } from './labels.sql.ts';

/** Labels of single units, and entries with labels for the whole batch. */
export interface StockLabels {
  readonly labelIds: readonly string[];
  readonly stockIds: readonly number[];
}

export const markPrinted = (tx: Tx, { labelIds, stockIds }: StockLabels, userId: number): Promise<unknown> =>
  Promise.all([
    tx.run(
      `update stock_label set is_due = false, printed_at = now(), printed_by = $2
       where practice_id = $practice and id = any($1)`,
      [labelIds, userId],
    ),
    tx.run(
      `update stock_entry set batch_labels_due = false, batch_labels_printed_at = now(), batch_labels_printed_by = $2
       where practice_id = $practice and id = any($1)`,
      [stockIds, userId],
    ),
  ]);

export const markWaived = (tx: Tx, { labelIds, stockIds }: StockLabels): Promise<unknown> =>
  Promise.all([
    tx.run('update stock_label set is_due = false where practice_id = $practice and id = any($1)', [
      labelIds,
    ]),
    tx.run('update stock_entry set batch_labels_due = false where practice_id = $practice and id = any($1)', [
      stockIds,
    ]),
  ]);

export interface LabelUse extends Columns<'stock_movement', 'booking_id'> {
  readonly by: string;
  readonly at: Date;
  readonly storage_name: Column<'storage', 'name'>;
  /** Nothing of its package, or piece, is left by its uses. */
  readonly is_used_up: boolean;
}

/** Last use of a label that was not taken back; null: none, or it is from before uses were recorded. */
export const findLastUse = (tx: Tx, labelId: string): Promise<LabelUse | null> =>
  tx.maybe<LabelUse>(
    `select m.booking_id, ${authorName} as by, coalesce(m.scanned_at, m.booked_at) as at, s.name as storage_name,
            -sum(m.amount) over () >= ${unitsOfLabel} as is_used_up
     from stock_label l
     join stock_movement m on m.practice_id = l.practice_id and m.label_id = any(${labelAndLostOnes})
       and m.kind = 'consumption'
     join stock_entry e on e.practice_id = m.practice_id and e.id = m.stock_entry_id
     join article a on a.practice_id = e.practice_id and a.id = e.article_id
     join storage s on s.practice_id = e.practice_id and s.id = e.storage_id
     ${authorJoins('m.user_id', 'm.device_id')}
     where l.practice_id = $practice and l.id = $1 and l.knows_uses
       and not exists (select from stock_movement r where r.practice_id = $practice and r.reverses = m.id)
     order by m.id desc limit 1`,
    [labelId],
  );

/** All of a booking was done with this label, or a lost one it stands in for. */
export const isUseOfLabel = async (tx: Tx, bookingId: string, labelId: string): Promise<boolean> =>
  (
    await tx.one<{ fits: boolean }>(
      `select coalesce(bool_and(m.label_id is not null and m.label_id = any(
                coalesce((select ${labelAndLostOnes} from stock_label l
                          where l.practice_id = $practice and l.id = $2), '{}'))), false) as fits
       from stock_movement m where m.practice_id = $practice and m.booking_id = $1`,
      [bookingId, labelId],
    )
  ).fits;

/** The new label is due, and goes on with the uses of the lost one. */
export const insertReplacement = (
  tx: Tx,
  { lostId, labelId, userId }: { readonly lostId: string; readonly labelId: string; readonly userId: number },
): Promise<unknown> =>
  Promise.all([
    tx.run(
      `insert into stock_label as n (id, practice_id, stock_entry_id, is_due, knows_uses, first_id)
       select $2, practice_id, stock_entry_id, true, knows_uses, coalesce(first_id, id) from stock_label
       where practice_id = $practice and id = $1 returning n.id`,
      [lostId, labelId],
    ),
    tx.run(
      `update stock_label set withdrawn_at = now(), withdrawn_by = $3, replacement_id = $2, is_due = false
       where practice_id = $practice and id = $1`,
      [lostId, labelId, userId],
    ),
  ]);
