// PgBouncer in transaction mode before the test database, for `npm test -- --pooler`.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import { runsAsRoot, unprivilegedUser } from '../platform/embedded/server-user.ts';
import { makeThrowAwayFolder } from './throw-away-folder.ts';

/** Debian's folder of programs that only root runs is in nobody else's PATH. */
const program = process.env.PGBOUNCER_PATH ?? '/usr/sbin/pgbouncer';

/** How the application role connects instead. */
export interface Way {
  readonly host: string;
  readonly port: number;
  /** Statements may be prepared under a name. */
  readonly knowsNames: boolean;
}

interface Pooler {
  readonly way: Way;
  stop(): Promise<void>;
}

/** `roles`: who may connect. No passwords are asked for, as on the test server itself. */
export async function startPooler(server: ClientConfig, roles: readonly string[]): Promise<Pooler> {
  const folder = makeThrowAwayFolder('praxora-pooler-');
  const sockets = join(folder, 'sockets');
  mkdirSync(sockets, { mode: 0o777 });
  const { uid, gid } = runsAsRoot() ? unprivilegedUser() : { uid: undefined, gid: undefined };
  if (uid !== undefined && gid !== undefined) for (const one of [folder, sockets]) chownSync(one, uid, gid);
  const { host, port } = new Client(server);
  const knowsNames = knowsPreparedStatements();
  const [users, settings] = [join(folder, 'users.txt'), join(folder, 'pgbouncer.ini')];
  writeFileSync(users, roles.map((role) => `"${role}" ""\n`).join(''));
  writeFileSync(
    settings,
    `[databases]
* = host=${host} port=${port}
[pgbouncer]
listen_addr =
unix_socket_dir = ${sockets}
listen_port = 6432
auth_type = trust
auth_file = ${users}
pool_mode = transaction
max_client_conn = 5000
default_pool_size = 10
server_idle_timeout = 5
ignore_startup_parameters = statement_timeout
${knowsNames ? 'max_prepared_statements = 500\n' : ''}`,
  );
  const pooler = spawn(program, ['--quiet', settings], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    ...(uid === undefined ? {} : { uid, gid }),
  });
  const ended = new Promise((resolve) => pooler.once('exit', resolve).once('error', resolve));
  return {
    way: { host: sockets, port: 6432, knowsNames },
    stop: async () => {
      pooler.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** From 1.21 on; Debian 12 has 1.18. */
function knowsPreparedStatements(): boolean {
  const text = execFileSync(program, ['--version'], { encoding: 'utf8' });
  const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(text) ?? [];
  return Number(major) > 1 || Number(minor) >= 21;
}
