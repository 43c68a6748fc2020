// SQL that finds what a scanned number or label belongs to.
import type { Tx } from '../../platform/database/tx.ts';

export interface Numbers {
  /** The same number in every length it is written in. */
  readonly gtins: readonly string[];
  readonly pzn: string | null;
  /** Letters and digits only, as codes carry it. */
  readonly number: string | null;
}

const bare = (column: string): string => `regexp_replace(upper(${column}), '[^A-Z0-9]', '', 'g')`;

export const findArticles = (
  tx: Tx,
  { gtins, pzn, number }: Numbers,
): Promise<{ id: number; name: string }[]> =>
  tx.rows(
    `select a.id, a.name
     from article a join product c on c.id = a.product_id
     where a.deleted_at is null
       and (c.gtin = any($1) or c.pzn = $2 or ${bare('a.manufacturer_number')} = $3
            or ${bare('c.manufacturer_number')} = $3)
     order by lower(a.name), a.id
     limit 50`,
    [gtins, pzn, number],
  );

interface FoundLabel extends Record<string, unknown> {
  readonly article_id: number;
  readonly article_name: string;
  /** The batch is told all the same. */
  readonly is_deleted: boolean;
  readonly is_withdrawn: boolean;
  readonly batch_number: string;
}

export const findLabel = (tx: Tx, labelId: string): Promise<FoundLabel | null> =>
  tx.maybe<FoundLabel>(
    `select a.id as article_id, a.name as article_name, a.deleted_at is not null as is_deleted,
            l.withdrawn_at is not null as is_withdrawn, e.batch_number
     from stock_label l
     join stock_entry e on e.id = l.stock_entry_id
     join article a on a.id = e.article_id
     where l.id = $1
     union all
     select id, name, deleted_at is not null, false, '' from article where permanent_label_id = $1
     limit 1`,
    [labelId],
  );
