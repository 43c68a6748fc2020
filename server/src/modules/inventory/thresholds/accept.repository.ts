// SQL of the articles whose thresholds are set.
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
     from article where practice_id = $practice and id = any($1) and deleted_at is null order by id for no key update`,
    [ids],
  );
