// SQL of stocktakings: sessions, their lines, and the labels that were counted.
import type { UnitToLabel } from '@praxora/rules/inventory/labels';
import type { Author } from '../../../platform/context.ts';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { authorJoins, authorName } from '../../account/index.ts';
import { productPicture } from '../../system/index.ts';
import { countingUnitId } from '../articles/articles.sql.ts';

export interface StocktakingRow extends Columns<'stocktaking', 'id' | 'storage_id' | 'state' | 'started_at'> {
  readonly storage_name: Column<'storage', 'name'>;
  readonly started_by: string;
}

const stocktakings = `
  select t.id, t.storage_id, s.name as storage_name, t.state, t.started_at,
         ${authorName} as started_by
  from stocktaking t
  join storage s on s.practice_id = t.practice_id and s.id = t.storage_id
  ${authorJoins('t.started_by', 't.device_id')}
  where t.practice_id = $practice`;

export const listStocktakings = (
  tx: Tx,
): Promise<(StocktakingRow & { line_count: number; counted_count: number })[]> =>
  tx.rows(
    `select t.*, (select count(*)::integer from stocktaking_count c
                  where c.practice_id = $practice and c.stocktaking_id = t.id) as counted_count,
            case when t.state = 'open'
              then (select count(*)::integer from stock_entry e left join stocktaking_count c
                    on c.practice_id = e.practice_id and c.stock_entry_id = e.id and c.stocktaking_id = t.id
                    where e.practice_id = $practice and e.storage_id = t.storage_id
                      and (e.balance > 0 or c.counted is not null))
              else (select count(*)::integer from stocktaking_count c
                    where c.practice_id = $practice and c.stocktaking_id = t.id) end as line_count
     from (${stocktakings}) t order by t.started_at desc limit 100`,
  );

export const findStocktaking = (tx: Tx, id: number): Promise<StocktakingRow | null> =>
  tx.maybe<StocktakingRow>(`${stocktakings} and t.id = $1`, [id]);

/** Counting and booking one session wait for each other. */
export const lockStocktaking = (
  tx: Tx,
  id: number,
): Promise<Columns<'stocktaking', 'state' | 'storage_id'> | null> =>
  tx.maybe('select state, storage_id from stocktaking where practice_id = $practice and id = $1 for update', [
    id,
  ]);

/** The open count of the storage, or a new one; null where there is no such storage. */
export const openStocktaking = async (
  tx: Tx,
  storageId: number,
  { userId, deviceId }: Author,
): Promise<number | null> => {
  await tx.run(
    `with place as materialized (
       select id from storage where practice_id = $practice and id = $1 and deleted_at is null for key share
     )
     insert into stocktaking (practice_id, storage_id, started_by, device_id)
     select $practice, id, $2, $3 from place
     on conflict (practice_id, storage_id) where state = 'open' do nothing`,
    [storageId, userId, deviceId],
  );
  const open = await tx.maybe<Columns<'stocktaking', 'id'>>(
    `select id from stocktaking where practice_id = $practice and storage_id = $1 and state = 'open'`,
    [storageId],
  );
  return open?.id ?? null;
};

export interface CountRow extends Columns<'stocktaking_count', 'counted_by' | 'device_id'> {
  readonly balance: Column<'stock_entry', 'balance'>;
  readonly counted: Column<'stocktaking_count', 'counted'> | null;
  readonly expected: Column<'stocktaking_count', 'expected'> | null;
  readonly counter_name: string;
  readonly counted_at: Column<'stocktaking_count', 'counted_at'> | null;
}

/** Columns of a count `n`, joined with its author. */
const countColumns = `n.counted, n.expected, n.counted_by, n.device_id, ${authorName} as counter_name, n.counted_at`;
const counterJoins = authorJoins('n.counted_by', 'n.device_id');

export interface LineRow
  extends CountRow,
    Columns<'stock_entry', 'batch_number' | 'expiration_date' | 'units_per_order_unit'> {
  readonly stock_entry_id: Column<'stock_entry', 'id'>;
  readonly article_id: Column<'article', 'id'>;
  readonly article_name: Column<'article', 'name'>;
  readonly picture: NonNullable<Column<'product', 'picture'>>;
  readonly unit_de: Column<'consumption_unit', 'name_de'>;
  readonly unit_en: Column<'consumption_unit', 'name_en'>;
  readonly label_ids: string[];
  readonly counted_label_ids: string[];
  readonly unit_to_label: Column<'article', 'unit_to_label', UnitToLabel>;
}

/** Counted lines, and while the count is open all stock of the storage. */
export const listLines = (tx: Tx, id: number, storageId: number, isOpen: boolean): Promise<LineRow[]> =>
  tx.rows<LineRow>(
    `select e.id as stock_entry_id, a.id as article_id, a.name as article_name,
            ${productPicture}, e.batch_number, e.expiration_date,
            k.name_de as unit_de, k.name_en as unit_en,
            array(select l.id from stock_label l
                  where l.practice_id = e.practice_id and l.stock_entry_id = e.id and l.withdrawn_at is null order by l.id) as label_ids,
            array(select s.label_id from stocktaking_label s
                  where s.practice_id = e.practice_id and s.stocktaking_id = $1 and s.stock_entry_id = e.id
                  order by s.label_id) as counted_label_ids,
            a.unit_to_label, e.units_per_order_unit, e.balance, ${countColumns}
     from stock_entry e
     join article a on a.practice_id = e.practice_id and a.id = e.article_id
     join product p on p.id = a.product_id
     left join category c on c.id = p.category_id
     join consumption_unit k
       on k.id = ${countingUnitId}
     left join stocktaking_count n
       on n.practice_id = e.practice_id and n.stock_entry_id = e.id and n.stocktaking_id = $1
     ${counterJoins}
     where e.practice_id = $practice and e.storage_id = $2 and a.deleted_at is null
       and (n.counted is not null or ($3 and e.balance > 0))
     order by lower(a.name), e.expiration_date nulls last, e.id`,
    [id, storageId, isOpen],
  );

export interface CountedLabelRow extends Columns<'stock_entry', 'storage_id' | 'units_per_order_unit'> {
  readonly stock_entry_id: Column<'stock_entry', 'id'>;
  readonly storage_name: Column<'storage', 'name'>;
  readonly unit_to_label: Column<'article', 'unit_to_label', UnitToLabel>;
  /** Counted amount as recorded; null if the entry has not been counted yet. */
  readonly counted: Column<'stocktaking_count', 'counted'> | null;
  readonly was_counted: boolean;
}

export const findLabel = (tx: Tx, labelId: string, id: number): Promise<CountedLabelRow | null> =>
  tx.maybe<CountedLabelRow>(
    `select e.id as stock_entry_id, e.storage_id, s.name as storage_name,
            a.unit_to_label, e.units_per_order_unit, n.counted,
            exists (select 1 from stocktaking_label c
                    where c.practice_id = l.practice_id and c.stocktaking_id = $2 and c.label_id = l.id) as was_counted
     from stock_label l
     join stock_entry e on e.practice_id = l.practice_id and e.id = l.stock_entry_id
     join storage s on s.practice_id = e.practice_id and s.id = e.storage_id
     join article a on a.practice_id = e.practice_id and a.id = e.article_id
     left join stocktaking_count n
       on n.practice_id = e.practice_id and n.stocktaking_id = $2 and n.stock_entry_id = e.id
     where l.practice_id = $practice and l.id = $1 and l.withdrawn_at is null`,
    [labelId, id],
  );

/** Records a scanned label of the entry; labels of other entries are ignored. */
export const noteLabel = (tx: Tx, id: number, labelId: string, stockId: number): Promise<number> =>
  tx.run(
    `insert into stocktaking_label (practice_id, stocktaking_id, label_id, stock_entry_id)
     select $practice, $1, id, $3 from stock_label
     where practice_id = $practice and id = $2 and stock_entry_id = $3
     on conflict do nothing`,
    [id, labelId, stockId],
  );

/** Null: there is no such entry. */
export const findCount = (tx: Tx, id: number, stockId: number): Promise<CountRow | null> =>
  tx.maybe<CountRow>(
    `select e.balance, ${countColumns} from stock_entry e
     left join stocktaking_count n
       on n.practice_id = e.practice_id and n.stock_entry_id = e.id and n.stocktaking_id = $1
     ${counterJoins}
     where e.practice_id = $practice and e.id = $2`,
    [id, stockId],
  );

export const closeStocktaking = (tx: Tx, id: number, state: 'booked' | 'discarded'): Promise<number> =>
  tx.run('update stocktaking set state = $2, finished_at = now() where practice_id = $practice and id = $1', [
    id,
    state,
  ]);

/** The storage is deleted. */
export const discardOpenStocktaking = (tx: Tx, storageId: number): Promise<number> =>
  tx.run(
    `update stocktaking set state = 'discarded', finished_at = now()
     where practice_id = $practice and storage_id = $1 and state = 'open'`,
    [storageId],
  );
