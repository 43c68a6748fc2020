// A PostgreSQL of the operator's own, as Debian installs it: started for one test, with an owner who is no superuser.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { ConnectionOptions } from '../platform/database/connection.ts';
import { runsAsRoot, unprivilegedUser } from '../platform/embedded/server-user.ts';
import { makeThrowAwayFolder } from './throw-away-folder.ts';

const programs = '/usr/lib/postgresql/15/bin';
export const hasDebianPostgres = existsSync(join(programs, 'postgres'));

interface OwnPostgres {
  readonly owner: ConnectionOptions;
  stop(): Promise<void>;
}

/** Roles and database have names of their own, and the owner has the rights that docs/operations.md asks for. */
export async function startDebianPostgres(): Promise<OwnPostgres> {
  const folder = makeThrowAwayFolder('praxora-own-');
  const data = join(folder, 'data');
  const { uid, gid } = runsAsRoot() ? unprivilegedUser() : { uid: undefined, gid: undefined };
  const user = uid === undefined ? {} : { uid, gid };
  mkdirSync(data, { mode: 0o700 });
  if (uid !== undefined && gid !== undefined) chownSync(data, uid, gid);
  const run = { cwd: data, stdio: 'ignore', ...user } as const;
  const initialise = ['-D', data, '-U', 'superuser', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(programs, 'initdb'), initialise, run);
  const settings = [
    'fsync=off',
    'full_page_writes=off',
    'listen_addresses=',
    `unix_socket_directories=${data}`,
  ];
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, ...settings.flatMap((one) => ['-c', one])],
    run,
  );
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const stop = async (): Promise<void> => {
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true });
  };
  const address = { host: data, port: 5432 };
  await createOwner({ ...address, user: 'superuser', database: 'postgres' });
  return { owner: { ...address, user: 'depot', database: 'praxis_neu' }, stop };
}

async function createOwner(superuser: ConnectionOptions): Promise<void> {
  const client = await connectWhenReady(superuser);
  await client.query('create role depot login createrole');
  await client.query('create database praxis_neu owner depot');
  await client.end();
}

/** Waits for a server that was just started. */
export async function connectWhenReady(address: ConnectionOptions): Promise<Client> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new Client(address);
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (attempt === 300) throw error;
      await sleep(100);
    }
  }
}
