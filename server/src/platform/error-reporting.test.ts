// The real reporting client of the server, sending to endpoints that keep what arrives.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { aUser, bearer, loginAs } from '../testing/builders.ts';
import { reportError, startErrorReporting, stopErrorReporting } from './error-reporting.ts';

const secret = 'hunter2planted';

let app: TestApp;
let sentry: Server;
let sent: string[] = [];
beforeAll(async () => {
  app = await startTestApp({ TRACES_SAMPLE_RATE: '0' });
  sentry = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    sent.push(Buffer.concat(chunks).toString());
    response.end('{}');
  });
  sentry.listen(0, '127.0.0.1');
  await once(sentry, 'listening');
});
afterAll(async () => {
  sentry.close();
  await app.close();
});
beforeEach(() => {
  sent = [];
  startErrorReporting(`http://key@127.0.0.1:${(sentry.address() as AddressInfo).port}/1`, '1.2.3');
});
afterEach(stopErrorReporting);

const planted = {
  headers: { 'x-secret': secret, cookie: `praxora_token=${secret}`, authorization: `Bearer ${secret}` },
  query: { token: secret },
};

test('wrong input and refusals are no faults: nothing is reported', async () => {
  const ending = await app.another();
  await ending.platform.database.close();
  const user = await aUser(app);
  const headers = bearer(await loginAs(app, user));
  const ask = async (url: string, payload: object) =>
    (await app.request({ method: 'POST', url, payload, headers })).statusCode;
  const wrong = { email: user.email, password: secret };
  const mistyped = {
    email: user.email,
    oldPassword: secret,
    newPassword: secret,
    newPasswordRepeat: `${secret}x`,
  };
  expect(await ask('/pro/password/change', mistyped)).toBe(422);
  expect(await ask('/pro/login', wrong)).toBe(401);
  expect(await ask('/pro/login', { email: 1 })).toBe(422);
  expect(await ask('/pro/nothing', wrong)).toBe(404);
  expect(await ask('/services/search/1/indexes/*/queries', wrong)).toBe(400);
  const { statusCode } = await app.request({
    method: 'POST',
    url: '/services/errors/api/1/envelope/',
    payload: '{}\n{"type":"event"}\n{',
  });
  expect(statusCode).toBe(400);
  const unavailable = await ending.request({ method: 'POST', url: '/pro/login', payload: wrong });
  expect(unavailable.statusCode).toBe(503);
  await stopErrorReporting();
  expect(sent).toEqual([]);
});

test('a fault is reported with its place, and without anything that was sent', async () => {
  await app.asOwner.run('alter table rate_limit rename to rate_limit_lost');
  const { statusCode } = await app.request({
    method: 'POST',
    url: '/pro/login',
    payload: { email: `${secret}@praxis.example`, password: secret },
    ...planted,
  });
  await app.asOwner.run('alter table rate_limit_lost rename to rate_limit');
  expect(statusCode).toBe(500);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const report = JSON.parse(sent[0]?.split('\n')[2] ?? '');
  expect(report).toMatchObject({
    level: 'error',
    release: '1.2.3',
    platform: 'node',
    exception: { values: [{ type: 'error', stacktrace: { frames: expect.any(Array) } }] },
    tags: { route: '/pro/login', requestId: expect.any(String) },
  });
  expect(Object.keys(report).sort()).toEqual(
    [
      'contexts',
      'environment',
      'event_id',
      'exception',
      'level',
      'platform',
      'release',
      'sdk',
      'tags',
      'timestamp',
    ].sort(),
  );
  expect(sent.join('')).not.toContain(secret);
});

test('a fault of the endpoint that takes the reports is not reported to it', async () => {
  await app.asOwner.run('alter table error_report rename to error_report_lost');
  const { statusCode } = await app.request({
    method: 'POST',
    url: '/services/errors/api/1/envelope/',
    payload: `{}\n{"type":"event"}\n{"event_id":"${'a'.repeat(32)}","level":"error","message":"broken"}`,
  });
  await app.asOwner.run('alter table error_report_lost rename to error_report');
  expect(statusCode).toBe(500);
  await stopErrorReporting();
  expect(sent).toEqual([]);
});

test('the values a database quotes stay in the database', async () => {
  const user = await aUser(app, { email: `${secret}@praxis.example` });
  const statements: [string, unknown[]][] = [
    [
      `insert into person select (jsonb_populate_record(n, '{"id": 999999}')).* from person n where email = $1`,
      [user.email],
    ],
    ['select $1::text::integer', [secret]],
    ['select $1::jsonb', [`{"password": ${secret}`]],
  ];
  for (const [sql, values] of statements) {
    const error = await app.asOwner.rows(sql, values).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(JSON.stringify(error) + String(error)).toContain(secret);
    reportError(error, { location: 'test' });
  }
  await vi.waitFor(() => expect(sent).toHaveLength(statements.length));
  expect(sent.join('')).toContain('unique constraint \\"person_email_key\\"');
  expect(sent.join('')).not.toContain(secret);
});

test('the configured share of requests is traced, by route and without values', async () => {
  const none = await app.another({ TRACES_SAMPLE_RATE: '0' });
  // With the built-in endpoint, too.
  const all = await app.another({ TRACES_SAMPLE_RATE: '1' });
  const trace = `${'a'.repeat(32)}-${'b'.repeat(16)}`;
  for (const server of [none, all])
    await server.request({
      method: 'GET',
      url: `/pro/check/email/${secret}%40praxis.example?x=${secret}`,
      headers: { ...planted.headers, 'sentry-trace': `${trace}-1` },
    });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const [, item, payload] = sent[0]?.split('\n') ?? [];
  expect(JSON.parse(item ?? '')).toMatchObject({ type: 'transaction' });
  expect(JSON.parse(payload ?? '')).toMatchObject({
    transaction: 'GET /pro/check/email/[email]',
    contexts: {
      trace: { trace_id: 'a'.repeat(32), parent_span_id: 'b'.repeat(16), op: 'http.server', status: 'ok' },
    },
  });
  expect(sent.join('')).not.toContain(secret);
});
