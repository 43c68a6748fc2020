// What keeps a database from being distributed, each with the way to mend it.
import type { Tx } from '../database/tx.ts';

const documentation = 'docs/operations.md, section "Several database servers"';

const hasCitus = async (tx: Tx): Promise<boolean> =>
  (await tx.maybe(`select from pg_extension where extname = 'citus'`)) !== null;

/** Whether practices live on several servers. */
export const isDistributed = async (tx: Tx): Promise<boolean> =>
  (await hasCitus(tx)) &&
  (await tx.maybe(`select from pg_dist_partition where logicalrelid = 'article'::regclass`)) !== null;

/** The first obstacle; null: the database can be distributed. */
export async function findObstacle(tx: Tx, appRole: string): Promise<string | null> {
  if (!(await hasCitus(tx)))
    return `The extension Citus is not in this database. Build Citus 12.1 for your PostgreSQL, add it to shared_preload_libraries, and run as a superuser: create extension citus. See ${documentation}.`;
  const { isCoordinator, hasAddress, workers } = await tx.one<{
    isCoordinator: boolean;
    hasAddress: boolean;
    workers: number;
  }>(
    `select (select groupid = 0 from pg_dist_local_group) as "isCoordinator",
            exists (select from pg_dist_node where groupid = 0) as "hasAddress",
            (select count(*)::integer from pg_dist_node where groupid > 0 and isactive and shouldhaveshards) as workers`,
  );
  if (!isCoordinator) return 'This is a worker. DATABASE_URL must be the address of the coordinator.';
  if (!hasAddress)
    return `The coordinator does not know its own address. Run as a superuser: select citus_set_coordinator_host('ADDRESS', 5432). See ${documentation}.`;
  if (workers === 0)
    return `There is no worker. Run as a superuser for each: select citus_add_node('ADDRESS', 5432). See ${documentation}.`;
  const { connections } = await tx.one<{ connections: number }>(
    `select count(*)::integer as connections from pg_stat_activity
     where datname = current_database() and usename = $1 and application_name not like 'citus_internal%'`,
    [appRole],
  );
  if (connections > 0)
    return `Servers are connected to the database (${connections} connections of ${appRole}). End all of them first: the tables are locked while their rows move.`;
  return null;
}
