// The whole process is told to end while everybody wants something of it: it ends in order, and leaves nobody waiting.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from './testing/app.ts';
import { aCart, aHardPlan, type TestCart } from './testing/planned-carts.ts';
import { databaseUrl, findProgram } from './testing/programs.ts';
import { openRaw, sendRequest } from './testing/sockets.ts';

let app: TestApp;
let cart: TestCart;
let folder: string;
let product: ChildProcess;
let port: number;
beforeAll(async () => {
  app = await startTestApp();
  cart = await aCart(app, aHardPlan(200, 40));
  folder = mkdtempSync(join(tmpdir(), 'praxora-shutdown-'));
  product = spawn(process.execPath, [findProgram('main')], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl(app.owner),
      APP_DATABASE_URL: databaseUrl(app.app),
      DEMO_DATA: 'false',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      OPTIMIZER_THREADS: '1',
      OPTIMIZER_SECONDS: '500',
      DRAIN_SECONDS: '5',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  port = await announcedPort(product);
}, 120_000);
afterAll(async () => {
  product.kill('SIGKILL');
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

async function announcedPort({ stdout }: ChildProcess): Promise<number> {
  if (stdout) {
    for await (const line of createInterface(stdout)) {
      const [, port] = /is ready: .*:(\d+)$/.exec(line) ?? [];
      if (port !== undefined) return Number(port);
    }
  }
  throw new Error('The product did not start');
}

/** Asks again and again until nobody answers any more. */
async function goOnAsking(path: string): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  for (;;) {
    const answer = await sendRequest(port, { path, headers: cart.headers }).catch(() => null);
    if (answer === null) return statuses;
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
  }
}

test('under load, with silent connections, half a body, a hanging request and a running optimizer', async () => {
  const silent = await Promise.all(Array.from({ length: 20 }, () => openRaw(port)));
  const kept = await openRaw(port, 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  const half = await openRaw(
    port,
    `POST /pro/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
  );
  const optimizing = await fetch(`http://127.0.0.1:${port}/api/marketplace/v1/middleware/basket/optimiser`, {
    method: 'POST',
    headers: { ...cart.headers, accept: 'application/x-ndjson', 'content-type': 'application/json' },
    body: JSON.stringify({ data: { addressIds: [cart.addressId] } }),
  });
  // Hangs in the database for as long as the test likes.
  await app.asOwner.run('begin');
  await app.asOwner.run('lock table cost_center in access exclusive mode');
  const hanging = sendRequest(port, { path: '/pro/cost-centers', headers: cart.headers }).catch(
    () => 'cut off',
  );
  const askers = Array.from({ length: 20 }, () => goOnAsking('/api/marketplace/v1/wpraxis'));
  await sendRequest(port, { path: '/readyz' });

  const ended = once(product, 'exit');
  const status = async (path: string) => (await sendRequest(port, { path })).status;
  expect([await status('/servez'), await status('/readyz')]).toEqual([200, 200]);
  product.kill('SIGTERM');
  // Proxies learn that it ends while it still serves.
  await vi.waitFor(async () => expect(await status('/servez')).toBe(503), { timeout: 4_000 });
  expect(await status('/readyz')).toBe(503);
  const served = await sendRequest(port, { path: '/api/marketplace/v1/wpraxis', headers: cart.headers });
  expect([served.status, served.headers.connection]).toEqual([200, 'close']);
  const lines = (await optimizing.text()).trimEnd().split('\n');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ progress: {} });
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ errors: { code: 'UNAVAILABLE' } });
  expect(await ended).toEqual([0, null]);
  for (const { ended } of [...silent, half]) await ended;
  expect(await kept.ended).toContain('HTTP/1.1 200');
  expect(await hanging).toBe('cut off');
  for (const statuses of await Promise.all(askers))
    expect(Object.keys(statuses).filter((status) => status !== '200' && status !== '503')).toEqual([]);
  await app.asOwner.run('rollback');
}, 60_000);
