// Before all tests on the database: a throw-away server, or the one DATABASE_URL leads to. Afterwards: nothing left.
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../platform/embedded/embedded.ts';
import { isAlive } from '../platform/embedded/process.ts';
import { databasesOf, dropDatabase, onServer, type TestServer } from './server.ts';

const folderForm = /^praxora-tests-(\d+)-/;
const quickly = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '300' };
const log = (): void => undefined;

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const run = randomUUID().slice(0, 8);
  const given = process.env.DATABASE_URL;
  if (given) {
    const server = { run, owner: { connectionString: given } };
    project.provide('database', server);
    return () => dropAll(server);
  }
  await clearLeftovers();
  const dataDir = mkdtempSync(join(tmpdir(), `praxora-tests-${process.pid}-`));
  // As root, the server's own user must pass through.
  chmodSync(dataDir, 0o711);
  const cluster = await startEmbedded({ dataDir, log, settings: quickly });
  project.provide('database', { run, owner: cluster.owner });
  return async () => {
    await cluster.stop();
    rmSync(dataDir, { recursive: true });
  };
}

async function dropAll(server: TestServer): Promise<void> {
  await onServer(server, async (client) => {
    for (const database of await databasesOf(client, server)) await dropDatabase(client, database);
  });
}

/** Of runs that were killed: their servers may still be running. */
async function clearLeftovers(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(folderForm.exec(name)?.[1]);
    if (Number.isNaN(pid) || isAlive(pid)) continue;
    const dataDir = join(tmpdir(), name);
    try {
      const cluster = await startEmbedded({ dataDir, log, settings: quickly });
      await cluster.stop();
      rmSync(dataDir, { recursive: true });
    } catch {
      // Another user's, or being cleared by another run.
    }
  }
}
