import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
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

test('a body too large is refused', async () => {
  expect((await post('x'.repeat(300_000))).statusCode).toBe(413);
});

test('never throws, whatever arrives', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (body) => void readEnvelope(body)));
  fc.assert(fc.property(fc.json(), (event) => void readEnvelope(`{}\n{"type":"event"}\n${event}`)));
});
