// Requests that no route ever sees are refused in the catalogue's form too, and nothing of them is repeated.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { listening, sendRaw } from '../../testing/sockets.ts';

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await startTestApp();
  port = await listening(app);
});
afterAll(() => app.close());

test.each([
  ['a broken escape', 'GET', '/pro/catalog/product-by-slug/%zz'],
  ['half a character', 'GET', '/pro/check/email/%ed%a0%80'],
  ['a parameter without end', 'POST', `/pro/orders/${'7'.repeat(600)}/sent`],
] as const)('%s in the address', async (_, method, url) => {
  const answer = await app.request({ method, url });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({
    errors: { error: 'The request could not be read.', code: 'MALFORMED_REQUEST' },
  });
  expect(answer.headers['x-request-id']).toMatch(/^[\w-]{8,}$/);
});

test('whatever a client expects, it is answered', async () => {
  const { status, text } = await sendRaw(
    port,
    'GET /pro/orders HTTP/1.1\r\nHost: localhost\r\nExpect: the-unexpected\r\nConnection: close\r\n\r\n',
  );
  expect(status).toBe(401);
  expect(text).toContain('NOT_LOGGED_IN');
});

test.each(['/healthz', '/pro/orders', '/pro/docs/nowhere'])(
  'HEAD %s is GET without the body',
  async (url) => {
    const ask = (method: string, connection: string) =>
      `${method} ${url} HTTP/1.1\r\nHost: localhost\r\nConnection: ${connection}\r\n\r\n`;
    const whole = await sendRaw(port, ask('GET', 'close'));
    // Were there a body, the second answer would not begin right after the head of the first.
    const both = await sendRaw(port, ask('HEAD', 'keep-alive') + ask('GET', 'close'));
    expect(both.status).toBe(whole.status);
    const [head = '', second = ''] = both.text.split('\r\n\r\n');
    expect(head).toMatch(/content-length: [1-9]/i);
    expect(second).toMatch(new RegExp(`^HTTP/1.1 ${whole.status} `));
  },
);
