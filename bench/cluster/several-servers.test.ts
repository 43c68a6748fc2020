// The short form of the drills, without packages of others: two servers on one database, of which one is killed, then the database.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test, vi } from 'vitest';
import { withClient } from '../../server/src/platform/database/connection.ts';
import { makeClusterOnce, makeFolder, start } from '../../server/src/testing/embedded-clusters.ts';
import { databaseUrl, findProgram } from '../../server/src/testing/programs.ts';
import { compareWithLedger } from './comparison.ts';
import { Load } from './load.ts';
import { findPractice } from './practice.ts';

// Two starts of the product and the demo data: a busy machine needs its time.
vi.setConfig({ testTimeout: 300_000 });

const folderWithCluster = makeClusterOnce();
const patience = { timeout: 120_000, interval: 50 };

async function startServer(settings: NodeJS.ProcessEnv): Promise<{ port: number; child: ChildProcess }> {
  const child = spawn(process.execPath, [findProgram('main')], {
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const [, port] = /is ready: \S+:(\d+)/.exec(line) ?? [];
    if (port !== undefined) return { port: Number(port), child };
  }
  throw new Error('The server ended before it was ready');
}

test('a killed server and a killed database lose no acknowledged booking and double none', async () => {
  const dataDir = folderWithCluster();
  const { owner } = await start(dataDir);
  const settings = () => ({
    DATABASE_URL: databaseUrl(owner),
    DATA_DIR: makeFolder(),
    DEMO_PRODUCTS: '200',
    OPTIMIZER_THREADS: '1',
  });
  const first = await startServer(settings());
  const second = await startServer(settings());
  const ports = [first.port, second.port];
  const practice = await withClient(owner, (client) => findPractice(client, ports, 'demo@praxora.example'));
  const load = new Load({ ports, practice, name: 'short' });
  const moreBookings = async () => {
    const { size } = load.tally.acknowledged;
    await vi.waitUntil(() => load.tally.acknowledged.size > size + 30, patience);
  };
  await moreBookings();
  first.child.kill('SIGKILL');
  await moreBookings();
  const postmaster = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0];
  process.kill(Number(postmaster), 'SIGKILL');
  await moreBookings();
  await load.stop();

  expect(
    load.tally.outcomes.get('booking connection broken'),
    'the killed server was noticed',
  ).toBeGreaterThan(0);
  expect(load.tally.outcomes.get('booking 503'), 'the killed database was noticed').toBeGreaterThan(0);
  expect([...load.tally.faults]).toEqual([]);
  const comparison = await withClient(owner, (client) => compareWithLedger(client, 'short', load.tally));
  expect(comparison).toEqual({ lost: [], doubled: [], half: [], unanswered: [] });
  const verified = execFileSync(process.execPath, [findProgram('admin'), 'verify-ledger'], {
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl(owner) },
    encoding: 'utf8',
  });
  expect(verified).toContain('The ledger is right');
});
