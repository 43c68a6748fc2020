// Divides the practices among the workers of Citus anew, while they work.
import { type Client, escapeIdentifier } from 'pg';

/** How many groups of practices have moved to another worker. */
export async function rebalance(owner: Client): Promise<number> {
  const { rows: moves } = await owner.query(
    `select distinct shardid from get_rebalance_table_shards_plan() where table_name = 'article'::regclass`,
  );
  if (moves.length > 0)
    await whileRowsCanMove(owner, () =>
      owner.query(`select rebalance_table_shards(shard_transfer_mode => 'force_logical')`),
    );
  return moves.length;
}

/**
 * Rows move by logical replication, which refuses tables whose policies hold for their owner, too. The application is not the owner: for
 * it they hold all the time.
 */
export async function whileRowsCanMove<Result>(owner: Client, move: () => Promise<Result>): Promise<Result> {
  await bindOwner(owner, false);
  try {
    return await move();
  } finally {
    await bindOwner(owner, true);
  }
}

async function bindOwner(owner: Client, isBound: boolean): Promise<void> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select relname as name from pg_class c join pg_dist_partition p on p.logicalrelid = c.oid
     where p.partmethod = 'h' and c.relrowsecurity order by relname`,
  );
  for (const { name } of tables)
    await owner.query(
      `alter table ${escapeIdentifier(name)} ${isBound ? '' : 'no '}force row level security`,
    );
}
