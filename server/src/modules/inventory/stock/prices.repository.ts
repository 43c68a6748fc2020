// SQL of prices that are added later.
import type { Column } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface DayOfEntry {
  readonly stock_entry_id: Column<'stock_movement', 'stock_entry_id'>;
  readonly day: Column<'stock_movement', 'happened_on'>;
  readonly amount: number;
}

/** The days on which an entry changed, and by how much. */
export const listDays = (tx: Tx, entryIds: readonly number[]): Promise<DayOfEntry[]> =>
  tx.rows<DayOfEntry>(
    `select stock_entry_id, happened_on as day, sum(amount)::integer as amount from stock_movement
     where practice_id = $practice and stock_entry_id = any($1) group by 1, 2 having sum(amount) <> 0 order by 1, 2`,
    [entryIds],
  );

/** Labels and open counts go along with the goods. */
export async function handOver(tx: Tx, from: readonly number[], to: readonly number[]): Promise<void> {
  const pairs = 'unnest($1::integer[], $2::integer[]) as g (old, new)';
  await tx.run(
    `update stock_label l set stock_entry_id = g.new from ${pairs}
     where l.practice_id = $practice and l.stock_entry_id = g.old and l.withdrawn_at is null`,
    [from, to],
  );
  // A count is copied and the old one deleted: where the practices are spread, what refers to it can not follow another key.
  const open = `t.practice_id = $practice and t.id = c.stocktaking_id and t.state = 'open'`;
  const copied = 'stocktaking_id, counted, expected, counted_by, counted_at, device_id, needs_recount';
  await tx.run(
    `insert into stocktaking_count as n (practice_id, stock_entry_id, ${copied})
     select $practice, g.new, ${copied.replaceAll(/\w+/g, 'c.$&')}
     from stocktaking_count c join stocktaking t on ${open} join ${pairs} on g.old = c.stock_entry_id
     where c.practice_id = $practice
     returning n.stock_entry_id`,
    [from, to],
  );
  for (const table of ['stocktaking_label', 'stocktaking_event'])
    await tx.run(
      `update ${table} c set stock_entry_id = g.new from stocktaking t, ${pairs}
       where c.practice_id = $practice and ${open} and c.stock_entry_id = g.old`,
      [from, to],
    );
  await tx.run(
    `delete from stocktaking_count c using stocktaking t
     where c.practice_id = $practice and ${open} and c.stock_entry_id = any($1)`,
    [from],
  );
}
