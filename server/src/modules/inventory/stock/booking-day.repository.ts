// SQL behind the days that bookings are for.
import type { DayChange } from '@praxora/rules/inventory/booking-day';
import type { Tx } from '../../../platform/database/tx.ts';

export const practiceBegan = async (tx: Tx, practiceId: number): Promise<Date> =>
  (await tx.one<{ created_at: Date }>('select created_at from practice where id = $1', [practiceId]))
    .created_at;

/** By day what changed of the entries after the day. */
export const listChangesSince = (
  tx: Tx,
  stockIds: readonly number[],
  day: string,
): Promise<(DayChange & { readonly stock_entry_id: number } & Record<string, unknown>)[]> =>
  tx.rows(
    `select stock_entry_id, happened_on as day, sum(amount)::integer as amount from stock_movement
     where stock_entry_id = any($1) and happened_on > $2::date group by 1, 2`,
    [stockIds, day],
  );
