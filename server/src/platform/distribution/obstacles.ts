// What keeps a database from being distributed, each with the way to mend it.
import type { Tx } from '../database/tx.ts';
import { listUnspread } from './distribute.ts';

const documentation = 'docs/operations.md, section "Several database servers"';

const hasCitus = async (tx: Tx): Promise<boolean> =>
  (await tx.maybe(`select from pg_extension where extname = 'citus'`)) !== null;

/** Whether practices live on several servers. */
export const isDistributed = async (tx: Tx): Promise<boolean> =>
  (await hasCitus(tx)) &&
  (await tx.maybe(`select from pg_dist_partition where logicalrelid = 'article'::regclass`)) !== null;

interface Workers {
  readonly isCoordinator: boolean;
  readonly hasAddress: boolean;
  readonly workers: number;
  readonly preparedTransactions: number;
  /** Null: the extension is not loaded. */
  readonly skipsPermissionChecks: string | null;
}

/** The first obstacle; null: the database can be distributed, or has nothing left to distribute. */
export async function findObstacle(tx: Tx, appRole: string): Promise<string | null> {
  if (!(await hasCitus(tx)))
    return `The extension Citus is not in this database. Build Citus 12.1 for your PostgreSQL, add it to shared_preload_libraries, and run as a superuser: create extension citus. See ${documentation}.`;
  const found = await tx.one<Workers & Record<string, unknown>>(
    `select (select groupid = 0 from pg_dist_local_group) as "isCoordinator",
            exists (select from pg_dist_node where groupid = 0) as "hasAddress",
            (select count(*)::integer from pg_dist_node where groupid > 0 and isactive and shouldhaveshards) as workers,
            current_setting('max_prepared_transactions')::integer as "preparedTransactions",
            current_setting('citus.skip_advisory_lock_permission_checks', true) as "skipsPermissionChecks"`,
  );
  if (!found.isCoordinator) return 'This is a worker. DATABASE_URL must be the address of the coordinator.';
  if (!found.hasAddress)
    return `The coordinator does not know its own address. Run as a superuser: select citus_set_coordinator_host('ADDRESS', 5432). See ${documentation}.`;
  if (found.workers === 0)
    return `There is no worker. Run as a superuser for each: select citus_add_node('ADDRESS', 5432). See ${documentation}.`;
  if (found.preparedTransactions === 0)
    return `Set max_prepared_transactions = 200 on every server and restart it: what is written on several of them is prepared first. See ${documentation}.`;
  if (found.skipsPermissionChecks !== 'on')
    return `Set citus.skip_advisory_lock_permission_checks = on on every server: without it practices could not add products of their own. See ${documentation}.`;
  const { distributed, reference } = await listUnspread(tx);
  if (distributed.length + reference.length === 0) return null;
  return (await findUnreachable(tx)) ?? (await findEarlierSchema(tx)) ?? (await findConnections(tx, appRole));
}

/** Citus brings functions to the workers when they are made, and to a new worker only those that a spread table needs. */
async function findEarlierSchema(tx: Tx): Promise<string | null> {
  const count = `select count(*) from pg_proc where proname = 'runs_shared_triggers'`;
  const without = await tx.rows<{ address: string }>(
    `select nodename || ':' || nodeport as address from run_command_on_workers($1) where result <> '1'`,
    [count],
  );
  if (without.length === 0) return null;
  const addresses = without.map(({ address }) => address).join(', ');
  return `The functions of the schema are not on ${addresses}: it was made before the workers were joined. Join them to a new database first, then load your data there by: npm run admin -- restore FILE. See ${documentation}.`;
}

/** Each server must reach each other one: rows move between them. */
async function findUnreachable(tx: Tx): Promise<string | null> {
  const unreachable = await tx.rows<{ from: string; to: string }>(
    `select from_nodename || ':' || from_nodeport as from, to_nodename || ':' || to_nodeport as to
     from citus_check_cluster_node_health() where not coalesce(result, false)`,
  );
  if (unreachable.length === 0) return null;
  const pairs = unreachable.map(({ from, to }) => `${to} from ${from}`).join(', ');
  return `Not every server can be reached from every other one: ${pairs}. The owner must be able to log in there.`;
}

async function findConnections(tx: Tx, appRole: string): Promise<string | null> {
  const { connections } = await tx.one<{ connections: number }>(
    `select count(*)::integer as connections from pg_stat_activity
     where datname = current_database() and usename = $1 and application_name not like 'citus_internal%'`,
    [appRole],
  );
  if (connections === 0) return null;
  return `Servers are connected to the database (${connections} connections of ${appRole}). End all of them first: the tables are locked while their rows move.`;
}

/** The workers with the number of parts of tables that each has. */
export const listWorkers = (tx: Tx): Promise<{ address: string; parts: number }[]> =>
  tx.rows(
    `select n.nodename || ':' || n.nodeport as address, count(p.shardid)::integer as parts
     from pg_dist_node n left join pg_dist_placement p on p.groupid = n.groupid
     where n.groupid > 0 and n.isactive group by 1 order by 1`,
  );
