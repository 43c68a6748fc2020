// Reads a backup from its file, section by section, and checks everything the manifest says about it.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { PassThrough, pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { decrypt, encryptionMark } from './encryption.ts';
import {
  BackupError,
  cutOff,
  damaged,
  endOfRows,
  type FileKind,
  type Header,
  isManifest,
  type Manifest,
  parseCopy,
  parseHeader,
  parseManifest,
  refuseOtherFile,
  type TableColumns,
  type TableContents,
} from './format.ts';

/** Takes the rows of one table in PostgreSQL's COPY format. It must read them to their end. */
export type TakeTable = (table: TableColumns, rows: AsyncGenerator<Buffer>) => Promise<void>;

interface Visitor {
  /** What the file has to be. */
  readonly kind?: FileKind;
  /** Called with the header before any table. */
  readonly begin?: (header: Header) => Promise<void>;
  readonly takeTable?: TakeTable;
}

/** Reads the whole file; returns its manifest when everything in it is as it was written. */
export async function readBackup(
  file: string,
  passphrase: string | undefined,
  { kind = 'backup', begin, takeTable = ignoreTable }: Visitor = {},
): Promise<Manifest> {
  const source = await openSource(file, passphrase);
  try {
    const input = new SectionReader(source);
    const header = parseHeader(await input.readLine(), kind);
    await begin?.(header);
    const contents: Record<string, TableContents> = {};
    for (;;) {
      const line = await input.readLine();
      if (isManifest(line)) {
        const manifest = parseManifest(line);
        await input.expectEnd();
        compare(header, contents, manifest);
        return manifest;
      }
      const table = parseCopy(line);
      if (contents[table.table] !== undefined) throw damaged(`the table ${table.table} is in it twice`);
      const counted = new CountedRows(input.readRows());
      await takeTable(table, counted.rows());
      contents[table.table] = counted.finish();
    }
  } catch (error) {
    throw explain(error, kind);
  } finally {
    source.destroy();
  }
}

const ignoreTable: TakeTable = async (_, rows) => {
  for await (const _chunk of rows);
};

/** The decompressed contents; an error on the way is an error of the stream. */
async function openSource(file: string, passphrase: string | undefined): Promise<PassThrough> {
  const isEncrypted = (await readStart(file)) === encryptionMark;
  if (isEncrypted && passphrase === undefined)
    throw new BackupError('The backup is encrypted. Set BACKUP_PASSPHRASE to its passphrase.');
  const output = new PassThrough();
  const finished = (): void => undefined;
  const input = createReadStream(file, { highWaterMark: 1 << 18 });
  const unpack = createGunzip({ chunkSize: 1 << 18 });
  if (isEncrypted) pipeline(input, decrypt(passphrase ?? ''), unpack, output, finished);
  else pipeline(input, unpack, output, finished);
  return output;
}

async function readStart(file: string): Promise<string> {
  const handle = await open(file, 'r').catch((error: Error) => {
    throw new BackupError(`${file} cannot be read: ${error.message}`);
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(encryptionMark.length), 0);
    return buffer.toString('utf8', 0, bytesRead);
  } catch (error) {
    throw new BackupError(`${file} cannot be read: ${(error as Error).message}`);
  } finally {
    await handle.close();
  }
}

/** What zlib says about a file that is no gzip, cut off or altered, in the operator's words. */
function explain(error: unknown, kind: FileKind): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'Z_BUF_ERROR' || code === 'ERR_STREAM_PREMATURE_CLOSE') return cutOff();
  if (code === 'Z_DATA_ERROR') {
    const isOther = (error as Error).message.includes('incorrect header check');
    return isOther ? refuseOtherFile(kind) : damaged('its bytes were altered');
  }
  return error;
}

function compare(header: Header, contents: Record<string, TableContents>, manifest: Manifest): void {
  if (JSON.stringify(header) !== JSON.stringify(manifest.header))
    throw damaged('its header and its manifest differ');
  const names = new Set([...Object.keys(contents), ...Object.keys(manifest.tables)]);
  for (const name of names) {
    const [actual, expected] = [contents[name], manifest.tables[name]];
    if (actual === undefined) throw damaged(`the table ${name} is missing`);
    if (expected === undefined) throw damaged(`the table ${name} is not in its manifest`);
    if (actual.rows !== expected.rows)
      throw damaged(`the table ${name} has ${actual.rows} rows instead of ${expected.rows}`);
    if (actual.sha256 !== expected.sha256) throw damaged(`rows of the table ${name} were altered`);
  }
}

const lineEnd = 10;

/** Counts rows and bytes and computes the checksum of what passes. In COPY format a line break is always the end of a row. */
export class CountedRows {
  readonly #source: AsyncIterable<Buffer>;
  readonly #hash = createHash('sha256');
  #rows = 0;
  #bytes = 0;

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source;
  }

  async *rows(): AsyncGenerator<Buffer> {
    for await (const chunk of this.#source) {
      this.#hash.update(chunk);
      this.#bytes += chunk.length;
      for (let at = chunk.indexOf(lineEnd); at >= 0; at = chunk.indexOf(lineEnd, at + 1)) this.#rows += 1;
      yield chunk;
    }
  }

  finish(): TableContents {
    return { rows: this.#rows, bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}

/** A line of the header or manifest is never longer; a file of something else may have no line at all. */
const longestLine = 4 << 20;

/** Splits the stream into lines and the rows of tables. */
class SectionReader {
  readonly #source: AsyncIterator<Buffer>;
  #buffer: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  async readLine(): Promise<string> {
    let end = this.#buffer.indexOf(lineEnd);
    while (end < 0) {
      if (this.#buffer.length > longestLine) throw damaged('a line has no end');
      if (!(await this.#more())) throw cutOff();
      end = this.#buffer.indexOf(lineEnd);
    }
    const line = this.#buffer.toString('utf8', 0, end);
    this.#buffer = this.#buffer.subarray(end + 1);
    return line;
  }

  /** Up to the line that ends the rows, which is taken as well. */
  async *readRows(): AsyncGenerator<Buffer> {
    const mark = Buffer.from(`\n${endOfRows}`);
    // The rows may begin with their end: the line break before it is that of the line before.
    let isFirst = true;
    for (;;) {
      if (isFirst && this.#buffer.length >= endOfRows.length) {
        isFirst = false;
        if (this.#buffer.toString('latin1', 0, endOfRows.length) === endOfRows) {
          this.#buffer = this.#buffer.subarray(endOfRows.length);
          return;
        }
      }
      const end = this.#buffer.indexOf(mark);
      if (end >= 0) {
        const rows = this.#buffer.subarray(0, end + 1);
        this.#buffer = this.#buffer.subarray(end + mark.length);
        yield rows;
        return;
      }
      // The last bytes may be the beginning of the mark.
      const safe = this.#buffer.length - mark.length;
      if (!isFirst && safe > 0) {
        const rows = this.#buffer.subarray(0, safe);
        this.#buffer = this.#buffer.subarray(safe);
        yield rows;
      }
      if (!(await this.#more())) throw cutOff();
    }
  }

  async expectEnd(): Promise<void> {
    if (this.#buffer.length > 0 || (await this.#more())) throw damaged('something follows its end');
  }

  async #more(): Promise<boolean> {
    const next = await this.#source.next();
    if (next.done) return false;
    this.#buffer = this.#buffer.length === 0 ? next.value : Buffer.concat([this.#buffer, next.value]);
    return true;
  }
}
