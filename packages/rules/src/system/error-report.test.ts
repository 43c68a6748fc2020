import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutPersonalData } from '../shared/personal-data.ts';
import { allowedReport } from './error-report.ts';

const secret = 'hunter2';

/** As the server's client sends it when nobody tells it not to, and as an older browser's client did. */
const gathered = {
  event_id: '0f3b2c6f8f6d4a4f9d1c0b6b0a9e8d7c',
  level: 'error',
  platform: 'node',
  release: '0.1.0',
  timestamp: 1_794_000_000.5,
  server_name: secret,
  transaction: 'POST /pro/password/change',
  message: 'a fault',
  exception: {
    values: [
      {
        type: 'TypeError',
        value: 'x is not a function',
        mechanism: { type: 'generic', handled: false, data: { secret } },
        stacktrace: {
          frames: [
            {
              filename: `/app/main.js?token=${secret}`,
              function: 'login',
              lineno: 3,
              colno: 4,
              in_app: true,
              vars: { password: secret },
              context_line: secret,
              pre_context: [secret],
            },
          ],
        },
      },
    ],
  },
  request: {
    url: `http://localhost/?a=${secret}`,
    method: 'POST',
    data: `{"password":"${secret}"}`,
    cookies: { praxora_token: secret },
    headers: { authorization: secret },
    query_string: secret,
  },
  user: { email: secret, ip_address: secret },
  breadcrumbs: [{ message: secret, data: { url: `/x?q=${secret}` } }],
  extra: { secret },
  tags: { location: 'API-service', status: 500, password: secret },
  contexts: {
    trace: { trace_id: 'a'.repeat(32), span_id: 'b'.repeat(16), data: { secret } },
    app: { secret },
  },
  modules: { secret },
  fingerprint: [secret],
  threads: { values: [secret] },
  logentry: { message: secret, params: [secret] },
};

test('a report tells where it happened, and nothing that was sent or typed', () => {
  expect(allowedReport(gathered)).toEqual({
    event_id: gathered.event_id,
    level: 'error',
    platform: 'node',
    release: '0.1.0',
    timestamp: gathered.timestamp,
    transaction: 'POST /pro/password/change',
    message: 'a fault',
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'x is not a function',
          mechanism: { type: 'generic', handled: false },
          stacktrace: {
            frames: [{ filename: '/app/main.js', function: 'login', lineno: 3, colno: 4, in_app: true }],
          },
        },
      ],
    },
    tags: { location: 'API-service', status: '500' },
    contexts: { trace: { trace_id: 'a'.repeat(32), span_id: 'b'.repeat(16) } },
  });
});

test('a trace keeps its steps without their data', () => {
  const span = { span_id: 'b'.repeat(16), op: 'http.client', start_timestamp: 1, timestamp: 2 };
  const trace = {
    type: 'transaction',
    spans: [{ ...span, description: `GET /pro/check/email/${secret}?x=${secret}`, data: { url: secret } }],
    measurements: { lcp: { value: 12, unit: 'millisecond' }, [secret]: { value: 1 } },
  };
  expect(allowedReport(trace)).toEqual({
    type: 'transaction',
    spans: [{ ...span, description: 'GET /pro/check/email/[email]' }],
    measurements: { lcp: { value: 12, unit: 'millisecond' } },
  });
});

test('whatever is sent becomes a small report, and stays as it is when it is cleaned again', () => {
  fc.assert(
    fc.property(fc.anything({ maxDepth: 4 }), (event) => {
      const report = allowedReport(event);
      expect(allowedReport(report)).toEqual(report);
    }),
  );
  const large = {
    message: 'x '.repeat(100_000),
    exception: { values: Array(1000).fill({ stacktrace: { frames: Array(1000).fill({ function: 'f' }) } }) },
    spans: Array(10_000).fill({ op: 'x' }),
  };
  expect(JSON.stringify(allowedReport(large)).length).toBeLessThan(10_000);
});

test.each([
  ['GET /pro/check/email/miriam.keller%40praxis.example failed', 'GET /pro/check/email/[email] failed'],
  ['GET /pro/check/email/not-even-one failed', 'GET /pro/check/email/[email] failed'],
  [
    'https://praxora.example/auth/change-password?token=x now',
    'https://praxora.example/auth/change-password now',
  ],
  ['at https://praxora.example/a#token=x', 'at https://praxora.example/a'],
  ['miriam.keller@praxis.example', '[email]'],
  ['Key (email)=(miriam@praxis.example) exists', 'Key (email)=([email]) exists'],
  ['550 <a.b@c.example>: unknown', '550 <[email]>: unknown'],
  ['authorization: Bearer abc.def', 'authorization: Bearer [token]'],
  [`token ${'aB3_'.repeat(11)} is unknown`, 'token [token] is unknown'],
  ['is 1 < 2 ? yes : no', 'is 1 < 2 ? yes : no'],
])('%s is told as %s', (text, told) => {
  expect(withoutPersonalData(text)).toBe(told);
});

test.each(['@', 'a@', '%40', 'a%40.', '/', '/check/email/', 'Bearer ', 'x'])(
  'a text of nothing but %s is looked through',
  (piece) => {
    const message = piece.repeat(50_000);
    expect(String(allowedReport({ message }).message).length).toBeLessThanOrEqual(1000);
  },
);
