// A large installation on a PostgreSQL of Debian, in a folder that is thrown away.
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/lib/root.mjs';
import { readConfig } from '../../server/src/platform/config/config.ts';
import { ensureAppRole, withClient } from '../../server/src/platform/database/connection.ts';
import { migrate } from '../../server/src/platform/database/migrate.ts';
import { runsAsRoot, unprivilegedUser } from '../../server/src/platform/embedded/server-user.ts';
import { ensureDemoData } from '../../server/src/startup.ts';
import { connectWhenReady } from '../../server/src/testing/own-postgres.ts';
import { grow } from '../http/grow.ts';
import { type Size, seedProducts } from '../http/size.ts';

interface Installation {
  readonly address: { readonly host: string; readonly port: number; readonly user: string };
  readonly folder: string;
  stop(): Promise<void>;
}

/** As Debian sets it up, but with memory for a database of this size. */
const settings = ['listen_addresses=', 'shared_buffers=1GB', 'max_wal_size=4GB'];

export async function makeInstallation(size: Size, programs: string): Promise<Installation> {
  if (!existsSync(join(programs, 'postgres'))) throw new Error('postgresql-15 of Debian is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'praxora-bench-'));
  chmodSync(folder, 0o711);
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  const user = runsAsRoot() ? unprivilegedUser() : undefined;
  if (user !== undefined) chownSync(data, user.uid, user.gid);
  const run = { cwd: data, stdio: 'ignore', ...(user && { uid: user.uid, gid: user.gid }) } as const;
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'], run);
  const all = [...settings, `unix_socket_directories=${data}`].flatMap((one) => ['-c', one]);
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...all], run);
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const stop = async (): Promise<void> => {
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true });
  };
  const address = { host: data, port: 5432, user: 'postgres' };
  try {
    await fill(address, size);
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, folder, stop };
}

async function fill(address: Installation['address'], size: Size): Promise<void> {
  const superuser = await connectWhenReady({ ...address, database: 'postgres' });
  await superuser.query('create database praxora');
  await superuser.end();
  const owner = { ...address, database: 'praxora' };
  await withClient(owner, async (client) => {
    const { role } = await ensureAppRole(client, owner);
    await migrate(client, role, join(root, 'server/migrations'));
  });
  const config = readConfig({ DEMO_PRODUCTS: String(seedProducts) }, root);
  await ensureDemoData(owner, config, new Date(), () => undefined);
  await withClient(owner, (client) => grow(client, size));
}
