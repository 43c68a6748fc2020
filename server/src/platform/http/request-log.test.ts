// The log of a server with LOG_LEVEL=info: one line for each request, with nothing that somebody typed.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { aUser, bearer, loginAs } from '../../testing/builders.ts';

const written: string[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ LOG_LEVEL: 'info' }, { log: { write: (line) => void written.push(line) } });
});
afterAll(() => app.close());

/** Lines that the work leaves in the log. */
async function logged(work: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  written.length = 0;
  await work();
  return written.map((line) => JSON.parse(line));
}

test('a request is one line with method, route, status, time, practice and request id', async () => {
  const user = await aUser(app);
  const headers = bearer(await loginAs(app, user));
  const get = (url: string, more = {}) =>
    app.request({ method: 'GET', url, headers: { ...headers, 'x-request-id': 'from-the-proxy', ...more } });
  const line = (fields: object) => ({
    level: 30,
    time: expect.any(Number),
    requestId: 'from-the-proxy',
    method: 'GET',
    milliseconds: expect.any(Number),
    practice: user.practiceId,
    msg: 'request',
    ...fields,
  });
  expect(await logged(() => get('/pro/cost-centers'))).toEqual([
    line({ route: '/pro/cost-centers', status: 200 }),
  ]);
  expect(await logged(() => get('/pro/orders/4711?token=secret'))).toEqual([
    line({ route: '/pro/orders/:orderId', path: '/pro/orders/4711', status: 404 }),
  ]);
  expect(await logged(() => get('/pro/cost-centers', { authorization: 'Bearer secret' }))).toEqual([
    line({ route: '/pro/cost-centers', status: 401, practice: null }),
  ]);
  expect(await logged(() => get('/secret/secret.php'))).toEqual([
    line({ route: '/…', status: 404, practice: null }),
  ]);
  expect(await logged(() => get('/healthz')), 'looks at the health have the level debug').toEqual([]);
});

test('neither credentials, e-mail nor address of a client are written', async () => {
  const user = await aUser(app);
  const lines = await logged(async () => {
    await loginAs(app, user);
    await app.request({
      method: 'POST',
      url: '/pro/login',
      remoteAddress: '192.0.2.44',
      payload: { email: user.email, password: 'wrong-password' },
    });
    await app.request({ method: 'GET', url: `/pro/check/email/${user.email}`, remoteAddress: '192.0.2.44' });
  });
  expect(lines.length).toBeGreaterThan(2);
  for (const secret of [user.email, user.password, 'wrong-password', '192.0.2.44'])
    expect(written.join(''), secret).not.toContain(secret);
});

const report = (status: string) =>
  app.request({
    method: 'POST',
    url: '/services/errors/api/1/envelope/',
    headers: { 'content-type': 'text/plain' },
    payload: [
      '{}',
      '{"type":"event"}',
      JSON.stringify({
        event_id: status,
        level: 'fatal',
        tags: { location: 'API-service', status },
        exception: { values: [{ type: 'ApiError', value: 'refused' }] },
      }),
    ].join('\n'),
  });

test.each([
  ['409', 30],
  ['422', 30],
  ['500', 40],
  ['none', 40],
])(
  'the report of a call that ended with %s is kept as fatal, and logged with the level %i',
  async (status, level) => {
    const [line] = await logged(() => report(status));
    expect(line).toMatchObject({ level, eventLevel: 'fatal', msg: 'reported: ApiError: refused' });
    const { count } = await app.asOwner.one<{ count: number }>(
      `select count(*)::int as count from error_report where event_id = $1 and level = 'fatal'`,
      [status],
    );
    expect(count).toBe(1);
  },
);
