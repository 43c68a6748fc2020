// SQL of counts.
import type { UnitToLabel } from '@praxora/rules/labels';
import { countingUnitId, productPicture } from '../../platform/database/shared-columns.ts';
import type { Tx } from '../../platform/database/tx.ts';

type Row = Record<string, unknown>;

export interface StocktakingRow extends Row {
  readonly id: number;
  readonly storage_id: number;
  readonly storage_name: string;
  readonly state: 'open' | 'booked' | 'discarded';
  readonly started_at: Date;
  readonly started_by: string;
}

const stocktakings = `
  select t.id, t.storage_id, s.name as storage_name, t.state, t.started_at,
         coalesce(nullif(btrim(u.first_name || ' ' || u.last_name), ''), u.email) as started_by
  from stocktaking t join storage s on s.id = t.storage_id join app_user u on u.id = t.started_by`;

export const listStocktakings = (
  tx: Tx,
): Promise<(StocktakingRow & { line_count: number; counted_count: number })[]> =>
  tx.rows(
    `select t.*, (select count(*)::integer from stocktaking_count c where c.stocktaking_id = t.id) as counted_count,
            case when t.state = 'open'
              then (select count(*)::integer from stock_entry e left join stocktaking_count c
                    on c.stock_entry_id = e.id and c.stocktaking_id = t.id
                    where e.storage_id = t.storage_id and (e.balance > 0 or c.counted is not null))
              else (select count(*)::integer from stocktaking_count c where c.stocktaking_id = t.id) end as line_count
     from (${stocktakings}) t order by t.started_at desc limit 100`,
  );

export const findStocktaking = (tx: Tx, id: number): Promise<StocktakingRow | null> =>
  tx.maybe<StocktakingRow>(`${stocktakings} where t.id = $1`, [id]);

/** Counting and booking one session wait for each other. */
export const lockStocktaking = (tx: Tx, id: number): Promise<{ state: string; storage_id: number } | null> =>
  tx.maybe('select state, storage_id from stocktaking where id = $1 for update', [id]);

/** The open count of the storage, or a new one; null where there is no such storage. */
export const openStocktaking = async (tx: Tx, storageId: number, userId: number): Promise<number | null> => {
  await tx.run(
    `insert into stocktaking (practice_id, storage_id, started_by)
     select current_practice(), id, $2 from storage where id = $1 and deleted_at is null
     on conflict (practice_id, storage_id) where state = 'open' do nothing`,
    [storageId, userId],
  );
  const open = await tx.maybe<{ id: number }>(
    `select id from stocktaking where storage_id = $1 and state = 'open'`,
    [storageId],
  );
  return open?.id ?? null;
};

export interface LineRow extends Row {
  readonly stock_entry_id: number;
  readonly article_id: number;
  readonly article_name: string;
  readonly picture: string;
  readonly batch_number: string;
  readonly expiration_date: string | null;
  readonly unit_de: string;
  readonly unit_en: string;
  readonly label_ids: string[];
  readonly unit_to_label: UnitToLabel;
  readonly units_per_order_unit: number;
  readonly balance: number;
  readonly counted: number | null;
  readonly expected: number | null;
}

/** Whatever was counted, and while the count is open all that lies there. */
export const listLines = (tx: Tx, id: number, storageId: number, isOpen: boolean): Promise<LineRow[]> =>
  tx.rows<LineRow>(
    `select e.id as stock_entry_id, a.id as article_id, a.name as article_name,
            ${productPicture}, e.batch_number, e.expiration_date,
            u.name_de as unit_de, u.name_en as unit_en,
            array(select l.id from stock_label l where l.stock_entry_id = e.id and l.withdrawn_at is null order by l.id) as label_ids,
            a.unit_to_label, e.units_per_order_unit, e.balance, n.counted, n.expected
     from stock_entry e
     join article a on a.id = e.article_id
     join product p on p.id = a.product_id
     left join category c on c.id = p.category_id
     join consumption_unit u
       on u.id = ${countingUnitId}
     left join stocktaking_count n on n.stock_entry_id = e.id and n.stocktaking_id = $1
     where e.storage_id = $2 and a.deleted_at is null and (n.counted is not null or ($3 and e.balance > 0))
     order by lower(a.name), e.expiration_date nulls last, e.id`,
    [id, storageId, isOpen],
  );

/**
 * The balance of the moment is noted beside the count. It waits for whoever books on the entry: what is taken back takes
 * its count along. False: no such entry in that storage.
 */
export const noteCount = async (
  tx: Tx,
  id: number,
  storageId: number,
  entryId: number,
  counted: number,
  userId: number,
): Promise<boolean> =>
  (await tx.run(
    `insert into stocktaking_count (practice_id, stocktaking_id, stock_entry_id, counted, expected, counted_by)
     select current_practice(), $1, id, $4, balance, $5 from stock_entry where id = $3 and storage_id = $2 for share
     on conflict (practice_id, stocktaking_id, stock_entry_id) do update
       set counted = excluded.counted, expected = excluded.expected, counted_by = excluded.counted_by, counted_at = now()`,
    [id, storageId, entryId, counted, userId],
  )) > 0;

export const forgetCount = (tx: Tx, id: number, entryId: number): Promise<number> =>
  tx.run('delete from stocktaking_count where stocktaking_id = $1 and stock_entry_id = $2', [id, entryId]);

export const closeStocktaking = (tx: Tx, id: number, state: 'booked' | 'discarded'): Promise<number> =>
  tx.run('update stocktaking set state = $2, finished_at = now() where id = $1', [id, state]);
