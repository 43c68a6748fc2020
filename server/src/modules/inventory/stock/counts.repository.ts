// SQL of counted stock entries. A count follows its entry: the ledger hands it over, and removes it with what is taken back.
import type { Author } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface Count {
  /** Id of the stocktaking session. */
  readonly id: number;
  readonly storageId: number;
  readonly stockId: number;
  readonly counted: number;
  /** Null: this moment. */
  readonly asOf: Date | null;
  /** The number differs from an earlier one: it is to be counted once more. */
  readonly needsRecount?: boolean;
}

/**
 * The balance of the moment is noted beside the count: what was booked since is taken off. It waits for whoever books on the
 * entry: what is taken back takes its count along. False: no such entry in that storage.
 */
export const noteCount = async (
  tx: Tx,
  { id, storageId, stockId, counted, asOf, needsRecount = false }: Count,
  { userId, deviceId }: Author,
): Promise<boolean> =>
  (await tx.run(
    `insert into stocktaking_count (practice_id, stocktaking_id, stock_entry_id, counted, expected, counted_by, device_id,
       counted_at, needs_recount)
     select $practice, $1, e.id, $4,
            greatest(e.balance - (select coalesce(sum(m.amount), 0) from stock_movement m
              where m.practice_id = $practice and m.stock_entry_id = e.id
                and coalesce(m.scanned_at, m.booked_at) > $7::timestamptz), 0), $5, $6,
            coalesce($7::timestamptz, now()), $8
     from stock_entry e where e.practice_id = $practice and e.id = $3 and e.storage_id = $2 for share
     on conflict (practice_id, stocktaking_id, stock_entry_id) do update
       set counted = excluded.counted, expected = excluded.expected, counted_by = excluded.counted_by,
           device_id = excluded.device_id, counted_at = excluded.counted_at, needs_recount = excluded.needs_recount`,
    [id, storageId, stockId, counted, userId, deviceId, asOf, needsRecount],
  )) > 0;

/** Updates the count of an entry already counted; its expected amount stays. */
export const raiseCount = (
  tx: Tx,
  id: number,
  stockId: number,
  counted: number,
  { userId, deviceId }: Author,
): Promise<number> =>
  tx.run(
    `update stocktaking_count set counted = $3, counted_by = $4, device_id = $5, counted_at = now()
     where practice_id = $practice and stocktaking_id = $1 and stock_entry_id = $2`,
    [id, stockId, counted, userId, deviceId],
  );

export const deleteCount = (tx: Tx, id: number, entryId: number): Promise<number> =>
  tx.run(
    `delete from stocktaking_count
     where practice_id = $practice and stocktaking_id = $1 and stock_entry_id = $2`,
    [id, entryId],
  );

/** Tells how many lines are to be counted once more. */
export const requestRecounts = (tx: Tx, id: number, stockIds: readonly number[]): Promise<number> =>
  tx.run(
    `update stocktaking_count set needs_recount = true
     where practice_id = $practice and stocktaking_id = $1 and stock_entry_id = any($2) and not needs_recount`,
    [id, stockIds],
  );
