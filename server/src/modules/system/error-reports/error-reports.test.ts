import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commands } from '../../../cli/commands.ts';
import { migrationsFolder, startTestApp, type TestApp } from '../../../testing/app.ts';
import { readEnvelope } from './envelope.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const envelope = (event: object) =>
  ['{"event_id":"1"}', '{"type":"event"}', JSON.stringify(event), '{"type":"transaction"}', '{}'].join('\n');
const post = (payload: string, type = 'text/plain;charset=UTF-8') =>
  app.request({
    method: 'POST',
    url: '/services/errors/api/1/envelope/',
    payload,
    headers: { 'content-type': type },
  });

test('keeps what the clients send, whatever type they call it', async () => {
  const event = {
    event_id: 'abc',
    level: 'fatal',
    tags: { location: 'API-service' },
    exception: { values: [{ type: 'ApiError', value: 'no answer' }] },
  };
  expect((await post(envelope(event))).statusCode).toBe(200);
  expect((await post(envelope(event), 'application/x-sentry-envelope')).statusCode).toBe(200);
  const rows = await app.asOwner.rows('select level, message, tags from error_report');
  const kept = { level: 'fatal', message: 'ApiError: no answer', tags: { location: 'API-service' } };
  expect(rows).toEqual([kept, kept]);
});

test('keeps traces apart from errors, and drops those beyond their limit without a word', async () => {
  const trace = {
    transaction: 'GET /pro/x?token=secret',
    start_timestamp: 10,
    timestamp: 10.25,
    level: 'error',
  };
  const lines = (count: number) =>
    `{}\n${`{"type":"transaction"}\n${JSON.stringify(trace)}\n`.repeat(count)}`;
  const send = (count: number) =>
    app.request({
      method: 'POST',
      url: '/services/errors/api/1/envelope/',
      remoteAddress: '192.0.2.8',
      payload: lines(count),
      headers: { 'content-type': 'text/plain' },
    });
  for (const count of [99, 99, 99]) expect((await send(count)).statusCode).toBe(200);
  const rows = await app.asOwner.rows(
    "select distinct message, event from error_report where level = 'trace'",
  );
  expect(rows).toEqual([
    {
      message: 'GET /pro/x',
      event: { transaction: 'GET /pro/x', start_timestamp: 10, timestamp: 10.25, level: 'error' },
    },
  ]);
  const { count } = await app.asOwner.one(
    "select count(*)::int as count from error_report where level = 'trace'",
  );
  expect(count).toBe(198);
  const told = await commands.find(({ name }) => name === 'traces')?.run(app.asOwner, []);
  expect(told).toBe('   250 ms, at most 250 ms, 198 times  GET /pro/x');
  expect(await commands.find(({ name }) => name === 'errors')?.run(app.asOwner, [])).not.toContain(
    'GET /pro/x',
  );
});

test('a body too large is refused', async () => {
  expect((await post('x'.repeat(300_000))).statusCode).toBe(413);
});

test('keeps nothing that was sent, typed or gathered, whichever client sends it', async () => {
  const secret = 'hunter2-in-every-field';
  const event = {
    event_id: 'def',
    server_name: secret,
    message: `GET /pro/check/email/${secret} failed`,
    request: {
      data: secret,
      cookies: secret,
      headers: { a: secret },
      query_string: secret,
      url: `/x?${secret}`,
    },
    user: { email: secret },
    breadcrumbs: [{ data: { secret } }],
    extra: { secret },
    contexts: { state: { secret }, trace: { trace_id: '1', data: { secret } } },
    tags: { location: 'page', password: secret },
  };
  expect((await post(envelope(event))).statusCode).toBe(200);
  const [row] = await app.asOwner.rows('select * from error_report order by id desc limit 1');
  expect(row).toMatchObject({
    event_id: 'def',
    message: 'GET /pro/check/email/[email] failed',
    tags: { location: 'page' },
  });
  expect(JSON.stringify(row)).not.toContain(secret);
});

test('counts events, not requests', async () => {
  const other = await app.another();
  const send = (events: number) =>
    other.request({
      method: 'POST',
      url: '/services/errors/api/1/envelope/',
      remoteAddress: '192.0.2.7',
      payload: `{}\n${'{"type":"event"}\n{"message":"x"}\n'.repeat(events)}`,
      headers: { 'content-type': 'text/plain' },
    });
  expect((await send(99)).statusCode).toBe(200);
  expect((await send(101)).statusCode).toBe(400);
  expect((await send(100)).statusCode).toBe(200);
  const refused = await send(1);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '300']);
  const kept = await app.asOwner.one("select count(*)::int as count from error_report where message = 'x'");
  expect(kept).toEqual({ count: 199 });
});

test('never throws, whatever arrives', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (body) => void readEnvelope(body)));
  fc.assert(fc.property(fc.json(), (event) => void readEnvelope(`{}\n{"type":"event"}\n${event}`)));
  fc.assert(fc.property(fc.json(), (header) => void readEnvelope(`{}\n${header}\n{}`)));
});

test('what was kept before is reduced to the same by the migration', async () => {
  const secret = 'hunter2-of-old';
  const old = {
    event_id: '1',
    level: 'error',
    platform: 'node',
    timestamp: 1_794_000_000.5,
    request: { data: { password: secret }, cookies: { secret } },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: secret,
          stacktrace: { frames: [{ filename: `/app/x.js?${secret}`, lineno: 3, vars: { secret } }, null] },
        },
        'nonsense',
      ],
    },
  };
  await app.asOwner.run('truncate error_report');
  const rows: [string, object, object][] = [
    ['InvalidInput: invalid body', {}, old],
    ['Refusal: Bad credentials.', {}, old],
    [`TypeError: miriam@praxis.example at /pro/x?token=${secret}`, { location: 'page', secret }, old],
    ['plain', {}, { message: secret, exception: secret }],
  ];
  for (const [message, tags, event] of rows)
    await app.asOwner.run(
      "insert into error_report (event_id, level, message, tags, event) values ('1', 'error', $1, $2, $3)",
      [message, JSON.stringify(tags), JSON.stringify(event)],
    );
  const client = new Client(app.owner);
  await client.connect();
  await client.query(await readFile(join(migrationsFolder, '0012_error_reports.sql'), 'utf8'));
  await client.end();
  expect(await app.asOwner.rows('select message, tags, event from error_report order by id')).toEqual([
    {
      message: 'TypeError: [email] at /pro/x',
      tags: { location: 'page' },
      event: {
        event_id: '1',
        level: 'error',
        platform: 'node',
        timestamp: '1794000000.5',
        exception: {
          values: [{ type: 'TypeError', stacktrace: { frames: [{ filename: '/app/x.js', lineno: 3 }] } }],
        },
      },
    },
    { message: 'plain', tags: {}, event: {} },
  ]);
});
