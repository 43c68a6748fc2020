// More than the server can do: a thousand real connections. Everybody is answered, by what they asked for or by when to come
// back, and whoever watches the process sees it alive.
import { Agent } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from './testing/app.ts';
import { aUser, bearer, loginAs } from './testing/builders.ts';
import { type Answer, listening, openRaw, type RawConnection, sendRequest } from './testing/sockets.ts';

const crowd = 1000;
let app: TestApp;
let headers: { authorization: string };
beforeAll(async () => {
  app = await startTestApp();
  headers = bearer(await loginAs(app, await aUser(app)));
});
afterAll(() => app.close());

const profile = { path: '/api/marketplace/v1/wpraxis' };
const countOf = (answers: readonly Answer[]) => (status: number) =>
  answers.filter((answer) => answer.status === status).length;

function expectGoodManners(answers: readonly Answer[]): void {
  for (const { status, headers, body } of answers) {
    expect([200, 429, 503]).toContain(status);
    if (status === 200) continue;
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.parse(body).errors.code).toBe(status === 503 ? 'UNAVAILABLE' : 'TOO_MANY_REQUESTS');
  }
}

async function expectHealthy(port: number): Promise<void> {
  for (const path of ['/healthz', '/readyz'])
    expect((await sendRequest(port, { path })).status, path).toBe(200);
}

test('a thousand connections while nothing moves: as many as may wait do, the others are told at once', async () => {
  const waiting = 40;
  const busy = await app.another({}, { database: { permits: 2, queue: waiting, timeout: 600_000 } });
  const port = await listening(busy);
  // Every connection to the database waits for this lock.
  await app.asOwner.rows('select pg_advisory_lock(1)');
  const stuck = [1, 2].map(() =>
    busy.platform.database.forNobody((tx) => tx.rows('select pg_advisory_xact_lock(1)')),
  );
  const answers: Answer[] = [];
  const asked = Array.from({ length: crowd }, async () => {
    answers.push(await sendRequest(port, { ...profile, headers }));
  });
  await vi.waitUntil(() => answers.length === crowd - waiting, { timeout: 25_000 });
  expect(countOf(answers)(503)).toBe(crowd - waiting);
  await expectHealthy(port);
  await app.asOwner.rows('select pg_advisory_unlock(1)');
  await Promise.all([...asked, ...stuck]);
  expect(countOf(answers)(200)).toBe(waiting);
  expectGoodManners(answers);
  await expectHealthy(port);
});

test('connections of every kind, at a small server: nobody is left without an answer', async () => {
  const small = await app.another(
    {},
    { database: { permits: 2, queue: 20, timeout: 3_000 }, http: { requests: 200, files: 2 } },
  );
  const port = await listening(small);
  const json = { 'content-type': 'application/json' };
  const kinds = [
    () => sendRequest(port, { ...profile, headers }),
    () => sendRequest(port, { path: '/api/marketplace/v1/config' }),
    () => sendRequest(port, { path: '/pro/check/email/nobody@praxis.example' }),
    () => sendRequest(port, { path: '/pro/orders', headers }),
    () =>
      sendRequest(port, { path: '/pro/inventory/article/import/template?format=csv&language=de', headers }),
    () =>
      sendRequest(
        port,
        { path: '/pro/user/language', method: 'PUT', headers: { ...headers, ...json } },
        JSON.stringify({ language: 'de' }),
      ),
  ];
  const asked = Array.from({ length: 300 }, (_, index) => kinds[index % kinds.length]?.());
  await expectHealthy(port);
  const answers = (await Promise.all(asked)).filter((answer) => answer !== undefined);
  expect(answers).toHaveLength(300);
  expectGoodManners(answers);
  expect(countOf(answers)(200)).toBeGreaterThan(0);
  await expectHealthy(port);
  // No state is left behind: the next request is served normally.
  expect((await sendRequest(port, { ...profile, headers })).status).toBe(200);
});

test('bodies on their way take places too, and give them back', async () => {
  const requests = 30;
  const small = await app.another({}, { http: { requests } });
  const port = await listening(small);
  const body = JSON.stringify({ language: 'de' });
  const head = `PUT /pro/user/language HTTP/1.1\r\nHost: x\r\nAuthorization: ${headers.authorization}\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n`;
  const halves: RawConnection[] = [];
  for (let count = 0; count < 100; count += 1) halves.push(await openRaw(port, head + body.slice(0, 5)));
  let refused = 0;
  for (const { ended } of halves)
    void ended.then((said) => {
      if (said.startsWith('HTTP/1.1 503')) refused += 1;
    });
  await vi.waitUntil(() => refused === 100 - requests, { timeout: 20_000 });
  expect((await sendRequest(port, { ...profile, headers })).status).toBe(503);
  await expectHealthy(port);
  for (const { socket } of halves) if (socket.writable) socket.write(body.slice(5));
  const said = await Promise.all(halves.map(({ ended }) => ended));
  expect(said.filter((text) => text.startsWith('HTTP/1.1 200'))).toHaveLength(requests);
  await turn();
  expect((await sendRequest(port, { ...profile, headers })).status).toBe(200);
});

test('whoever asks for health behind a crowd that asks again and again waits for the crowd once, not once for each of it', async () => {
  const small = await app.another({}, { http: { requests: 1 } });
  const port = await listening(small);
  const standing = 300;
  let answered = 0;
  let isOver = false;
  const oneOfMany = async (): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!isOver) {
      await sendRequest(port, { path: '/api/marketplace/v1/config', agent });
      answered += 1;
    }
    agent.destroy();
  };
  const all = Array.from({ length: standing }, oneOfMany);
  expect((await sendRequest(port, { path: '/healthz' })).status).toBe(200);
  // Every turn takes one connection and begins two requests; without that bound it would be some 40,000.
  expect(answered).toBeLessThan(4 * standing);
  isOver = true;
  await Promise.all(all);
});

test('whoever leaves while standing in line takes no place with them', async () => {
  const requests = 5;
  const small = await app.another({}, { http: { requests } });
  const port = await listening(small);
  let inside = 0;
  small.server.server.on('connection', () => {
    inside += 1;
  });
  const crowd = await Promise.all(Array.from({ length: 300 }, () => openRaw(port)));
  await vi.waitUntil(() => inside === crowd.length, { timeout: 20_000 });
  const leaving = new Map(crowd.map(({ socket }) => [socket.localPort, socket]));
  // Each client disconnects once the server has read its request: all but the first are queued by then.
  small.server.server.on('request', (request) => leaving.get(request.socket.remotePort)?.resetAndDestroy());
  for (const { socket } of crowd) socket.write('GET /api/marketplace/v1/config HTTP/1.1\r\nHost: x\r\n\r\n');
  await Promise.all(crowd.map(({ ended }) => ended));
  await expectHealthy(port);
  const answers = await Promise.all(
    Array.from({ length: requests }, () => sendRequest(port, { path: '/api/marketplace/v1/config' })),
  );
  expect(countOf(answers)(200)).toBe(requests);
});
