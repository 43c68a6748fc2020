// On which worker the rows of a practice are, and how they get to another one.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { whileRowsCanMove } from '../../../server/src/platform/distribution/rebalance.ts';
import type { CitusNode } from '../../../server/src/testing/citus.ts';

/** A practice of the demo data that has somebody to log in and articles to book. */
export interface PlacedPractice {
  readonly practiceId: number;
  readonly email: string;
  /** Port of the worker with its rows. */
  readonly port: number;
}

export async function listPlaces(owner: Client): Promise<PlacedPractice[]> {
  const { rows: users } = await owner.query<{ practiceId: number; email: string }>(
    `select distinct on (practice_id) practice_id as "practiceId", email from practice_user
     where deactivated_at is null and email is not null order by practice_id, id`,
  );
  const placed: PlacedPractice[] = [];
  for (const user of users) {
    const { rows } = await owner.query<{ articles: number }>(
      `select count(*)::integer as articles from article where practice_id = $1 and use_inventory and deleted_at is null
         and not has_batch_obligation and not has_expiry_obligation and not has_batch_label`,
      [user.practiceId],
    );
    if ((rows[0]?.articles ?? 0) > 0) placed.push({ ...user, port: await findPort(owner, user.practiceId) });
  }
  return placed;
}

export async function findPort(owner: Client, practiceId: number): Promise<number> {
  const { rows } = await owner.query<{ port: number }>(
    `select n.nodeport as port from pg_dist_placement p join pg_dist_node n on n.groupid = p.groupid
     where p.shardid = get_shard_id_for_distribution_column('article', $1::integer)`,
    [practiceId],
  );
  const [place] = rows;
  if (!place) throw new Error(`The rows of practice ${practiceId} are nowhere`);
  return place.port;
}

/** What the last move left behind goes a moment later; until then nothing can move back. */
async function waitUntilCleared(owner: Client): Promise<void> {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    await owner.query('call citus_cleanup_orphaned_resources()');
    const { rowCount } = await owner.query('select from pg_dist_cleanup limit 1');
    if (rowCount === 0) return;
    await sleep(1_000);
  }
}

/** With everything that is in the same part of the tables, while the product goes on. */
export async function moveTo(owner: Client, practiceId: number, { address }: CitusNode): Promise<void> {
  const from = await findPort(owner, practiceId);
  if (from === address.port) return;
  await waitUntilCleared(owner);
  await whileRowsCanMove(owner, () =>
    owner.query(
      `select citus_move_shard_placement(get_shard_id_for_distribution_column('article', $1::integer), $2, $3, $2, $4, 'force_logical')`,
      [practiceId, address.host, from, address.port],
    ),
  );
}
