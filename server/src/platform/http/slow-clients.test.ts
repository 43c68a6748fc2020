// Clients that hold a connection and hardly use it are cut off, over real connections; a slow line and a long answer are not.
import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { aUser, bearer, loginAs } from '../../testing/builders.ts';
import { listening, openRaw, sendRequest } from '../../testing/sockets.ts';

let app: TestApp;
let headers: { authorization: string };
beforeAll(async () => {
  app = await startTestApp();
  headers = bearer(await loginAs(app, await aUser(app)));
});
afterAll(() => app.close());

test('connections that never ask, or never finish asking, are closed', async () => {
  const hurried = await app.another({}, { http: { head: 30 } });
  const port = await listening(hurried);
  const silent = await openRaw(port);
  const halfHead = await openRaw(port, 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  expect(await silent.ended).toMatch(/^$|^HTTP\/1.1 408 /);
  expect(await halfHead.ended).toMatch(/^HTTP\/1.1 408 .*"code":"REQUEST_TOO_SLOW"/s);
});

test('a request that is not whole in time is closed', async () => {
  const hurried = await app.another({}, { http: { head: 30, whole: 60 } });
  const body = await openRaw(await listening(hurried), `${bodyHead(1000)}x`);
  expect(await body.ended).toMatch(/^HTTP\/1.1 408 /);
});

const bodyHead = (length: number) =>
  `PUT /pro/user/language HTTP/1.1\r\nHost: x\r\nAuthorization: ${headers.authorization}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

test('a body that drips is cut off, one that comes steadily is waited for', async () => {
  let look = (): void => undefined;
  const bytesBetweenLooks = 1000;
  const watched = await app.another(
    {},
    {
      http: {
        bytesBetweenLooks,
        keepLooking: (given) => {
          look = given;
          return () => undefined;
        },
      },
    },
  );
  const port = await listening(watched);
  const atServer = new Map<number | undefined, Socket>();
  watched.server.server.on('connection', (socket) => atServer.set(socket.remotePort, socket));
  const hasArrived = (socket: Socket | null) =>
    vi.waitUntil(() => atServer.get(socket?.localPort)?.bytesRead === socket?.bytesWritten, {
      timeout: 20_000,
    });
  const length = 6000;
  const dripping = await openRaw(port, bodyHead(length));
  const stopping = await openRaw(port, bodyHead(length) + ' '.repeat(5000));
  const steady = request({
    port,
    host: '127.0.0.1',
    path: '/pro/user/language',
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json', 'content-length': length },
  });
  const answered = once(steady, 'response');
  const rounds = 5;
  for (let round = 0; round < rounds; round += 1) {
    await new Promise<void>((sent) => steady.write(' '.repeat(bytesBetweenLooks), () => sent()));
    if (dripping.socket.writable) dripping.socket.write(' ');
    await hasArrived(steady.socket);
    look();
  }
  expect(await dripping.ended).toMatch(/^HTTP\/1.1 408 .*X-Request-Id: .*"code":"REQUEST_TOO_SLOW"/s);
  expect(await stopping.ended).toMatch(/^HTTP\/1.1 408 /);
  steady.end(JSON.stringify({ language: 'de' }).padEnd(length - rounds * bytesBetweenLooks));
  const [response] = await answered;
  expect(response.statusCode).toBe(200);
  response.resume();
});

test('who neither sends on nor takes in is cut off in the end, and nothing piles up until then', async () => {
  let look = (): void => undefined;
  const keepLooking = (given: () => void) => {
    look = given;
    return () => undefined;
  };
  const watched = await app.another({}, { http: { bytesBetweenLooks: 1000, keepLooking } });
  const large = async (_request: unknown, reply: { send: (body: Buffer) => unknown }) =>
    reply.send(Buffer.alloc(40_000_000));
  watched.server.post('/test/large', { onRequest: large }, async () => undefined);
  const port = await listening(watched);
  const atServer = new Promise<Socket>((resolve) => watched.server.server.once('connection', resolve));
  const client = connect(port, '127.0.0.1').pause();
  client.on('error', () => undefined);
  client.write('POST /test/large HTTP/1.1\r\nHost: x\r\nContent-Length: 6000\r\n\r\nx');
  const socket = await atServer;
  await vi.waitUntil(() => socket.writableLength > 0, { timeout: 20_000 });
  look();
  look();
  const before = socket.listenerCount('finish');
  expect(socket.destroyed).toBe(false);
  for (let round = 0; round < 12; round += 1) look();
  expect(socket.destroyed).toBe(true);
  expect(socket.listenerCount('finish')).toBe(before);
  client.destroy();
});

test('an answer nobody takes in is given up; one that takes its time to be made is not', async () => {
  const watched = await app.another({}, { http: { stalled: 100 } });
  watched.server.get('/test/large', async () => Buffer.alloc(40_000_000));
  watched.server.get('/test/late', async () => {
    await new Promise((done) => setTimeout(done, 500));
    return 'late';
  });
  const port = await listening(watched);
  const open = new Set<Socket>();
  watched.server.server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const late = sendRequest(port, { path: '/test/late' });
  const { socket, ended } = await openRaw(port);
  socket.pause();
  socket.write('GET /test/large HTTP/1.1\r\nHost: x\r\n\r\n');
  expect((await late).body).toBe('late');
  await vi.waitUntil(() => open.size === 0, { timeout: 20_000 });
  socket.resume();
  expect((await ended).length).toBeLessThan(40_000_000);
});
