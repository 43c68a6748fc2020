// A Citus coordinator with its workers on this machine, for HTTP tests with `TEST_CITUS=1`.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { basename, join } from 'node:path';
import { type Client, escapeIdentifier } from 'pg';
import { withClient } from '../platform/database/connection.ts';
import { distributedSettings } from '../platform/distribution/distribute.ts';
import { runsAsRoot, unprivilegedUser } from '../platform/embedded/server-user.ts';
import { connectWhenReady } from './own-postgres.ts';
import { makeThrowAwayFolder } from './throw-away-folder.ts';

const programs = '/usr/lib/postgresql/15/bin';

export const hasCitus = existsSync('/usr/share/postgresql/15/extension/citus.control');

export const howToBuild = `Citus is not installed for PostgreSQL 15. On Debian 12:

  apt-get install postgresql-15 postgresql-server-dev-15 liblz4-dev libzstd-dev libicu-dev libkrb5-dev libssl-dev \\
    libreadline-dev libxml2-dev libxslt1-dev libpam0g-dev libselinux1-dev flex autoconf gcc make
  git clone --branch v12.1.12 --depth 1 https://github.com/citusdata/citus && cd citus
  ./configure --without-libcurl && make with_llvm=no extension && make with_llvm=no install-extension

It takes some six minutes.`;

export interface NodeAddress {
  readonly host: string;
  readonly port: number;
  readonly user: string;
}

export interface CitusNode {
  readonly address: NodeAddress;
  readonly log: string;
  kill(): Promise<void>;
  /** Again after `kill`, with the same data. */
  start(): Promise<void>;
}

export interface Citus {
  readonly coordinator: CitusNode;
  readonly workers: readonly CitusNode[];
  stop(): Promise<void>;
}

const settings = {
  shared_preload_libraries: 'citus',
  wal_level: 'logical',
  max_connections: '300',
  max_prepared_transactions: '300',
  // Each database that is in use has a worker process of Citus.
  max_worker_processes: '100',
  max_locks_per_transaction: '512',
  listen_addresses: '127.0.0.1',
  'citus.node_conninfo': 'sslmode=disable',
  ...distributedSettings,
  'citus.shard_count': '4',
  'citus.skip_advisory_lock_permission_checks': 'on',
};

/** Whatever is lost by a power cut may be lost in tests. */
export const careless = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };

export async function startCitus(
  workers: number,
  more: Readonly<Record<string, string>> = {},
  logFolder?: string,
): Promise<Citus> {
  const folder = makeThrowAwayFolder('praxora-citus-');
  const nodes: CitusNode[] = [];
  for (let place = 0; place <= workers; place += 1)
    nodes.push(
      await startNode(join(folder, place === 0 ? 'coordinator' : `worker-${place}`), more, logFolder),
    );
  const [coordinator, ...others] = nodes as [CitusNode, ...CitusNode[]];
  return {
    coordinator,
    workers: others,
    stop: async () => {
      for (const node of nodes) await node.kill();
      rmSync(folder, { recursive: true });
    },
  };
}

async function startNode(
  data: string,
  more: Readonly<Record<string, string>>,
  logFolder: string | undefined,
): Promise<CitusNode> {
  const { uid, gid } = runsAsRoot() ? unprivilegedUser() : { uid: undefined, gid: undefined };
  const user = uid === undefined ? {} : { uid, gid };
  mkdirSync(data, { mode: 0o700 });
  if (uid !== undefined && gid !== undefined) chownSync(data, uid, gid);
  const owner = 'praxora';
  const initialise = ['-D', data, '-U', owner, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  execFileSync(join(programs, 'initdb'), initialise, { cwd: data, stdio: 'ignore', ...user });
  const address = { host: '127.0.0.1', port: await findFreePort(), user: owner };
  const all = { ...settings, ...more, port: String(address.port), unix_socket_directories: data };
  const log = logFolder === undefined ? `${data}.log` : join(logFolder, `${basename(data)}.log`);
  let end = (): Promise<void> => Promise.resolve();
  const start = async (): Promise<void> => {
    const file = openSync(log, 'a');
    const server = spawn(
      join(programs, 'postgres'),
      ['-D', data, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      { cwd: data, stdio: ['ignore', file, file], ...user },
    );
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    end = async () => {
      server.kill('SIGQUIT');
      await ended;
    };
    await (await connectWhenReady({ ...address, database: 'postgres' })).end();
  };
  await start();
  return { address, log, start, kill: () => end() };
}

const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** Makes the coordinator's database know the same database of the workers. It must exist on all of them and be empty. */
export async function joinWorkers(
  coordinator: NodeAddress,
  workers: readonly NodeAddress[],
  database: string,
): Promise<void> {
  for (const { host, port, user } of [coordinator, ...workers])
    await withClient({ host, port, user, database }, (client) => client.query('create extension citus'));
  const { host, port, user } = coordinator;
  await withClient({ host, port, user, database }, async (client) => {
    await client.query('select citus_set_coordinator_host($1, $2)', [host, port]);
    for (const worker of workers)
      await client.query('select citus_add_node($1, $2)', [worker.host, worker.port]);
  });
}

/** A process of Citus looks after each database that is in use; a copy can only be made of one that is not. */
export async function leaveAlone(client: Client, database: string): Promise<void> {
  await client.query(`alter database ${escapeIdentifier(database)} with allow_connections false`);
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = $1`, [database]);
}
