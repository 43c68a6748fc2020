// SQL of a count's record, and of what the permanent inventory has still to count.
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { authorJoins, authorName } from '../../account/index.ts';
import { productPicture } from '../../system/index.ts';
import { countingUnitId } from '../articles/articles.sql.ts';
import { entryValue } from '../articles/stock-value.sql.ts';
import { wasBookedByCount } from './booked-by-count.sql.ts';

export interface RecordRow
  extends Columns<'stocktaking_count', 'stock_entry_id' | 'expected' | 'counted' | 'counted_at'>,
    Columns<'stock_entry', 'article_id' | 'batch_number' | 'expiration_date'> {
  readonly article_name: Column<'article', 'name'>;
  readonly article_number: Column<'article', 'manufacturer_number'>;
  readonly picture: NonNullable<Column<'product', 'picture'>>;
  readonly unit_de: Column<'consumption_unit', 'name_de'>;
  readonly unit_en: Column<'consumption_unit', 'name_en'>;
  readonly counter: string;
  readonly is_device: boolean;
  /** Null: no price is known. */
  readonly expected_cents: number | null;
  readonly counted_cents: number | null;
}

export const listRecordLines = (tx: Tx, id: number): Promise<RecordRow[]> =>
  tx.rows<RecordRow>(
    `select n.stock_entry_id, n.expected, n.counted, n.counted_at, e.article_id, e.batch_number, e.expiration_date,
            a.name as article_name, a.manufacturer_number as article_number, ${productPicture},
            k.name_de as unit_de, k.name_en as unit_en, ${authorName} as counter, n.device_id is not null as is_device,
            round(${entryValue('n.expected')})::bigint as expected_cents,
            round(${entryValue('n.counted')})::bigint as counted_cents
     from stocktaking_count n
     join stock_entry e on e.practice_id = n.practice_id and e.id = n.stock_entry_id
     join article a on a.practice_id = e.practice_id and a.id = e.article_id
     join product p on p.id = a.product_id
     left join category c on c.id = p.category_id
     join consumption_unit k on k.id = ${countingUnitId}
     ${authorJoins('n.counted_by', 'n.device_id')}
     where n.practice_id = $practice and n.stocktaking_id = $1
     order by lower(a.name), e.expiration_date nulls last, e.id`,
    [id],
  );

export const countMovements = async (tx: Tx, id: number): Promise<number> =>
  (
    await tx.one<{ movements: number }>(
      `select count(*)::integer as movements from stock_movement m
       where m.practice_id = $practice and ${wasBookedByCount('m', '$1')}`,
      [id],
    )
  ).movements;

export interface DueRow {
  readonly storage_id: Column<'storage', 'id'>;
  readonly storage_name: Column<'storage', 'name'>;
  readonly article_id: Column<'article', 'id'>;
  readonly is_due: boolean;
}

/** The month the practice's fiscal year begins with: its tax adviser's settings know it, else it is January. */
export const findFiscalYearMonth = async (tx: Tx): Promise<number> =>
  (
    await tx.maybe<Columns<'invoice_accounting', 'fiscal_year_month'>>(
      'select fiscal_year_month from invoice_accounting where practice_id = $practice',
    )
  )?.fiscal_year_month ?? 1;

/**
 * Articles with stock, by storage. Counted is an article in a storage when a count that was booked since then has a line of it: the
 * longest not counted come first, then the most valuable.
 */
export const listArticlesToCount = (tx: Tx, since: string): Promise<DueRow[]> =>
  tx.rows<DueRow>(
    `select s.id as storage_id, s.name as storage_name, e.article_id, max(l.counted_at) is null or max(l.counted_at) < $1::date::timestamp at time zone 'Europe/Berlin' as is_due
     from stock_entry e
     join storage s on s.practice_id = e.practice_id and s.id = e.storage_id and s.deleted_at is null
     join article a on a.practice_id = e.practice_id and a.id = e.article_id and a.deleted_at is null
     left join (
       select t.storage_id, o.article_id, max(n.counted_at) as counted_at
       from stocktaking_count n
       join stocktaking t on t.practice_id = n.practice_id and t.id = n.stocktaking_id and t.state = 'booked'
       join stock_entry o on o.practice_id = n.practice_id and o.id = n.stock_entry_id
       where n.practice_id = $practice group by t.storage_id, o.article_id
     ) l on l.storage_id = e.storage_id and l.article_id = e.article_id
     where e.practice_id = $practice and e.balance > 0
     group by s.id, s.name, e.article_id
     order by lower(s.name), s.id, max(l.counted_at) nulls first, sum(${entryValue()}) desc nulls last, e.article_id`,
    [since],
  );
