// SQL expressions about labels of stock that several repositories share.
import type { Column } from '../../../platform/database/row-types.ts';
import { personName } from '../../account/index.ts';

/** Columns that say whether a label is void, and why. */
export interface VoidLabel {
  /** Null: it is valid. */
  readonly withdrawn_at: Column<'stock_label', 'withdrawn_at'>;
  /** The label in place of a lost one; null: its goods were taken back. */
  readonly replacement_id: Column<'stock_label', 'replacement_id'>;
  /** Who reported it lost. */
  readonly lost_by: string;
}

/** Columns of a label `l`. */
export const voidLabel = `l.withdrawn_at, l.replacement_id,
  coalesce((select ${personName('v')} from practice_user v where v.id = l.withdrawn_by), '') as lost_by`;

/** Ids of a label `l` and of the lost ones it stands in for, as an array: their uses count together. */
export const labelAndLostOnes = `array(
  select c.id from stock_label c
  where c.practice_id = $practice
    and (c.id = l.id or l.first_id is not null and (c.id = l.first_id or c.first_id = l.first_id)))`;

/** Counting units that a label of an entry `e` of an article `a` stands for. */
export const unitsOfLabel = `case a.unit_to_label when 'SALES_UNIT' then e.units_per_order_unit else 1 end`;
