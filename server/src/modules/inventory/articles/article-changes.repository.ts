// SQL of changes to articles that follow from a change elsewhere in the inventory.
import type { Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { isAvailable } from './articles.sql.ts';
import { entryValue } from './stock-value.sql.ts';

/** The articles' own figures, from their open entries; the change itself is added to the stock. */
export const addToStock = async (
  tx: Tx,
  changes: ReadonlyMap<number, number>,
): Promise<Map<number, number>> =>
  new Map(
    (
      await tx.rows<Columns<'article', 'id' | 'stock'>>(
        `update article a set stock = a.stock + c.change, stock_value_cents = open.value_cents, earliest_expiry = open.expiry,
           blocked_stock = open.blocked
         from unnest((select $1::integer[]), (select $2::integer[])) as c (id, change)
         cross join lateral (
           select coalesce(round(sum(${entryValue()})), 0)::bigint as value_cents,
                  min(expiration_date) as expiry,
                  coalesce(sum(balance) filter (where not (${isAvailable})), 0)::integer as blocked
           from stock_entry e where e.practice_id = $practice and article_id = c.id and balance > 0) open
         where a.practice_id = $practice and a.id = c.id returning a.id, a.stock`,
        [[...changes.keys()], [...changes.values()]],
      )
    ).map(({ id, stock }) => [id, stock]),
  );

export interface ThresholdColumns {
  readonly id: number;
  readonly minimum_amount: number;
  readonly minimum_unit_id: number;
  readonly minimum_stock: number;
  readonly warning_amount: number;
  readonly warning_unit_id: number;
  readonly warning_stock: number;
  readonly ideal_amount: number;
  readonly ideal_unit_id: number;
  readonly ideal_stock: number;
}

/** Their new versions. */
export const setThresholds = (
  tx: Tx,
  articles: readonly ThresholdColumns[],
): Promise<Columns<'article', 'id' | 'version'>[]> =>
  tx.rows(
    `update article a set minimum_amount = t.minimum_amount, minimum_unit_id = t.minimum_unit_id, minimum_stock = t.minimum_stock,
       warning_amount = t.warning_amount, warning_unit_id = t.warning_unit_id, warning_stock = t.warning_stock,
       ideal_amount = t.ideal_amount, ideal_unit_id = t.ideal_unit_id, ideal_stock = t.ideal_stock, updated_at = now()
     from jsonb_to_recordset($1::jsonb) as t (id integer, minimum_amount integer, minimum_unit_id integer,
       minimum_stock integer, warning_amount integer, warning_unit_id integer, warning_stock integer, ideal_amount integer,
       ideal_unit_id integer, ideal_stock integer)
     where a.practice_id = $practice and a.id = t.id returning a.id, a.version`,
    [JSON.stringify(articles)],
  );

export const clearStorage = (tx: Tx, storageId: number): Promise<number> =>
  tx.run(
    'update article set default_storage_id = null where practice_id = $practice and default_storage_id = $1',
    [storageId],
  );

export const clearCostCenter = (tx: Tx, costCenterId: number): Promise<number> =>
  tx.run(
    `update article set cost_center_id = null
     where practice_id = $practice and cost_center_id = $1 and deleted_at is not null`,
    [costCenterId],
  );

export const markLabelsPrinted = (tx: Tx, ids: readonly number[], userId: number): Promise<number> =>
  tx.run(
    `update article set permanent_label_printed_at = now(), permanent_label_printed_by = $2
     where practice_id = $practice and id = any($1)`,
    [ids, userId],
  );
