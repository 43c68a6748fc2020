// Sender of a request, its credentials and its other headers.
import type { Asker, DemoUser } from '../product/people.ts';
import { demoUsers } from '../product/people.ts';
import { type Random, weighted } from '../random.ts';
import type { Credential } from './request.ts';
import type { Sources } from './sources.ts';

export const isUser = (asker: Asker): asker is DemoUser => (demoUsers as readonly string[]).includes(asker);

export interface Asking {
  readonly asker: Asker;
  readonly credential: Credential;
}

export function asking({ random, askers }: Sources): Asking {
  const asker = weighted(random, askers);
  const credential = weighted<Credential>(random, [
    [8, 'bearer'],
    [3, 'cookie'],
    [asker === 'nobody' ? 0 : 1, 'cookie from elsewhere'],
  ]);
  return { asker, credential };
}

/** Everybody has an address of their own, so that the limits by address do not hide all that lies behind them. */
const anAddress = (random: Random): string =>
  `10.${random.int(0, 255)}.${random.int(0, 255)}.${random.int(1, 254)}`;

export function headersAround(random: Random): Record<string, string> {
  const headers: Record<string, string> = { 'x-forwarded-for': anAddress(random) };
  const now = (chance: number, name: string, ...values: string[]) => {
    if (random.chance(chance)) headers[name] = random.pick(values);
  };
  now(0.2, 'accept-language', 'de', 'en-GB', 'de;q=0.1,*', 'x'.repeat(2000), '');
  now(0.05, 'accept', 'application/x-ndjson', 'text/html', '*/*', 'image/png', 'application/json;q=0');
  now(0.1, 'accept-encoding', 'gzip', 'br', 'identity', 'zstd', 'gzip;q=0', '*', 'x-unknown');
  now(0.03, 'x-request-id', 'abcdefgh', 'x'.repeat(500), '12345678-1234');
  now(0.02, 'range', 'bytes=0-10', 'bytes=10-0', 'bytes=-1', 'lines=1');
  now(0.02, 'if-none-match', '*', 'W/"x"', '"');
  now(0.02, 'if-modified-since', 'yesterday', 'Sun, 15 Nov 2026 12:00:00 GMT');
  now(0.02, 'x-forwarded-for', '', 'unknown', '::1', '10.0.0.1, 10.0.0.2', "'; drop table", 'x'.repeat(3000));
  now(0.02, 'x-forwarded-proto', 'https', 'javascript', 'http,https');
  now(0.02, 'x-forwarded-host', 'evil.example', 'a/b', '[');
  now(
    0.02,
    'cookie',
    'praxora_token=',
    'a=b; praxora_token="',
    '=;=;',
    `x=${'y'.repeat(6000)}`,
    'praxora_token=%zz',
  );
  now(0.02, 'content-encoding', 'gzip', 'br', 'nonsense');
  now(0.02, 'expect', '100-continue', '200-ok');
  now(0.01, 'upgrade', 'websocket', 'h2c');
  now(0.01, 'te', 'trailers', 'chunked');
  return headers;
}

/** A key of its own, one that others use too, or none that is one. */
export function idempotencyKey(random: Random): Record<string, string> {
  const key = weighted<string | null>(random, [
    [10, null],
    [4, `fuzz-${random.int(0, 2 ** 31)}-key`],
    [2, `fuzz-shared-${random.int(0, 40)}`],
    [
      1,
      random.pick([
        '',
        'short',
        'x'.repeat(101),
        'with space 1',
        '\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4',
        '__proto__',
        'a,b,c,d,e,f',
      ]),
    ],
  ]);
  return key === null ? {} : { 'idempotency-key': key };
}
