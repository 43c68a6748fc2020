// SQL of blocked stock: the reason at each entry, and the record of who blocked and unblocked it.
import type { BlockReason } from '@praxora/rules/inventory/available-stock';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { personName } from '../../account/index.ts';

/** Ids of all entries of the batches these entries belong to; an entry without a batch number stands for itself. */
export const listBatchEntries = async (tx: Tx, entryIds: readonly number[]): Promise<number[]> =>
  (
    await tx.rows<Columns<'stock_entry', 'id'>>(
      `select e.id from stock_entry e
       where e.practice_id = $practice
         and (e.id = any($1) or e.batch_number <> '' and (e.article_id, e.batch_number) in (
           select o.article_id, o.batch_number from stock_entry o where o.practice_id = $practice and o.id = any($1)))
       order by e.id`,
      [entryIds],
    )
  ).map(({ id }) => id);

export const insertBlocks = (
  tx: Tx,
  entryIds: readonly number[],
  block: { readonly reason: BlockReason; readonly note: string; readonly userId: number },
): Promise<unknown> =>
  Promise.all([
    tx.run(
      `insert into stock_block (practice_id, stock_entry_id, reason, note, blocked_by)
       select $practice, entry, $2, $3, $4 from unnest($1::integer[]) as b (entry) returning stock_entry_id`,
      [entryIds, block.reason, block.note, block.userId],
    ),
    setBlockReason(tx, entryIds, block.reason),
  ]);

export const endBlocks = (tx: Tx, entryIds: readonly number[], userId: number): Promise<unknown> =>
  Promise.all([
    tx.run(
      `update stock_block set ended_at = now(), ended_by = $2
       where practice_id = $practice and stock_entry_id = any($1) and ended_at is null`,
      [entryIds, userId],
    ),
    setBlockReason(tx, entryIds, null),
  ]);

const setBlockReason = (tx: Tx, entryIds: readonly number[], reason: BlockReason | null): Promise<number> =>
  tx.run('update stock_entry set block_reason = $2 where practice_id = $practice and id = any($1)', [
    entryIds,
    reason,
  ]);

export const setUsedFirst = (tx: Tx, entryIds: readonly number[], isFirst: boolean): Promise<number> =>
  tx.run('update stock_entry set use_first = $2 where practice_id = $practice and id = any($1)', [
    entryIds,
    isFirst,
  ]);

/** An entry that took over goods of a blocked one is blocked as that is: `from` and `to` go together by their places. */
export const copyBlocks = (tx: Tx, from: readonly number[], to: readonly number[]): Promise<number> =>
  tx.run(
    `insert into stock_block as n (practice_id, stock_entry_id, reason, note, blocked_at, blocked_by)
     select $practice, g.new, b.reason, b.note, b.blocked_at, b.blocked_by
     from unnest($1::integer[], $2::integer[]) as g (old, new)
     join stock_block b on b.practice_id = $practice and b.stock_entry_id = g.old and b.ended_at is null
     returning n.stock_entry_id`,
    [from, to],
  );

export interface BlockRow extends Columns<'stock_block', 'note' | 'blocked_at'> {
  readonly reason: Column<'stock_block', 'reason', BlockReason>;
  readonly by: string;
}

export const findBlock = (tx: Tx, entryId: number): Promise<BlockRow | null> =>
  tx.maybe<BlockRow>(
    `select b.reason, b.note, b.blocked_at, (select ${personName('v')} from practice_user v where v.id = b.blocked_by) as by
     from stock_block b where b.practice_id = $practice and b.stock_entry_id = $1 and b.ended_at is null`,
    [entryId],
  );
