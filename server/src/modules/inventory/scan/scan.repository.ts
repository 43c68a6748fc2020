// SQL that finds what a scanned number or label belongs to.
import type { ProductNumbers } from '@praxora/barcode/product-code';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import { lettersAndDigits, matchesAny } from '../../../platform/database/sql.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { type VoidLabel, voidLabel } from '../stock/labels.sql.ts';

/**
 * Only numbers that are asked for stand in the statement, and the assigned codes are found on their own, so that products are found by
 * the index of their numbers.
 */
export async function findArticles(
  tx: Tx,
  { gtins, pzn, number }: ProductNumbers,
): Promise<Columns<'article', 'id' | 'name'>[]> {
  const values: unknown[] = [];
  const add = (value: unknown): string => `$${values.push(value)}`;
  const matches: string[] = [];
  const assigned: string[] = [];
  if (gtins.length > 0) {
    const placeholder = add(gtins);
    matches.push(`c.gtin = ${matchesAny(placeholder, 'text')}`);
    assigned.push(`o.kind = 'gtin' and o.code = ${matchesAny(placeholder, 'text')}`);
  }
  if (pzn !== null) {
    const placeholder = add(pzn);
    matches.push(`c.pzn = ${placeholder}`);
    assigned.push(`o.kind = 'pzn' and o.code = ${placeholder}`);
  }
  if (number !== null) {
    const placeholder = add(number);
    for (const one of ['a', 'c'])
      matches.push(`${lettersAndDigits(`${one}.manufacturer_number`)} = ${placeholder}`);
    assigned.push(`o.kind = 'number' and o.code = ${placeholder}`);
  }
  if (matches.length === 0) return [];
  return tx.rows(
    `select a.id, a.name
     from article a
     where a.practice_id = $practice and a.deleted_at is null and a.id in (
       select a.id from article a join product c on c.id = a.product_id
       where a.practice_id = $practice and (${matches.join(' or ')})
       union all
       select o.article_id from article_code o
       where o.practice_id = $practice and (${assigned.map((one) => `(${one})`).join(' or ')}))
     order by lower(a.name), a.id
     limit 50`,
    values,
  );
}

export interface LabelMatch extends VoidLabel {
  readonly label_id: Column<'stock_label', 'id'>;
  readonly balance: Column<'stock_entry', 'balance'>;
  readonly article_id: Column<'article', 'id'>;
  readonly article_name: Column<'article', 'name'>;
  /** The batch is told all the same. */
  readonly is_deleted: boolean;
  readonly batch_number: Column<'stock_entry', 'batch_number'>;
  /** Stock entry that is used up; null if some of it is left, or for a label at the shelf. */
  readonly empty_entry_id: Column<'stock_entry', 'id'> | null;
  /** Null: its goods may be used, or none are left. */
  readonly block_reason: Column<'stock_entry', 'block_reason'>;
  /** Null for a label at the shelf. */
  readonly entry_id: Column<'stock_entry', 'id'> | null;
}

export const findLabel = (tx: Tx, labelId: string): Promise<LabelMatch | null> =>
  tx.maybe<LabelMatch>(
    `select a.id as article_id, a.name as article_name, a.deleted_at is not null as is_deleted,
            ${voidLabel}, l.id as label_id, e.batch_number, e.balance,
            case when e.balance = 0 then e.id end as empty_entry_id, case when e.balance > 0 then e.block_reason end as block_reason,
            e.id as entry_id
     from stock_label l
     join stock_entry e on e.practice_id = l.practice_id and e.id = l.stock_entry_id
     join article a on a.practice_id = e.practice_id and a.id = e.article_id
     where l.practice_id = $practice and l.id = $1
     union all
     select id, name, deleted_at is not null, null, null, '', permanent_label_id, '', 0, null, null, null from article
     where practice_id = $practice and permanent_label_id = $1
     limit 1`,
    [labelId],
  );
