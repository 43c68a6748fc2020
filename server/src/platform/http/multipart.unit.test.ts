import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refusal } from '../errors.ts';
import { readParts } from './multipart.ts';

// A form's own writing changes line breaks, and a quotation mark in a name is written as %22.
const name = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 20 })
  .filter((text) => !/[\r\n%\0\p{Cs}]/u.test(text));
const value = fc.string({ unit: 'grapheme', maxLength: 40 }).filter((text) => !/[\r\n]/.test(text));
const content = fc.uint8Array({ maxLength: 200 });
type Entry =
  | { readonly name: string; readonly value: string }
  | { readonly name: string; readonly fileName: string; readonly content: Uint8Array<ArrayBuffer> };

const entry: fc.Arbitrary<Entry> = fc.oneof(
  fc.record({ name, value }),
  fc.record({ name, fileName: name, content: content.map((bytes) => new Uint8Array(bytes)) }),
);

async function written(entries: readonly Entry[]) {
  const form = new FormData();
  for (const part of entries) {
    if ('value' in part) form.append(part.name, part.value);
    else form.append(part.name, new Blob([part.content]), part.fileName);
  }
  const sent = new Response(form);
  return { body: Buffer.from(await sent.arrayBuffer()), type: sent.headers.get('content-type') ?? '' };
}

test('what a browser writes is read back to the letter', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { maxLength: 6 }), async (entries) => {
      const known = entries.filter((part) => !(part.name in Object.prototype));
      const { body, type } = await written(known);
      const read = readParts(body, type, 10).map((part) => ({
        ...part,
        content: part.content.toString('hex'),
      }));
      expect(read).toEqual(
        known.map((part) => ({
          name: part.name,
          fileName: 'value' in part ? undefined : part.fileName,
          content: Buffer.from('value' in part ? part.value : part.content).toString('hex'),
        })),
      );
    }),
  );
});

/** Read, or refused as malformed; nothing else. */
function tryRead(body: Buffer, type: string): 'read' | 'refused' {
  try {
    readParts(body, type, 5);
    return 'read';
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal);
    return 'refused';
  }
}

test('a form cut off anywhere before its end is refused', async () => {
  const { body, type } = await written([
    { name: 'type', value: 'x' },
    { name: 'file', fileName: 'a.pdf', content: new Uint8Array(50) },
  ]);
  const whole = body.subarray(0, body.lastIndexOf('--') + 2);
  expect(tryRead(whole, type)).toBe('read');
  for (let length = 0; length < whole.length; length += 1)
    expect(tryRead(whole.subarray(0, length), type), `${length} bytes`).toBe('refused');
});

test('whatever arrives is read or refused', async () => {
  const pieces = [
    '--b',
    '--',
    '\r\n',
    ': ',
    'Content-Disposition: form-data; name="',
    '"',
    'x',
    '\0',
    '\xff',
    ';',
  ];
  const body = fc
    .array(fc.constantFrom(...pieces), { maxLength: 30 })
    .map((parts) => Buffer.from(parts.join(''), 'latin1'));
  fc.assert(fc.property(body, (bytes) => void tryRead(bytes, 'multipart/form-data; boundary=b')));
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (type) => void tryRead(Buffer.from('--b\r\n'), type)));
});

test('no more parts are looked at than are allowed', () => {
  const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n';
  expect(readParts(Buffer.from(`${part.repeat(5)}--b--`), 'multipart/form-data; boundary=b', 5)).toHaveLength(
    5,
  );
  expect(tryRead(Buffer.from(`${part.repeat(5)}--b\r\nnonsense`), 'multipart/form-data; boundary=b')).toBe(
    'refused',
  );
});

test('what stands before the first delimiter and after the last does not count', () => {
  const body = 'before\r\n--b \r\ncontent-disposition:form-data;name=a\r\n\r\n\r\n--b--\r\nafter --b';
  expect(readParts(Buffer.from(body), 'multipart/form-data; charset=utf-8; boundary="b"', 5)).toEqual([
    { name: 'a', fileName: undefined, content: Buffer.alloc(0) },
  ]);
});
