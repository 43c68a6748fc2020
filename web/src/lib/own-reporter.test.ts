// The reporter of our own, with the reports it sends caught on their way out.
import { allowedReport } from '@praxora/rules/system/error-report';
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { ownEndpoint } from './own-endpoint.ts';
import { startOwnReporter } from './own-reporter.ts';
import { sendPageTrace } from './own-trace.ts';

const endpoint = 'https://praxora.example/services/errors/api/1/envelope/';
const secret = 'hunter2-typed-by-somebody';
const tags = { location: 'API-service' };

afterEach(() => vi.restoreAllMocks());

function catchReports(answer: () => Response = () => new Response('{}')) {
  const sent: { url: string; body: string; init: RequestInit | undefined }[] = [];
  window.fetch = async (input, init) => {
    sent.push({ url: String(input), body: String(init?.body), init });
    return answer();
  };
  return { sent, events: () => sent.map(({ body }) => JSON.parse(body.split('\n')[2] ?? '')) };
}

it('knows our own endpoint from every other service', () => {
  expect(ownEndpoint('https://praxora@praxora.example/services/errors/1')).toBe(endpoint);
  expect(ownEndpoint('http://praxora@localhost:3000/services/errors/1')).toBe(
    'http://localhost:3000/services/errors/api/1/envelope/',
  );
  for (const other of ['https://key@o1.sentry.example/4505', 'https://key@errors.example/errors/1', '', 'x'])
    expect(ownEndpoint(other)).toBeNull();
});

it('sends an envelope with the error, its place and what caused it, also when the page is left', () => {
  const { sent, events } = catchReports();
  const error = new TypeError('cannot be drawn', { cause: new Error('no price') });
  startOwnReporter(endpoint).captureFatal(error, { location: 'page', route: 'cart' });
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    url: endpoint,
    init: { method: 'POST', keepalive: true, credentials: 'omit' },
  });
  expect(sent[0]?.body.split('\n').slice(0, 2)).toEqual(['{}', '{"type":"event"}']);
  const [event] = events();
  expect(event).toMatchObject({
    event_id: expect.stringMatching(/^[0-9a-f]{32}$/),
    timestamp: expect.any(Number),
    level: 'fatal',
    platform: 'javascript',
    tags: { location: 'page', route: 'cart' },
    exception: {
      values: [
        { type: 'Error', value: 'no price' },
        { type: 'TypeError', value: 'cannot be drawn' },
      ],
    },
  });
  const { frames } = event.exception.values[1].stacktrace;
  expect(frames.at(-1)).toMatchObject({ filename: expect.stringContaining('own-reporter.test') });
});

it('tells how long the page took to load', () => {
  const { sent, events } = catchReports();
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
    type === 'navigation' ? ([{ duration: 812, responseStart: 40 }] as never) : [],
  );
  sendPageTrace(endpoint, '/inventory/article/7');
  expect(sent[0]?.body.split('\n')[1]).toBe('{"type":"transaction"}');
  const [event] = events();
  expect(event).toMatchObject({
    type: 'transaction',
    transaction: '/inventory/article/7',
    contexts: { trace: { op: 'pageload' } },
    measurements: { ttfb: { value: 40, unit: 'millisecond' } },
  });
  expect(1000 * (event.timestamp - event.start_timestamp)).toBeCloseTo(812, 0);
  expect(event).toEqual(allowedReport(event));
});

it('sends nothing of what was typed, and nothing that a report may not hold', () => {
  const { sent, events } = catchReports();
  const reporter = startOwnReporter(endpoint);
  const error = Object.assign(new Error(`GET /pro/check/email/${secret}?token=${secret} broke`), {
    body: secret,
    cause: { password: secret },
  });
  reporter.captureFatal(error, { location: 'page', password: secret });
  reporter.captureFatal({ password: secret }, tags);
  expect(sent).toHaveLength(2);
  expect(sent[0]?.body).toContain('GET /pro/check/email/[email] broke');
  expect(sent.map(({ body }) => body).join('\n')).not.toContain(secret);
  for (const event of events()) expect(event).toEqual(allowedReport(event));
});

it('tells once what happens over and over', () => {
  const { sent } = catchReports();
  const reporter = startOwnReporter(endpoint);
  const [first, second] = [new Error('first'), new Error('second')];
  for (const error of [first, first, first, second, first]) reporter.captureFatal(error, tags);
  expect(sent).toHaveLength(3);
});

it('is silent for as long as the endpoint asks for', async () => {
  const { sent } = catchReports(() => new Response('{}', { status: 429, headers: { 'retry-after': '300' } }));
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  const reporter = startOwnReporter(endpoint);
  reporter.captureFatal(new Error('one'), tags);
  await new Promise((done) => setTimeout(done, 0));
  reporter.captureFatal(new Error('two'), tags);
  expect(sent).toHaveLength(1);
  now.mockReturnValue(1_000_000 + 301_000);
  reporter.captureFatal(new Error('three'), tags);
  expect(sent).toHaveLength(2);
});

it('is no further fault when the network is gone', async () => {
  window.fetch = () => Promise.reject(new TypeError('network'));
  startOwnReporter(endpoint).captureFatal(new Error('offline'), tags);
  await new Promise((done) => setTimeout(done, 0));
});

it('takes whatever is thrown', () => {
  const { events } = catchReports();
  fc.assert(
    fc.property(fc.anything(), (thrown) => startOwnReporter(endpoint).captureFatal(thrown, tags)),
    { numRuns: 300 },
  );
  for (const event of events()) expect(event).toEqual(allowedReport(event));
});
