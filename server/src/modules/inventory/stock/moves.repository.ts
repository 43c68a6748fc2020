// SQL of goods that are moved by their labels.
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { labelAndLostOnes, unitsOfLabel, type VoidLabel, voidLabel } from './labels.sql.ts';

export interface ScannedLabel extends VoidLabel, Columns<'stock_label', 'id' | 'stock_entry_id'> {
  readonly article_id: Column<'article', 'id'>;
  readonly name: Column<'article', 'name'>;
  /** What is left of its package, or piece, by its uses. */
  readonly left: number;
}

export const listScannedLabels = (tx: Tx, labelIds: readonly string[]): Promise<ScannedLabel[]> =>
  tx.rows<ScannedLabel>(
    `select l.id, l.stock_entry_id, a.id as article_id, a.name, ${voidLabel},
            (${unitsOfLabel} + coalesce((
              select sum(m.amount) from stock_movement m
              where m.practice_id = $practice and m.label_id = any(${labelAndLostOnes}) and m.kind = 'consumption'
                and not exists (select from stock_movement r where r.practice_id = $practice and r.reverses = m.id)), 0))::integer as left
     from stock_label l
     join stock_entry e on e.practice_id = l.practice_id and e.id = l.stock_entry_id
     join article a on a.practice_id = e.practice_id and a.id = e.article_id
     where l.practice_id = $practice and l.id = any($1)`,
    [labelIds],
  );

export const moveSingleLabels = (
  tx: Tx,
  labelIds: readonly string[],
  toEntries: readonly number[],
): Promise<number> =>
  tx.run(
    `update stock_label l set stock_entry_id = m.entry
     from unnest($1::text[], $2::integer[]) as m (label, entry)
     where l.practice_id = $practice and l.id = m.label`,
    [labelIds, toEntries],
  );

/** Labels go along when all of an entry is moved. */
export const moveLabelsOfEntries = (
  tx: Tx,
  fromEntries: readonly number[],
  toEntries: readonly number[],
): Promise<number> =>
  tx.run(
    `update stock_label l set stock_entry_id = m.new_entry
     from unnest($1::integer[], $2::integer[]) as m (old_entry, new_entry)
     where l.practice_id = $practice and l.stock_entry_id = m.old_entry`,
    [fromEntries, toEntries],
  );
