// The search engine as other processes of the machine use it: the same answers, a thread that is lost, an index that is replaced.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startDemoApp, type TestApp } from '../../../testing/app.ts';
import { type OwnEngine, openEngine, type SearchEngine } from './engine.ts';
import { type EngineServer, serveEngine } from './engine-server.ts';
import { openRemoteEngine } from './remote-engine.ts';

const folder = mkdtempSync(join(tmpdir(), 'praxora-engine-'));
let app: TestApp;
let own: OwnEngine;
let server: EngineServer;
let remote: SearchEngine;

beforeAll(async () => {
  app = await startDemoApp({ DATA_DIR: folder });
  own = openEngine(app.platform, app.app, join(folder, 'index'));
  const searchable = own.start();
  server = await serveEngine(own, join(folder, 'search'), searchable);
  remote = openRemoteEngine(join(folder, 'search'));
  await remote.start();
});
afterAll(async () => {
  await remote.stop();
  await server.close();
  await own.stop();
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const requests = [
  { indexName: 'products', params: { query: 'handschuhe', hitsPerPage: 40, facets: '*' } },
  { indexName: 'query_suggestions', params: { query: 'hand' } },
];
const view = { hiddenVendorIds: [], discounts: new Map([[1, 12.5]]) };
const charge = (cost: number, holder = 'session 1') => ({ holder, cost });
const search = () => remote.spendAndSearch(charge(1, `session ${Math.random()}`), 1, requests, view);

test('what it finds is what the process with the index finds, with one view after the other', async () => {
  const hides = { hiddenVendorIds: [1, 2, 3, 4, 5] };
  for (const seen of [view, hides, view]) {
    const [there, here] = [
      await remote.products.thread?.search(1, requests, seen),
      await own.products.thread?.search(1, requests, seen),
    ];
    expect(there?.answers).toEqual(here?.answers);
    expect(there?.answers[0]?.summary?.nbHits).toBeGreaterThan(0);
  }
  const narrowed = [{ indexName: 'products', params: { filters: 'gekauft:true' } }];
  const bought = { boughtIds: [JSON.parse(await firstHit()).objectID as string] };
  const found = await remote.products.thread?.search(1, narrowed, view, bought);
  expect(found?.answers[0]?.summary?.productIds).toEqual(bought.boughtIds);
});

const firstHit = async (): Promise<string> =>
  (await search()).answers[0]?.summary?.hits.split('\n')[0] ?? '{}';

test('a session that has searched too much is refused, whatever way it asks', async () => {
  await remote.spend(charge(600));
  const refusal = { status: 429, retryAfterSeconds: expect.any(Number) };
  await expect(remote.spend(charge(60))).rejects.toMatchObject(refusal);
  await expect(remote.spendAndSearch(charge(60), 1, requests, view)).rejects.toMatchObject(refusal);
  expect((await search()).answers).toHaveLength(2);
});

test('a request that is wrong says so', async () => {
  const wrong = [{ indexName: 'products', params: { filters: 'x =' } }];
  await expect(remote.products.thread?.search(1, wrong, view)).rejects.toMatchObject({ status: 400 });
});

test('an index that is replaced costs nobody an answer', async () => {
  const before = own.products.thread?.path;
  let isOver = false;
  let answered = 0;
  const asking = Array.from({ length: 3 }, async () => {
    while (!isOver) {
      expect((await search()).answers).toHaveLength(2);
      answered += 1;
    }
  });
  await app.asOwner.run('insert into catalog_change (product_id) values (null)');
  await expect.poll(() => own.products.thread?.path !== before, { timeout: 28_000 }).toBe(true);
  const soFar = answered;
  await expect.poll(() => answered > soFar + 20, { timeout: 28_000 }).toBe(true);
  isOver = true;
  await Promise.all(asking);
}, 60_000);

test('a thread that is lost costs those who wait an answer, and the one that follows is found', async () => {
  const post = vi.spyOn(Worker.prototype, 'postMessage');
  try {
    // Each second it is asked whether it works.
    await expect.poll(() => post.mock.contexts.length, { timeout: 10_000 }).toBeGreaterThan(0);
    const lost = post.mock.contexts.at(-1) as Worker;
    const waiting = Promise.allSettled(Array.from({ length: 40 }, search));
    await lost.terminate();
    for (const settled of await waiting)
      if (settled.status === 'rejected') expect(settled.reason).toMatchObject({ status: 503 });
  } finally {
    post.mockRestore();
  }
  const isAnswered = async () => (await search().catch(() => undefined)) !== undefined;
  await expect.poll(isAnswered, { timeout: 20_000 }).toBe(true);
}, 60_000);
