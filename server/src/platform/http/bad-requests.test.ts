// Requests that no client of ours would send, over real connections: refused in the catalogued form, never a server
// error.
import { setImmediate as turn } from 'node:timers/promises';
import { errorCatalogue } from '@praxora/contract/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RawServer, startRawServer } from '../../testing/raw-server.ts';
import { openRaw, sendRaw } from '../../testing/sockets.ts';

let server: RawServer;
beforeAll(async () => {
  server = await startRawServer();
});
afterAll(() => server.close());

interface Wish {
  readonly headers?: readonly string[];
  readonly length?: number;
  readonly cut?: 'close' | 'break' | 'wait';
}

function ask(line: string, body: string | Buffer = '', { headers = [], length, cut }: Wish = {}) {
  const typed = headers.some((header) => /^content-type/i.test(header))
    ? headers
    : ['Content-Type: application/json', ...headers];
  return server.send({ line, headers: typed, body, length, cut });
}

const deep = (levels: number, inside = '1') =>
  `${'[{"a":'.repeat(levels / 2)}${inside}${'}]'.repeat(levels / 2)}`;
const envelope = '/services/errors/api/1/envelope/';
const event = (json: string) => `{}\n{"type":"event"}\n${json}`;

test.each([
  ['a body nested deep', 'POST /pro/login', `{"email":${deep(5000)}}`],
  ['one nested as deep as fits', 'POST /pro/inventory/article', `{"articles":${deep(150_000)}}`],
  ['one nested deep where anything may stand', 'POST /pro/inventory/article', `{"articles":[${deep(40)}]}`],
  ['one nested deep and cut off', 'POST /pro/login', '['.repeat(500_000)],
  ['letters that are none', 'POST /pro/login', Buffer.from('{"email":"\xc3\x28"}', 'latin1')],
  ['half a character', 'POST /pro/login', '{"email":"a@b.example","password":"\\ud800"}'],
  ['the character NUL', 'POST /pro/login', '{"email":"a@b.example","password":"\\u0000"}'],
  ['a name every object has', 'POST /pro/login', '{"__proto__":{"email":1}}'],
  ['an address that is not encoded rightly', 'GET /pro/check/email/%E0%A4%A', ''],
  ['a very long one', `POST /pro/orders/${'7'.repeat(2000)}/sent`, ''],
] as const)('%s is refused', async (_, line, body) => {
  const { status, text } = await ask(line, body);
  expect([400, 422], text).toContain(status);
  expect(text).toMatch(/"errors":/);
});

test('NUL in a text of the address is taken out like everything else that cannot be seen', async () => {
  const { status, text } = await ask('GET /pro/check/email/a%00@b.example', '');
  expect([status, text]).toEqual([200, expect.stringContaining('{"data":{"registered":false}}')]);
});

test.each([
  ['gzip', Buffer.from('1f8b0800deadbeef', 'hex')],
  ['deflate', 'nonsense'],
  ['br', 'nonsense'],
] as const)('a body that calls itself %s is refused', async (encoding, body) => {
  const headers = [`Content-Encoding: ${encoding}`];
  for (const line of ['POST /pro/login', `POST ${envelope}`]) {
    const { status, text } = await ask(line, body, { headers });
    expect(status, text).toBeLessThan(500);
  }
  const form = [...headers, 'Content-Type: multipart/form-data; boundary=b'];
  expect((await ask('POST /pro/inventory/article/import', body, { headers: form })).status).toBe(400);
});

test.each([
  ['a search nested deep', 'POST /services/search/1/indexes/*/queries', deep(5000)],
  ['a search whose letters are none', 'POST /services/search/1/indexes/*/queries', Buffer.from([0x22, 0xff])],
  ['a report nested deep', `POST ${envelope}`, event(`{"extra":${deep(5000)}}`)],
  ['a report with NUL in its message', `POST ${envelope}`, event('{"message":"\\u0000"}')],
  ['a report with half a character', `POST ${envelope}`, event('{"message":"\\ud800"}')],
  ['a report with half a character in a tag', `POST ${envelope}`, event('{"tags":{"location":"\\ud800"}}')],
  ['a report that is no JSON', `POST ${envelope}`, event('{"message":')],
  ['a report whose letters are none', `POST ${envelope}`, Buffer.from('{}\n\xff', 'latin1')],
] as const)('%s is refused', async (_, line, body) => {
  const { status, text } = await ask(line, body, { headers: ['Content-Type: text/plain'] });
  expect(status, text).toBe(400);
});

test.each([
  [
    'headers',
    `GET /pro/orders HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`,
    'HEADERS_TOO_LARGE',
  ],
  ['an address', `GET /pro/${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 'HEADERS_TOO_LARGE'],
  ['no request', 'nonsense\r\n\r\n', 'MALFORMED_REQUEST'],
  [
    'two lengths',
    'POST /pro/login HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}',
    'MALFORMED_REQUEST',
  ],
] as const)('%s that Node itself refuses: in the catalogued form, with an id', async (_, bytes, code) => {
  const { status, text } = await sendRaw(server.port, bytes);
  const [head = '', body = ''] = text.split('\r\n\r\n');
  expect(status).toBe(errorCatalogue[code].status);
  expect(JSON.parse(body)).toEqual({ errors: { error: errorCatalogue[code].text, code } });
  expect(head).toMatch(/^X-Request-Id: [\w-]{8,}\r?$/m);
  expect(head).toMatch(/^Cache-Control: no-store\r?$/m);
});

test('nonsense that goes on is refused once, and leaves nothing behind at the connection', async () => {
  const warnings: Error[] = [];
  const onWarning = (warning: Error) => warnings.push(warning);
  process.on('warning', onWarning);
  const { socket, ended } = await openRaw(server.port);
  for (let count = 0; count < 30 && socket.writable; count += 1) {
    socket.write('nonsense\r\n');
    await turn();
  }
  expect((await ended).match(/HTTP\/1\.1 400/g)).toHaveLength(1);
  await turn();
  process.off('warning', onWarning);
  expect(warnings).toEqual([]);
});

test('a body cut off ends with its connection, whichever call it was for', async () => {
  for (const cut of ['close', 'break'] as const)
    for (const line of ['POST /pro/login', `POST ${envelope}`, 'POST /services/search/1/indexes/*/queries']) {
      const { status, text } = await ask(line, '{"email":', { length: 1000, cut });
      expect(status === 0 || (status >= 400 && status < 500), text).toBe(true);
    }
});

test('an answer nobody waits for does no harm', async () => {
  for (const path of ['/docs/openapi.json', '/docs', '/pro/check/email/a@b.example'])
    await ask(`GET ${path}`, '', { headers: ['Accept-Encoding: gzip'], cut: 'break' });
});

test('the server has noticed nothing of all that', async () => {
  expect((await ask('GET /readyz')).status).toBe(200);
  expect(server.crashes).toEqual([]);
});
