// A JSON body as it is, or as broken programs write it.
import { type Random, weighted } from '../random.ts';
import { toJson } from '../values/wrong.ts';

interface Body {
  readonly bytes: Buffer;
  readonly type: string;
}

const json = 'application/json';

export function jsonBody(value: unknown): Body {
  return { bytes: Buffer.from(toJson(value)), type: json };
}

const types = [
  'application/json; charset=utf-16',
  'application/json; charset=latin1',
  'text/json',
  'text/plain',
  'text/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  'application/json;',
  'application/',
  '/',
  'json',
  '*/*',
  'application/json, application/json',
  'application/vnd.api+json',
  'application/json; boundary="',
  'application/JSON',
];

/** A malformed or unusual body sent as JSON. */
export function brokenBody(random: Random, value: unknown): Body {
  const text = toJson(value);
  const as = (bytes: string | Buffer, type = json): Body => ({ bytes: Buffer.from(bytes as string), type });
  return weighted<() => Body>(random, [
    [3, () => as(text.slice(0, random.int(0, Math.max(text.length - 1, 0))))],
    [2, () => as(text, random.pick(types))],
    [1, () => as(`${text}${text}`)],
    [1, () => as(`\ufeff${text}`)],
    [1, () => as(text.replaceAll('"', "'"))],
    [1, () => as(text.replace('{', '{"__proto__":{"a":1},'))],
    [1, () => as(text.replace('{', '{"constructor":{"prototype":{}},'))],
    [1, () => as(text.replace(/:\d+/, ':1e999'))],
    [1, () => as(text.replace(/:\d+/, ':123456789012345678901234567890'))],
    [1, () => as(Buffer.from(text, 'utf16le'))],
    [
      1,
      () => as(Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0xff, 0xfe, 0x22, 0xc0, 0x80])])),
    ],
    [1, () => as('['.repeat(random.pick([100, 5_000, 100_000])))],
    [1, () => as('{"a":'.repeat(random.pick([100, 5_000, 100_000])))],
    [1, () => as(`{"data":"${'x'.repeat(random.pick([100_000, 1_100_000]))}"}`)],
    [
      1,
      () =>
        as(
          random.pick([
            '',
            ' ',
            'null',
            '""',
            '0',
            '[]',
            'true',
            '{',
            '}',
            'undefined',
            '\0',
            '{"a":"\ud800"}',
          ]),
        ),
    ],
  ])();
}
