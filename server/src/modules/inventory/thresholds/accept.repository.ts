// SQL that sets the thresholds of many articles in one statement.
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface HeldRow
  extends Columns<
    'article',
    | 'id'
    | 'name'
    | 'version'
    | 'minimum_amount'
    | 'minimum_unit_id'
    | 'warning_amount'
    | 'warning_unit_id'
    | 'ideal_amount'
    | 'ideal_unit_id'
  > {
  readonly unitToCount: Column<'article', 'unit_to_count'>;
  readonly orderUnitId: Column<'article', 'order_unit_id'>;
  readonly consumptionUnitId: Column<'article', 'consumption_unit_id'>;
  readonly consumptionUnitCount: Column<'article', 'consumption_unit_count'>;
}

/** Held in the order of their ids, as bookings do. */
export const holdArticles = (tx: Tx, ids: readonly number[]): Promise<HeldRow[]> =>
  tx.rows<HeldRow>(
    `select id, name, version, unit_to_count as "unitToCount", order_unit_id as "orderUnitId",
            consumption_unit_id as "consumptionUnitId", consumption_unit_count as "consumptionUnitCount",
            minimum_amount, minimum_unit_id, warning_amount, warning_unit_id, ideal_amount, ideal_unit_id
     from article where id = any($1) and deleted_at is null order by id for no key update`,
    [ids],
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
     where a.id = t.id returning a.id, a.version`,
    [JSON.stringify(articles)],
  );
