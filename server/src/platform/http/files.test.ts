// Forms as nobody should send them, over real connections: each is refused in the catalogued form, and the process lives.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RawServer, startRawServer } from '../../testing/raw-server.ts';

let server: RawServer;
beforeAll(async () => {
  server = await startRawServer();
});
afterAll(() => server.close());

const b = 'XxXx';
const field = (name: string, value = 'x') =>
  `--${b}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (name = 'file', content = 'Artikel\r\nA') =>
  `--${b}\r\nContent-Disposition: form-data; name="${name}"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\n${content}\r\n`;
const end = `--${b}--\r\n`;
const fields = (count: number) => Array.from({ length: count }, (_, index) => field(`f${index}`)).join('');

interface Wish {
  readonly type?: string;
  readonly length?: number;
  readonly cut?: 'close' | 'break' | 'wait';
}

const post = (body: string, { type = `multipart/form-data; boundary=${b}`, length, cut }: Wish = {}) =>
  server.send({
    line: 'POST /pro/inventory/article/import',
    headers: [`Content-Type: ${type}`],
    body,
    length,
    cut,
  });

describe('a form', () => {
  it.each([
    ['more fields than allowed', fields(21) + file() + end, {}],
    ['more fields than allowed and a file cut off', fields(22) + file().slice(0, -2), {}],
    ['thousands of fields, cut off', fields(5000), {}],
    ['a file cut off', file().slice(0, -4), {}],
    ['the closing boundary missing', file(), {}],
    ['a part cut off in its header', `--${b}\r\nContent-Disposition: form-da`, {}],
    ['a field cut off', field('a').slice(0, -3), {}],
    ['a part without a name', `--${b}\r\nContent-Type: text/plain\r\n\r\nx\r\n${end}`, {}],
    ['another boundary', file() + end, { type: 'multipart/form-data; boundary=other' }],
    ['no boundary', file() + end, { type: 'multipart/form-data' }],
    ['an endless part header', `--${b}\r\nX: ${'x'.repeat(100_000)}\r\n\r\nx\r\n${end}`, {}],
    ['a field called like what every object has', field('__proto__') + file() + end, {}],
    ['nothing at all', '', {}],
    ['noise', '\0\r\n--\r\n\r\n--\r\n', {}],
  ] as const)('with %s is refused', async (_, body, wish) => {
    const { status, text } = await post(body, wish);
    expect(status, text).toBeGreaterThanOrEqual(400);
    expect(status, text).toBeLessThan(500);
    expect(text).toMatch(/"errors":/);
  });

  it.each([
    ['closed', 'close'],
    ['broken off', 'break'],
  ] as const)('%s before it is whole ends with its connection', async (_, cut) => {
    for (const body of [
      file('file', 'x'.repeat(5000)).slice(0, 3000),
      fields(22) + file().slice(0, -2),
      '--',
      '',
    ]) {
      const { status, text } = await post(body, { length: 100_000, cut });
      expect(status === 0 || (status >= 400 && status < 500), text).toBe(true);
    }
  });

  it('without end is cut off', async () => {
    const endless = `${file().slice(0, -2)}${'x'.repeat(90_000_000)}`;
    await post(endless, { length: 1_000_000_000 });
  });

  it('says which field is wrong', async () => {
    const long = await post(field('note', 'x'.repeat(20_000)) + file() + end);
    expect([long.status, long.text]).toEqual([422, expect.stringContaining('"field":"note"')]);
    const wrong = await post(file('document') + end);
    expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining('"field":"document"')]);
    const missing = await post(field('a') + end);
    expect([missing.status, missing.text]).toEqual([422, expect.stringContaining('"field":"file"')]);
  });

  it('that is right is still taken after all that', async () => {
    const { status, text } = await post(file() + end);
    expect(status, text).toBe(200);
    expect(server.crashes).toEqual([]);
  });
});
