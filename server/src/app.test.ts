// Tests of the server as a whole: contract, error forms, headers, pages, health.
import { allCalls } from '@praxora/contract/calls';
import { bases, callRoute } from '@praxora/contract/shared/call';
import { dymoOrigins } from '@praxora/rules/inventory/dymo-service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readToken } from './platform/http/credentials.ts';
import { startTestApp, type TestApp } from './testing/app.ts';
import { aUser, bearer, loginAs } from './testing/builders.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
const get = (url: string, headers: Record<string, string> = {}) =>
  app.request({ method: 'GET', url, headers });

describe('the contract', () => {
  test('every call is answered by a route', () => {
    for (const { group, name, call } of allCalls) {
      expect(app.server.hasRoute({ method: call.method, url: callRoute(call) }), `${group}.${name}`).toBe(
        true,
      );
    }
  });

  test('every route tells hooks and plugins which call it answers', async () => {
    const other = await app.another();
    let answered: unknown;
    other.server.addHook('onSend', async (request) => {
      answered = request.routeOptions.config.call;
    });
    for (const { call } of allCalls) {
      const { method } = call;
      await other.request({ method, url: callRoute(call).replace(/:\w+/g, '1') });
      expect(answered, `${method} ${call.path}`).toBe(call);
    }
  });

  test('every call that needs a login refuses nobody', async () => {
    for (const { call } of allCalls.filter(({ call }) => call.access !== 'anonymous')) {
      const url = bases[call.base] + call.path.replace(/\{\w+\}/g, '1');
      const response = await app.request({ method: call.method, url });
      expect(response.statusCode, `${call.method} ${url}`).toBe(401);
      expect(response.json().errors.code).toBe('NOT_LOGGED_IN');
    }
  });

  test('is published as OpenAPI and as a page', async () => {
    const document = (await get('/docs/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    expect(document.paths['/pro/login'].post).toMatchObject({
      operationId: 'identity.login',
      requestBody: { content: { 'application/json': { schema: { required: ['email', 'password'] } } } },
      responses: { 401: { description: expect.stringContaining('BAD_CREDENTIALS: Bad credentials.') } },
    });
    expect(document.paths['/pro/check/email/{email}'].get.parameters).toMatchObject([
      { name: 'email', in: 'path' },
    ]);
    const page = await get('/docs');
    expect(page.headers['content-type']).toContain('text/html');
    for (const path of Object.keys(document.paths)) expect(page.body).toContain(path);
    for (const name of Object.keys(document.components.schemas))
      expect(page.body).toContain(`id="schema-${name}"`);
    expect(page.body).toContain('<a href="#schema-Order">Order</a>');
  });
});

describe('bad requests', () => {
  test.each([
    ['POST', '/pro/login', '{"email":', 'application/json', 400, 'MALFORMED_REQUEST'],
    ['POST', '/pro/login', '<login/>', 'application/xml', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['POST', '/pro/login', `{"email":"${'x'.repeat(1_100_000)}"}`, 'application/json', 413, 'BODY_TOO_LARGE'],
    ['GET', '/pro/nothing', undefined, undefined, 404, 'NO_SUCH_CALL'],
    ['POST', '/dashboard', '{}', 'application/json', 404, 'NO_SUCH_CALL'],
    ['GET', '/missing-picture.png', undefined, undefined, 404, 'NO_SUCH_CALL'],
  ] as const)('%s %s is refused in the catalogued form', async (method, url, payload, type, status, code) => {
    const body = payload === undefined ? {} : { payload, headers: { 'content-type': type } };
    const response = await app.request({ method, url, ...body });
    expect(response.statusCode).toBe(status);
    expect(response.json().errors.code).toBe(code);
  });

  test('a fault of ours tells nothing but a request id', async () => {
    await app.asOwner.run('alter table rate_limit rename to rate_limit_lost');
    const response = await get('/pro/check/email/a@b.example');
    await app.asOwner.run('alter table rate_limit_lost rename to rate_limit');
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      error: {
        message: 'Service error. Please try again later',
        code: 'SERVICE_ERROR',
        requestId: response.headers['x-request-id'],
      },
    });
  });

  test('a server without its database lives, and is not ready', async () => {
    const ending = await app.another();
    await ending.platform.database.close();
    const ask = (url: string) => ending.request({ method: 'GET', url });
    expect((await ask('/pro/check/email/a@b.example')).json().errors.code).toBe('UNAVAILABLE');
    expect((await ask('/readyz')).statusCode).toBe(503);
    expect((await ask('/healthz')).statusCode).toBe(200);
  });

  test('a writing request by cookie alone must come from our own site', async () => {
    const token = await loginAs(app, await aUser(app));
    const ask = (headers: Record<string, string>) => {
      const request = {
        protocol: 'http',
        host: 'localhost:3000',
        headers,
        cookies: { praxora_token: token },
      };
      return () => readToken(request as never, { method: 'POST' }, 'https://pro.praxora.example');
    };
    expect(ask({ origin: 'https://evil.example' })).toThrow('another site');
    expect(ask({})).toThrow('another site');
    expect(ask({ origin: 'https://pro.praxora.example' })()).toBe(token);
    expect(ask({ origin: 'http://localhost:3000' })()).toBe(token);
    expect(ask({ 'sec-fetch-site': 'same-origin' })()).toBe(token);
    expect(ask({ ...bearer('other'), origin: 'https://evil.example' })()).toBe('other');
  });
});

describe('headers', () => {
  test('a strict Content-Security-Policy without foreign hosts but the printer’s service on this computer', async () => {
    const policy = String((await get('/docs')).headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.match(/https?:[^\s;]*/g)).toEqual([...dymoOrigins]);
  });

  test('opens for the tag manager only when it is configured', async () => {
    const other = await app.another({ GTM_ID: 'GTM-AB12' });
    const policy = String(
      (await other.request({ method: 'GET', url: '/docs' })).headers['content-security-policy'],
    );
    expect(policy).toContain('https://www.googletagmanager.com');
    const config = await other.request({ method: 'GET', url: '/api/marketplace/v1/config' });
    expect(config.json().data.gtmId).toBe('GTM-AB12');
  });

  test('each request has an id; a harmless one from outside is kept', async () => {
    expect((await get('/healthz')).headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    expect((await get('/healthz', { 'x-request-id': 'proxy-0001' })).headers['x-request-id']).toBe(
      'proxy-0001',
    );
    expect((await get('/healthz', { 'x-request-id': 'x y' })).headers['x-request-id']).not.toBe('x y');
  });
});

describe('who may keep an answer', () => {
  const kept = async (url: string, headers: Record<string, string> = {}) =>
    (await get(url, headers)).headers['cache-control'];

  test('nobody: whatever was asked with a session or in its place, and whatever went wrong', async () => {
    const session = bearer(await loginAs(app, await aUser(app)));
    for (const { call } of allCalls.filter(({ call }) => call.method === 'GET' && !call.writes)) {
      const url = bases[call.base] + call.path.replace(/\{\w+\}/g, '1');
      for (const headers of [session, {}])
        expect(await kept(url, headers), `GET ${url}`).toMatch(/^(private, )?no-store$/);
    }
    for (const url of ['/pro/nothing', '/services/nothing', '/missing-picture.png', '/healthz', '/readyz'])
      expect(await kept(url), url).toBe('no-store');
  });

  test('everybody, until it changes: the description of the API', async () => {
    for (const url of ['/docs', '/docs/openapi.json']) expect(await kept(url), url).toBe('no-cache');
  });
});

test('the configuration names countries, phone numbers, addresses and dated VAT rates', async () => {
  const { data } = (await get('/api/marketplace/v1/config')).json();
  expect(data).toMatchObject({
    countries: ['DE', 'AT'],
    search: { host: '/services/search', applicationId: 'praxora' },
    gtmId: null,
    errorReporting: { dsn: 'http://praxora@localhost:3000/services/errors/1', tracesSampleRate: 0.01 },
  });
  expect(data.vatRates).toContainEqual({
    country: 'AT',
    vatClass: 'reducedTax',
    percent: 10,
    validFrom: expect.any(String),
  });
});

test('the legacy page speaks the language of the browser', async () => {
  expect((await get('/app', { 'accept-language': 'de-AT' })).body).toContain('bisherige Ausgabe');
  expect((await get('/app')).body).toContain('previous edition');
});
