// A multipart form as browsers send it, or as nobody should: cut off, with too many parts, without its boundary.
import { type Random, weighted } from '../random.ts';
import { strangeText } from '../values/texts.ts';
import { toJson } from '../values/wrong.ts';
import type { FileSamples } from './sources.ts';

interface Part {
  readonly name: string;
  readonly fileName?: string;
  readonly content: string | Buffer;
}

interface Form {
  readonly bytes: Buffer;
  readonly type: string;
}

const boundary = '----praxorafuzz7d1f';
const contentType = `multipart/form-data; boundary=${boundary}`;

export function someForm(parts: readonly Part[], isEnded = true): Form {
  const pieces = parts.flatMap(({ name, fileName, content }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${
        fileName === undefined ? '' : `; filename="${fileName}"\r\nContent-Type: application/octet-stream`
      }\r\n\r\n`,
    ),
    Buffer.from(content as string),
    Buffer.from('\r\n'),
  ]);
  return {
    bytes: Buffer.concat([...pieces, Buffer.from(isEnded ? `--${boundary}--\r\n` : '')]),
    type: contentType,
  };
}

/** No two are the same: an invoice is received once. */
const somePdf = (random: Random): Buffer =>
  Buffer.from(`%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%${random.int(0, 1_000_000_000)}\n%%EOF`);
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

/** Files a practice would upload, and files it would not. */
export function someFile(random: Random, samples: FileSamples, response: string): Part {
  const { fileName, content } = weighted<{ fileName: string; content: string | Buffer }>(random, [
    [3, { fileName: 'Datenblatt.pdf', content: somePdf(random) }],
    [2, { fileName: 'Bild.png', content: png }],
    [3, { fileName: 'Artikel.xlsx', content: samples.workbook }],
    [3, { fileName: 'Artikel.csv', content: samples.csv }],
    [3, { fileName: 'response.xml', content: response }],
    [
      1,
      {
        fileName: 'Artikel.csv',
        content: `name;amount\r\n${'Handschuh;1\r\n'.repeat(random.pick([1, 300]))}`,
      },
    ],
    [
      1,
      {
        fileName: strangeText(random)
          .slice(0, 300)
          .replace(/[\r\n"]/g, ''),
        content: somePdf(random),
      },
    ],
    [1, { fileName: 'Artikel.xlsx', content: damaged(random, samples.workbook) }],
    [1, { fileName: 'response.xml', content: damaged(random, Buffer.from(response)) }],
    [1, { fileName: '', content: '' }],
    [1, { fileName: 'leer.csv', content: '' }],
    [1, { fileName: 'x.csv', content: strangeText(random) }],
  ]);
  return { name: 'file', fileName, content };
}

function damaged(random: Random, content: Buffer): Buffer {
  const copy = Buffer.from(content);
  for (let count = random.int(1, 8); count > 0 && copy.length > 0; count -= 1)
    copy[random.int(0, copy.length - 1)] = random.int(0, 255);
  return random.chance(0.3) ? copy.subarray(0, random.int(0, copy.length)) : copy;
}

const fieldsOf = (fields: unknown): Part[] =>
  typeof fields === 'object' && fields !== null
    ? Object.entries(fields).map(([name, value]) => ({
        name: name.replace(/[\r\n"]/g, '_'),
        content: typeof value === 'string' ? value : toJson(value),
      }))
    : [];

export const wholeForm = (fields: unknown, file: Part | null): Form =>
  someForm([...fieldsOf(fields), ...(file ? [file] : [])]);

export function brokenForm(random: Random, fields: unknown, file: Part): Form {
  const parts = [...fieldsOf(fields), file];
  const many = (count: number, content: string) =>
    Array.from({ length: count }, (_, index) => ({ name: `f${index}`, content }));
  const cut = ({ bytes, type }: Form, kept: number): Form => ({ bytes: bytes.subarray(0, kept), type });
  const whole = someForm(parts);
  return weighted<() => Form>(random, [
    // The body ends as announced, in the middle of a part.
    [4, () => cut(whole, random.int(0, whole.bytes.length))],
    [3, () => someForm([...many(random.pick([20, 21, 25, 300]), 'x'), file], random.chance(0.5))],
    [2, () => cut(someForm([...many(25, 'x'), file]), whole.bytes.length)],
    [2, () => someForm([...parts, ...parts])],
    [1, () => someForm([...many(3, 'y'.repeat(20_000)), file])],
    [
      1,
      () =>
        someForm([
          {
            ...file,
            name: strangeText(random)
              .slice(0, 200)
              .replace(/[\r\n"]/g, ''),
          },
        ]),
    ],
    [
      1,
      () =>
        someForm([
          { name: '__proto__', content: '{"a":1}' },
          { name: 'constructor', content: 'x' },
          ...parts,
        ]),
    ],
    [1, () => someForm([{ name: 'file', content: 'a text where a file should be' }, ...fieldsOf(fields)])],
    [1, () => ({ ...whole, type: 'multipart/form-data' })],
    [1, () => ({ ...whole, type: 'multipart/form-data; boundary=other' })],
    [1, () => ({ ...whole, type: `multipart/form-data; boundary=${'b'.repeat(300)}` })],
    [1, () => ({ ...whole, type: 'application/json' })],
    [1, () => ({ bytes: Buffer.from(`--${boundary}\r\n\r\n\r\n--${boundary}`), type: contentType })],
    [
      1,
      () => ({
        bytes: Buffer.from(`--${boundary}\r\n${'X-Header: y\r\n'.repeat(3000)}\r\nz\r\n--${boundary}--`),
        type: contentType,
      }),
    ],
    [1, () => ({ bytes: Buffer.alloc(0), type: contentType })],
  ])();
}
