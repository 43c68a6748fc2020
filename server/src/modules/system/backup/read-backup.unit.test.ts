// A backup file that was cut, altered, exchanged or encrypted otherwise is refused with a sentence, and never half believed.
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { decrypt, encrypt } from './encryption.ts';
import { copyLine, endOfRows, type Header, headerLine, type Manifest, manifestLine } from './format.ts';
import { readBackup } from './read-backup.ts';

const folder = mkdtempSync(join(tmpdir(), 'praxora-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));

const header: Header = {
  format: 1,
  product: '1.2.3',
  createdAt: '2026-11-15T02:15:00.000Z',
  postgresql: '18.4',
  migrations: { '0001_core': 'abc' },
};
const many = Array.from({ length: 30_000 }, (_, id) => `${id}\tw${(id * 7919) % 104_729}\n`).join('');
const tables = {
  empty: { columns: ['id'], rows: '' },
  // Values that PostgreSQL writes for the texts `\.`, `a<line break>b` and an empty text.
  odd: { columns: ['id', 'word'], rows: '1\t\\\\.\n2\ta\\nb\n3\t\n\\N\t\\N\n' },
  many: { columns: ['id', 'word'], rows: many },
};

const contents = (rows: string) => ({
  rows: rows.split('\n').length - 1,
  bytes: Buffer.byteLength(rows),
  sha256: createHash('sha256').update(rows).digest('hex'),
});
const manifest: Manifest = {
  header,
  tables: Object.fromEntries(Object.entries(tables).map(([table, { rows }]) => [table, contents(rows)])),
  sequences: { many_id_seq: { last: 30_000, isCalled: true } },
  leftOut: ['session'],
};
const sections = Object.entries(tables).map(
  ([table, { columns, rows }]) => `${copyLine({ table, columns })}${rows}${endOfRows}`,
);
const text = (parts: { header?: object; sections?: readonly string[]; manifest?: object } = {}): string =>
  [
    headerLine((parts.header ?? header) as Header),
    ...(parts.sections ?? sections),
    manifestLine((parts.manifest ?? manifest) as Manifest),
  ].join('');

let files = 0;
function save(bytes: Buffer | string): string {
  files += 1;
  const file = join(folder, `${files}.backup`);
  writeFileSync(file, bytes);
  return file;
}
const read = (bytes: Buffer | string, passphrase?: string) => readBackup(save(bytes), passphrase);
const whole = gzipSync(text());

test('every table comes out as it went in, in pieces of whatever size', async () => {
  const restored: Record<string, string> = {};
  const result = await readBackup(save(whole), undefined, {
    takeTable: async ({ table }, rows) => {
      const chunks: Buffer[] = [];
      for await (const chunk of rows) chunks.push(chunk);
      restored[table] = Buffer.concat(chunks).toString();
    },
  });
  expect(result).toEqual(manifest);
  expect(restored).toEqual({ empty: '', odd: tables.odd.rows, many });
});

test('a file cut at any place is refused', async () => {
  const places = [0, 1, 10, 500, whole.length >> 1, whole.length - 9, whole.length - 1];
  for (const place of places)
    await expect(read(whole.subarray(0, place)), `${place}`).rejects.toThrow(
      /is cut off: its end is missing/,
    );
  // Cut before it was compressed, as by a program that ended early.
  await expect(read(gzipSync(text().slice(0, -1)))).rejects.toThrow('cut off');
  await expect(read(gzipSync(headerLine(header) + sections.join('')))).rejects.toThrow('cut off');
});

test('an altered byte is noticed, or makes no difference', async () => {
  for (let at = 20; at < whole.length; at += Math.ceil(whole.length / 60)) {
    const altered = Buffer.from(whole);
    altered[at] = (altered[at] ?? 0) ^ 0x10;
    await expect(read(altered), `${at}`).rejects.toThrow(/^The backup is (damaged|cut off)/);
  }
});

test.each([
  [
    'a table altered',
    { sections: [...sections.slice(0, 2), sections[2]?.replace('w7919\n', 'w7918\n') ?? ''] },
    'rows of the table many were altered',
  ],
  [
    'a row removed',
    { sections: [...sections.slice(0, 2), sections[2]?.replace('1\tw7919\n', '') ?? ''] },
    'has 29999 rows instead of 30000',
  ],
  ['a table removed', { sections: sections.slice(0, 2) }, 'the table many is missing'],
  [
    'a table added',
    { sections: [...sections, `${copyLine({ table: 'more', columns: ['id'] })}${endOfRows}`] },
    'the table more is not in its manifest',
  ],
  ['a table twice', { sections: [...sections, sections[0] ?? ''] }, 'the table empty is in it twice'],
  ['another header', { header: { ...header, migrations: {} } }, 'its header and its manifest differ'],
  ['no counts', { manifest: { header } }, 'its description is not complete'],
  ['SQL instead of rows', { sections: ['drop table practice;\n'] }, 'a table begins with an unknown line'],
  [
    'a name that is none',
    { sections: ['copy a; drop table b (id) from stdin;\n\\.\n'] },
    'a table begins with an unknown line',
  ],
])('%s is refused', async (_, parts, message) => {
  await expect(read(gzipSync(text(parts)))).rejects.toThrow(message);
});

test('what follows the end, a newer format, another file or none are refused by name', async () => {
  await expect(read(gzipSync(`${text()}more\n`))).rejects.toThrow('something follows its end');
  const newer = gzipSync(text({ header: { ...header, format: 2, product: '9.0.0' } }));
  await expect(read(newer)).rejects.toThrow('written by a newer version of Praxora (9.0.0)');
  for (const other of ['PGDMP and so on', gzipSync('PGDMP and so on\n'), '%PDF-1.4\n'])
    await expect(read(other)).rejects.toThrow('The file is no backup of Praxora.');
  await expect(readBackup(join(folder, 'none'), undefined)).rejects.toThrow('cannot be read: ENOENT');
  await expect(readBackup(folder, undefined)).rejects.toThrow('cannot be read: EISDIR');
});

const passphrase = 'correct horse battery staple';
async function encrypted(bytes: Buffer): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of encrypt(passphrase)(Readable.from([bytes]))) chunks.push(chunk);
  return Buffer.concat(chunks);
}

test('an encrypted backup opens with its passphrase only, and not when it was changed', async () => {
  const sealed = await encrypted(whole);
  expect(await read(sealed, passphrase)).toEqual(manifest);
  expect(sealed.includes('0001_core')).toBe(false);
  await expect(read(sealed, 'incorrect horse')).rejects.toThrow(
    'The passphrase in BACKUP_PASSPHRASE is not the one',
  );
  await expect(read(sealed)).rejects.toThrow('The backup is encrypted. Set BACKUP_PASSPHRASE');
  const altered = Buffer.from(sealed);
  altered[sealed.length - 100] = (altered[sealed.length - 100] ?? 0) ^ 1;
  await expect(read(altered, passphrase)).rejects.toThrow('an encrypted part was altered');
  await expect(read(sealed.subarray(0, -20), passphrase)).rejects.toThrow('cut off');
  await expect(read(Buffer.concat([sealed, Buffer.from('x')]), passphrase)).rejects.toThrow(
    'something follows',
  );
});

async function open(parts: readonly Buffer[]): Promise<number> {
  let size = 0;
  for await (const chunk of decrypt(passphrase)(Readable.from([...parts]))) size += chunk.length;
  return size;
}

test('parts of an encrypted backup can be neither left out nor exchanged', async () => {
  const sealed = await encrypted(Buffer.alloc(3 << 20, 7));
  const start = sealed.indexOf('\n') + 1;
  const size = 4 + (1 << 20) + 16;
  const part = (number: number): Buffer =>
    sealed.subarray(start + number * size, start + (number + 1) * size);
  const line = sealed.subarray(0, start);
  expect(await open([line, part(0), part(1), part(2), part(3)])).toBe(3 << 20);
  await expect(open([line, part(1), part(0), part(2), part(3)])).rejects.toThrow('part was altered');
  await expect(open([line, part(0), part(1), part(3)])).rejects.toThrow('part was altered');
  await expect(open([line, part(0), part(1), part(2)])).rejects.toThrow('cut off');
});

test('a stranger reads it with zcat', () => {
  expect(readFileSync(save(whole)).subarray(0, 2).toString('hex')).toBe('1f8b');
  expect(text().split('\n').slice(0, 3)).toEqual([
    '-- praxora-backup {"format":1,"product":"1.2.3","createdAt":"2026-11-15T02:15:00.000Z","postgresql":"18.4","migrations":{"0001_core":"abc"}}',
    'copy empty (id) from stdin;',
    '\\.',
  ]);
});
