// When the product says that it can be used: not before products can be found, unless somebody else's search is asked.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, onTestFinished, test, vi } from 'vitest';
import { withClient } from './platform/database/connection.ts';
import { repairRights } from './platform/database/rights.ts';
import { startTestApp, type TestApp } from './testing/app.ts';
import { databaseUrl, findProgram } from './testing/programs.ts';
import { onServer } from './testing/server.ts';
import { sendRequest } from './testing/sockets.ts';
import { makeThrowAwayFolder } from './testing/throw-away-folder.ts';

// A start of the product: a busy machine needs its time.
vi.setConfig({ testTimeout: 120_000 });

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
const [weakOwner, bareRole] = ['weak', 'bare'].map(
  (name) => `praxora_test_${randomUUID().slice(0, 8)}_${name}`,
);
afterAll(async () => {
  await app.close();
  await onServer(inject('database'), (client) =>
    client.query(`drop role if exists ${weakOwner}, ${bareRole}`),
  );
});

/** While this is locked, no index can be built. */
beforeEach(async () => {
  await app.asOwner.run('begin');
  await app.asOwner.run('lock table product in access exclusive mode');
});
afterEach(() => app.asOwner.run('rollback'));

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function startProduct(settings: Record<string, string> = {}) {
  const port = await freePort();
  const folder = makeThrowAwayFolder('praxora-readiness-');
  const product: ChildProcess = spawn(process.execPath, [findProgram('main')], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl(app.owner),
      APP_DATABASE_URL: databaseUrl(app.app),
      DEMO_DATA: 'false',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    product.kill('SIGKILL');
    await once(product, 'exit');
    rmSync(folder, { recursive: true, force: true });
  });
  const lines: string[] = [];
  if (product.stdout) createInterface(product.stdout).on('line', (line) => lines.push(line));
  const readiness = async () => {
    const answer = await sendRequest(port, { path: '/readyz' }).catch(() => null);
    return answer && [answer.status, JSON.parse(answer.body).status];
  };
  const isAnnounced = () => lines.some((line) => line.includes('is ready'));
  return { port, readiness, isAnnounced };
}

const patience = { timeout: 100_000, interval: 50 };

test('until products can be found it is starting, and nothing is announced', async () => {
  const { port, readiness, isAnnounced } = await startProduct();
  await vi.waitUntil(readiness, patience);
  expect(await readiness()).toEqual([503, 'starting']);
  expect((await sendRequest(port, { path: '/healthz' })).status).toBe(200);
  expect(isAnnounced()).toBe(false);
  await app.asOwner.run('rollback');
  await vi.waitUntil(isAnnounced, patience);
  expect(await readiness()).toEqual([200, 'ready']);
});

test('the search of another host is not waited for', async () => {
  const { readiness, isAnnounced } = await startProduct({ SEARCH_HOST: 'https://search.example' });
  await vi.waitUntil(isAnnounced, patience);
  expect(await readiness()).toEqual([200, 'ready']);
});

test('without the rights of its role it waits, says why, and goes on once they are granted', async () => {
  await app.asOwner.run('rollback');
  await app.asOwner.run(`create role ${weakOwner} login password 'plain'`);
  await app.asOwner.run(`create role ${bareRole} login password 'plain'`);
  await app.asOwner.run(`grant select on schema_migration, app_meta, practice, vendor to ${weakOwner}`);
  const { readiness, isAnnounced } = await startProduct({
    DATABASE_URL: databaseUrl({ ...app.owner, user: weakOwner, password: 'plain' }),
    APP_DATABASE_URL: databaseUrl({ ...app.owner, user: bareRole, password: 'plain' }),
  });
  await vi.waitUntil(readiness, patience);
  expect(await readiness()).toEqual([503, 'rights missing']);
  expect(isAnnounced()).toBe(false);
  await withClient(app.owner, (client) => repairRights(client, bareRole ?? ''));
  await vi.waitUntil(isAnnounced, patience);
  expect(await readiness()).toEqual([200, 'ready']);
});
