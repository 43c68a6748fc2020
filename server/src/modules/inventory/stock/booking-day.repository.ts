// SQL behind the days that bookings are for.
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export const practiceBegan = async (tx: Tx, practiceId: number): Promise<Date> =>
  (
    await tx.one<Columns<'practice', 'created_at'>>('select created_at from practice where id = $1', [
      practiceId,
    ])
  ).created_at;

interface DayChangeRow extends Columns<'stock_movement', 'stock_entry_id'> {
  readonly day: Column<'stock_movement', 'happened_on'>;
  readonly amount: number;
}

/** Changes of the entries after the given day, by day. */
export const listChangesSince = (tx: Tx, stockIds: readonly number[], day: string): Promise<DayChangeRow[]> =>
  tx.rows<DayChangeRow>(
    `select stock_entry_id, happened_on as day, sum(amount)::integer as amount from stock_movement
     where practice_id = $practice and stock_entry_id = any($1) and happened_on > $2::date group by 1, 2`,
    [stockIds, day],
  );
