// SQL of stocktakings: sessions, their lines, and the labels that were counted.
import type { UnitToLabel } from '@praxora/rules/inventory/labels';
import type { Author } from '../../../platform/context.ts';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { authorJoins, authorName, personName } from '../../account/index.ts';
import { productPicture } from '../../system/index.ts';
import { countingUnitId } from '../articles/articles.sql.ts';
import { entryValue } from '../articles/stock-value.sql.ts';

export interface StocktakingRow
  extends Columns<
    'stocktaking',
    | 'id'
    | 'storage_id'
    | 'state'
    | 'started_at'
    | 'finished_at'
    | 'is_blind'
    | 'is_permanent'
    | 'revealed_at'
    | 'paused_at'
  > {
  readonly storage_name: Column<'storage', 'name'>;
  readonly started_by: string;
  /** Null: it was not handed over. */
  readonly handed_to: string | null;
}

const stocktakings = `
  select t.id, t.storage_id, s.name as storage_name, t.state, t.started_at, t.finished_at, t.is_blind, t.is_permanent,
         t.revealed_at, t.paused_at, ${authorName} as started_by,
         (select ${personName('w')} from stocktaking_event v join practice_user w on w.id = v.colleague_id
          where v.practice_id = $practice and v.stocktaking_id = t.id and v.kind = 'handed-over'
          order by v.id desc limit 1) as handed_to
  from stocktaking t
  join storage s on s.practice_id = $practice and s.id = t.storage_id
  ${authorJoins('t.started_by', 't.device_id')}
  where t.practice_id = $practice`;

/** Whether an entry `e` belongs to the count `t`: to all of the storage, or to the articles chosen for the permanent inventory. */
const isInScope = (stocktaking: string, isPermanent: string): string => `
  (not ${isPermanent} or exists (select from stocktaking_article p
    where p.practice_id = $practice and p.stocktaking_id = ${stocktaking} and p.article_id = e.article_id))`;

export interface ListedRow extends StocktakingRow {
  readonly line_count: number;
  readonly counted_count: number;
  readonly different_count: number;
  /** Null: of no line that differs a price is known. */
  readonly difference_cents: number | null;
}

export const listStocktakings = (tx: Tx): Promise<ListedRow[]> =>
  tx.rows<ListedRow>(
    `select t.*, coalesce(c.counted_count, 0) as counted_count, coalesce(c.different_count, 0) as different_count,
            c.difference_cents,
            case when t.state = 'open'
              then (select count(*)::integer from stock_entry e left join stocktaking_count n
                    on n.practice_id = $practice and n.stock_entry_id = e.id and n.stocktaking_id = t.id
                    where e.practice_id = $practice and e.storage_id = t.storage_id
                      and (n.counted is not null or (e.balance > 0 and ${isInScope('t.id', 't.is_permanent')})))
              else coalesce(c.counted_count, 0) end as line_count
     from (${stocktakings}) t
     left join (
       select n.stocktaking_id, count(*)::integer as counted_count,
              (count(*) filter (where n.counted <> n.expected))::integer as different_count,
              sum(round(${entryValue('n.counted')}) - round(${entryValue('n.expected')}))
                filter (where n.counted <> n.expected)::bigint as difference_cents
       from stocktaking_count n join stock_entry e on e.practice_id = $practice and e.id = n.stock_entry_id
       where n.practice_id = $practice group by n.stocktaking_id
     ) c on c.stocktaking_id = t.id
     order by t.started_at desc limit 100`,
  );

export const findStocktaking = (tx: Tx, id: number): Promise<StocktakingRow | null> =>
  tx.maybe<StocktakingRow>(`${stocktakings} and t.id = $1`, [id]);

export type OpenStocktaking = Columns<
  'stocktaking',
  'id' | 'state' | 'storage_id' | 'is_blind' | 'is_permanent' | 'revealed_at' | 'paused_at'
>;

/** Counting and booking one session wait for each other. */
export const lockStocktaking = (tx: Tx, id: number): Promise<OpenStocktaking | null> =>
  tx.maybe(
    `select id, state, storage_id, is_blind, is_permanent, revealed_at, paused_at from stocktaking
     where practice_id = $practice and id = $1 for update`,
    [id],
  );

export interface NewCount {
  readonly storageId: number;
  readonly isBlind: boolean;
  /** Empty: all of the storage. */
  readonly articleIds: readonly number[];
}

/** Null: the storage has an open count, or does not exist. */
export const insertStocktaking = async (
  tx: Tx,
  { storageId, isBlind, articleIds }: NewCount,
  { userId, deviceId }: Author,
): Promise<Columns<'stocktaking', 'id'> | null> => {
  const storage = await tx.maybe<Columns<'storage', 'id'>>(
    'select id from storage where practice_id = $practice and id = $1 and deleted_at is null for key share',
    [storageId],
  );
  if (storage === null) return null;
  return tx.maybe(
    `insert into stocktaking (practice_id, storage_id, started_by, device_id, is_blind, is_permanent)
     values ($practice, $1, $2, $3, $4, $5)
     on conflict (practice_id, storage_id) where state = 'open' do nothing returning id`,
    [storageId, userId, deviceId, isBlind, articleIds.length > 0],
  );
};

export const findOpenStocktaking = (
  tx: Tx,
  storageId: number,
): Promise<Columns<'stocktaking', 'id'> | null> =>
  tx.maybe(
    `select id from stocktaking where practice_id = $practice and storage_id = $1 and state = 'open'`,
    [storageId],
  );

/** What is no article of the practice is left out. */
export const addArticles = (tx: Tx, id: number, articleIds: readonly number[]): Promise<number> =>
  tx.run(
    `insert into stocktaking_article (practice_id, stocktaking_id, article_id)
     select $practice, $1, id from article where practice_id = $practice and id = any($2) and deleted_at is null
     on conflict do nothing`,
    [id, articleIds],
  );

export const setPaused = (tx: Tx, id: number, isPaused: boolean): Promise<number> =>
  tx.run(
    `update stocktaking set paused_at = ${isPaused ? 'now()' : 'null'} where practice_id = $practice and id = $1`,
    [id],
  );

export const reveal = (tx: Tx, id: number): Promise<number> =>
  tx.run('update stocktaking set revealed_at = now() where practice_id = $practice and id = $1', [id]);

export interface CountRow extends Columns<'stocktaking_count', 'counted_by' | 'device_id'> {
  readonly needs_recount: boolean;
  /** The numbers that were counted of it, oldest first. */
  readonly looks: number[];
  /** Nobody but the one who asks has counted it. */
  readonly is_only_own: boolean;
  readonly balance: Column<'stock_entry', 'balance'>;
  readonly counted: Column<'stocktaking_count', 'counted'> | null;
  readonly expected: Column<'stocktaking_count', 'expected'> | null;
  readonly counter_name: string;
  readonly counted_at: Column<'stocktaking_count', 'counted_at'> | null;
}

const looksOfLine = `from stocktaking_event v where v.practice_id = $practice and v.stocktaking_id = n.stocktaking_id
  and v.stock_entry_id = n.stock_entry_id`;

/** Columns of a count `n`, joined with its author, as one user or device sees it. */
const countColumns = (user: string, device: string): string => `
  n.counted, n.expected, n.counted_by, n.device_id, ${authorName} as counter_name, n.counted_at,
  coalesce(n.needs_recount, false) as needs_recount,
  array(select v.counted ${looksOfLine} and v.kind = 'counted' order by v.id) as looks,
  not exists (select ${looksOfLine} and v.kind in ('counted', 'raised')
    and (v.user_id is distinct from ${user}::integer or v.device_id is distinct from ${device}::integer)) as is_only_own`;
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
  /** Null: not counted, or no price is known. */
  readonly difference_cents: number | null;
}

interface LinesQuery {
  readonly id: number;
  readonly storageId: number;
  readonly isOpen: boolean;
  readonly isPermanent: boolean;
}

/** Counted lines, and while the count is open all stock that it is about. */
export const listLines = (
  tx: Tx,
  { id, storageId, isOpen, isPermanent }: LinesQuery,
  { userId, deviceId }: Author,
): Promise<LineRow[]> =>
  tx.rows<LineRow>(
    `select e.id as stock_entry_id, a.id as article_id, a.name as article_name,
            ${productPicture}, e.batch_number, e.expiration_date,
            k.name_de as unit_de, k.name_en as unit_en,
            array(select l.id from stock_label l
                  where l.practice_id = $practice and l.stock_entry_id = e.id and l.withdrawn_at is null order by l.id) as label_ids,
            array(select s.label_id from stocktaking_label s
                  where s.practice_id = $practice and s.stocktaking_id = $1 and s.stock_entry_id = e.id
                  order by s.label_id) as counted_label_ids,
            a.unit_to_label, e.units_per_order_unit, e.balance, round(${entryValue('n.counted - n.expected')})::bigint as difference_cents,
            ${countColumns('$4', '$5')}
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
       and (n.counted is not null or ($3 and e.balance > 0 and ${isInScope('$1', '$6')}))
     order by lower(a.name), e.expiration_date nulls last, e.id`,
    [id, storageId, isOpen, userId, deviceId, isPermanent],
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
                    where c.practice_id = $practice and c.stocktaking_id = $2 and c.label_id = l.id) as was_counted
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
export const findCount = (
  tx: Tx,
  id: number,
  stockId: number,
  { userId, deviceId }: Author,
): Promise<CountRow | null> =>
  tx.maybe<CountRow>(
    `select e.balance, ${countColumns('$3', '$4')} from stock_entry e
     left join stocktaking_count n
       on n.practice_id = e.practice_id and n.stock_entry_id = e.id and n.stocktaking_id = $1
     ${counterJoins}
     where e.practice_id = $practice and e.id = $2`,
    [id, stockId, userId, deviceId],
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
