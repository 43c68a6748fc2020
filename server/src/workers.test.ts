// The whole product with two processes that answer requests and one that searches: killed one after the other, and told to end.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { Agent } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { layoutMail } from './platform/mail/layout.ts';
import { queueMail } from './platform/mail/mail.ts';
import { startDemoApp, type TestApp } from './testing/app.ts';
import { bearer, loginAs } from './testing/builders.ts';
import { aStoreKeeper } from './testing/inventory-builders.ts';
import { closeWithSoundLedger } from './testing/ledger.ts';
import { databaseUrl, findProgram } from './testing/programs.ts';
import { searchKey } from './testing/searching.ts';
import { sendRequest } from './testing/sockets.ts';
import { makeThrowAwayFolder } from './testing/throw-away-folder.ts';

// Starts of the product: a busy machine needs its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
const patience = { timeout: 100_000, interval: 50 };

const mails: string[] = [];
const folder = makeThrowAwayFolder('praxora-workers-');
let smtp: SMTPServer;
let app: TestApp;
let product: ChildProcess;
let [port, metricsPort] = [0, 0];
let headers: { authorization: string };
let key: string;

beforeAll(async () => {
  app = await startDemoApp();
  const token = await loginAs(app, { email: 'demo@praxora.example', password: 'praxora-demo' });
  headers = bearer(token);
  key = await searchKey(app, token);
  smtp = new SMTPServer({
    authOptional: true,
    onData: (stream, { envelope }, done) => {
      stream.resume().on('end', () => {
        for (const { address } of envelope.rcptTo) mails.push(address);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()));
  product = spawn(process.execPath, [findProgram('main')], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl(app.owner),
      APP_DATABASE_URL: databaseUrl(app.app),
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      METRICS_PORT: '0',
      SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}?ignoreTLS=true`,
      WORKERS: '2',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: product.stdout as NonNullable<typeof product.stdout> })) {
    metricsPort = Number(/Metrics: http:.*:(\d+)/.exec(line)?.[1] ?? metricsPort);
    port = Number(/is ready: http:.*:(\d+)/.exec(line)?.[1] ?? port);
    if (port > 0) break;
  }
});
afterAll(async () => {
  product.kill('SIGKILL');
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  rmSync(folder, { recursive: true, force: true });
  await closeWithSoundLedger(app);
});

/** Processes that the product has started, by their titles. */
function startedProcesses(): Map<string, number> {
  const lines = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(product.pid)], { encoding: 'utf8' });
  return new Map(
    [...lines.matchAll(/(\d+) (praxora (?:server \d|search))/g)].map(([, pid, title = '']) => [
      title,
      Number(pid),
    ]),
  );
}

async function kill(title: string): Promise<void> {
  const pid = startedProcesses().get(title);
  if (pid === undefined) throw new Error(`There is no ${title}`);
  process.kill(pid, 'SIGKILL');
  await vi.waitUntil(() => startedProcesses().get(title) !== pid, patience);
}

const search = (query: string, agent: Agent | false = false) =>
  sendRequest(
    port,
    {
      agent,
      method: 'POST',
      path: '/services/search/1/indexes/products/query',
      headers: { 'x-algolia-api-key': key, 'x-algolia-application-id': 'praxora' },
    },
    JSON.stringify({ query }),
  );
const readProfile = (agent: Agent | false = false) =>
  sendRequest(port, { agent, path: '/api/marketplace/v1/wpraxis', headers });

/** A connection to each server process: while the other one is frozen, nobody else takes it. */
async function connectToEach(): Promise<{ first: Agent; second: Agent }> {
  const connect = async (frozen: string): Promise<Agent> => {
    const pid = startedProcesses().get(frozen);
    if (pid === undefined) throw new Error(`There is no ${frozen}`);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    process.kill(pid, 'SIGSTOP');
    expect((await readProfile(agent)).status).toBe(200);
    process.kill(pid, 'SIGCONT');
    onTestFinished(() => agent.destroy());
    return agent;
  };
  return { first: await connect('praxora server 2'), second: await connect('praxora server 1') };
}

const isConnected = (agent: Agent): boolean =>
  Object.values(agent.freeSockets).some((sockets) => (sockets?.length ?? 0) > 0);

async function readMetric(name: string): Promise<number | undefined> {
  const { body } = await sendRequest(metricsPort, { path: '/metrics' });
  const line = body.split('\n').find((text) => text.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length));
}

test('a changed product is found by either process', async () => {
  const { first, second } = await connectToEach();
  expect(startedProcesses().size).toBe(3);
  await app.asOwner.run(
    `update product set name_de = 'Quastenwolke' where id = (select min(id) from product)`,
  );
  for (const agent of [first, second]) {
    await vi.waitUntil(
      async () => JSON.parse((await search('Quastenwolke', agent)).body).nbHits === 1,
      patience,
    );
  }
});

test('the metrics are those of all processes together', async () => {
  const counter =
    'praxora_http_requests_total{method="GET",route="/api/marketplace/v1/wpraxis",status="200"}';
  const before = (await readMetric(counter)) ?? 0;
  for (let sent = 0; sent < 7; sent += 1) expect((await readProfile()).status).toBe(200);
  await vi.waitUntil(async () => (await readMetric(counter)) === before + 7, patience);
  expect(await readMetric('praxora_processes{task="server"}')).toBe(2);
  expect(await readMetric('praxora_http_requests_in_progress_limit')).toBe(500);
  expect(await readMetric('praxora_database_connections_limit{pool="requests"}')).toBe(20);
  expect(await readMetric('praxora_search_index_built_timestamp_seconds')).toBeGreaterThan(0);
  expect(await readMetric('praxora_database_size_bytes')).toBeGreaterThan(1_000_000);
});

test('a process killed under bookings is replaced, the other one goes on, and nothing is lost or doubled', async () => {
  const keeper = await aStoreKeeper(app);
  const storageId = await keeper.aStorage();
  const articleId = await keeper.anArticle();
  const { first, second } = await connectToEach();
  const clients = Array.from({ length: 4 }, async (_, client) => {
    for (let booking = 0; booking < 25; booking += 1)
      await book(keeper.headers, { articleId, storageId }, `booking-${client}-${booking}`);
  });
  await vi.waitUntil(async () => (await countBookings(articleId)) > 20, { timeout: 60_000, interval: 5 });
  await kill('praxora server 1');
  await vi.waitUntil(() => !isConnected(first), patience);
  expect(isConnected(second)).toBe(true);
  await Promise.all(clients);
  expect(await countBookings(articleId)).toBe(100);
  await vi.waitUntil(() => startedProcesses().has('praxora server 1'), patience);
  await vi.waitUntil(
    async () => (await readMetric('praxora_processes_replaced_total{task="server"}')) === 1,
    patience,
  );
});

const countBookings = async (articleId: number): Promise<number> =>
  (
    await app.asOwner.one<{ bookings: number }>(
      'select count(*)::int as bookings from stock_movement where article_id = $1',
      [articleId],
    )
  ).bookings;

/** Repeats with the same key until it is answered, as the web app does. */
async function book(
  login: { readonly authorization: string },
  place: { readonly articleId: number; readonly storageId: number },
  idempotencyKey: string,
): Promise<void> {
  for (;;) {
    const answer = await sendRequest(
      port,
      {
        method: 'POST',
        path: '/pro/stock/manual/input',
        headers: { ...login, 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      },
      JSON.stringify({ ...place, amount: 1 }),
    ).catch(() => undefined);
    if (answer === undefined || answer.status === 503) continue;
    expect(answer.status, answer.body).toBe(200);
    return;
  }
}

test('jobs go on in the process that replaced the one which did them, and each is done once', async () => {
  const content = layoutMail({
    ...{ language: 'de', subject: 'Prüfung', greeting: '', paragraphs: [], closing: [] },
    company: 'Praxora GmbH',
  });
  const recipients = Array.from({ length: 12 }, (_, mail) => `zfa-${mail}@praxis.example`);
  const practiceId = (await aStoreKeeper(app)).user.practiceId;
  await app.platform.database.forPractice(practiceId, async (tx) => {
    for (const recipient of recipients) await queueMail(app.platform, tx, practiceId, recipient, content);
  });
  await vi.waitUntil(
    async () =>
      (
        await app.asOwner.rows(`select 1 from job where state in ('waiting', 'running')
      and queue = 'mail'`)
      ).length === 0,
    patience,
  );
  expect(mails.filter((address) => address.startsWith('zfa-')).toSorted()).toEqual(recipients.toSorted());
});

test('without the search process searches answer 503 for a moment, and everything else works', async () => {
  await kill('praxora search');
  const answer = await search('Quastenwolke');
  expect(answer.status).toBe(503);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect((await readProfile()).status).toBe(200);
  expect((await sendRequest(port, { path: '/healthz' })).status).toBe(200);
  await vi.waitUntil(async () => (await search('Quastenwolke')).status === 200, patience);
});

test('told to end, it leaves no process behind', async () => {
  const pids = [...startedProcesses().values()];
  expect(pids).toHaveLength(3);
  const ended = once(product, 'exit');
  product.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});
