// Before all tests on the database: a throw-away server, or the one DATABASE_URL leads to. Afterwards: nothing left.
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../platform/embedded/embedded.ts';
import { isAlive } from '../platform/embedded/process.ts';
import { careless, hasCitus, howToBuild, startCitus } from './citus.ts';
import { startPooler } from './pooler.ts';
import { dropDatabase, listDatabases, onServer, type TestServer, templateRole } from './server.ts';
import { makeThrowAwayFolder, throwAwayParents } from './throw-away-folder.ts';

const folderForm = /^praxora-tests-(\d+)-/;
const quickly = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '300',
  // The log may lie in memory.
  max_wal_size: '256MB',
};
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
  // Each database is then spread over two workers; TEST_CITUS_LOGS is where the servers' logs are kept.
  if (process.env.TEST_CITUS) return startOnCitus(project, run);
  const dataDir = makeThrowAwayFolder(`praxora-tests-${process.pid}-`);
  const cluster = await startEmbedded({ dataDir, log, settings: quickly });
  const server = { run, owner: cluster.owner };
  // Set by `npm test -- --pooler`.
  const pooler = process.env.TEST_POOLER
    ? await startPooler(cluster.owner, [templateRole(server)])
    : undefined;
  project.provide('database', { ...server, pooler: pooler?.way });
  return async () => {
    await pooler?.stop();
    await cluster.stop();
    rmSync(dataDir, { recursive: true });
  };
}

async function startOnCitus(project: TestProject, run: string): Promise<() => Promise<void>> {
  if (!hasCitus) throw new Error(howToBuild);
  const { coordinator, workers, stop } = await startCitus(2, careless, process.env.TEST_CITUS_LOGS);
  project.provide('database', {
    ...{ run, owner: { ...coordinator.address, database: 'postgres' } },
    workers: workers.map(({ address }) => address),
  });
  return stop;
}

async function dropAll(server: TestServer): Promise<void> {
  await onServer(server, async (client) => {
    for (const database of await listDatabases(client, server)) await dropDatabase(client, database);
  });
}

/** Deletes the folders of killed test runs, whose servers may still be running. */
async function clearLeftovers(): Promise<void> {
  for (const dataDir of throwAwayParents.flatMap(foldersIn)) {
    const pid = Number(folderForm.exec(basename(dataDir))?.[1]);
    if (Number.isNaN(pid) || isAlive(pid)) continue;
    try {
      await endServerIn(dataDir);
      rmSync(dataDir, { recursive: true });
    } catch {
      // The folder belongs to another user, or another run is deleting it.
    }
  }
}

const foldersIn = (parent: string): string[] => readdirSync(parent).map((name) => join(parent, name));

/** The process that claims a cluster can end its server, no matter which process started it. */
async function endServerIn(dataDir: string): Promise<void> {
  if (!existsSync(join(dataDir, 'postgres/postmaster.pid'))) return;
  const cluster = await startEmbedded({ dataDir, log, settings: quickly });
  await cluster.stop();
}
