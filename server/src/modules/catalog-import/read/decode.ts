// Opens a file as text: tells XML from CSV, and finds out the encoding.
import { createReadStream } from 'node:fs';
import { windows1252 } from '../../../platform/windows-1252.ts';
import { CatalogueError } from '../problem.ts';

type Decode = (bytes: Buffer, isLast: boolean) => string;

export interface TextFile {
  readonly format: 'xml' | 'csv';
  readonly text: AsyncGenerator<string>;
}

const chunkBytes = 256 * 1024;

export async function openTextFile(path: string): Promise<TextFile> {
  const chunks = createReadStream(path, { highWaterMark: chunkBytes })[Symbol.asyncIterator]();
  const next = async (): Promise<Buffer | undefined> => {
    try {
      const { value, done } = await chunks.next();
      return done ? undefined : (value as Buffer);
    } catch (error) {
      throw new CatalogueError(`The file ${path} cannot be read: ${(error as Error).message}`);
    }
  };
  const first = await next();
  if (first === undefined) throw new CatalogueError('The file is empty.');
  refuseArchive(first);
  const bom = byteOrderMark(first);
  const start = bom?.decode(first.subarray(0, 1024), false) ?? first.subarray(0, 1024).toString('latin1');
  const format = start.trimStart().startsWith('<') ? 'xml' : 'csv';
  const decode = bom?.fresh() ?? (format === 'xml' ? decoderOf(declaredEncoding(start)) : guessing());
  return { format, text: decoded(first, next, decode, () => void chunks.return?.()) };
}

async function* decoded(
  first: Buffer,
  next: () => Promise<Buffer | undefined>,
  decode: Decode,
  close: () => void,
): AsyncGenerator<string> {
  try {
    for (let chunk: Buffer | undefined = first; chunk !== undefined; chunk = await next()) {
      yield decode(chunk, false);
    }
    yield decode(Buffer.alloc(0), true);
  } finally {
    close();
  }
}

function refuseArchive(start: Buffer): void {
  const isZip = start.subarray(0, 2).toString('latin1') === 'PK';
  const isGzip = start[0] === 0x1f && start[1] === 0x8b;
  if (isZip || isGzip) throw new CatalogueError('The file is compressed: unpack it first.');
}

function byteOrderMark(start: Buffer): { decode: Decode; fresh: () => Decode } | undefined {
  const found = (
    [
      ['utf-8', [0xef, 0xbb, 0xbf]],
      ['utf-16le', [0xff, 0xfe]],
      ['utf-16be', [0xfe, 0xff]],
    ] as const
  ).find(([, mark]) => mark.every((byte, index) => start[index] === byte));
  if (found === undefined) return undefined;
  const [name] = found;
  return { decode: unicode(name, false), fresh: () => unicode(name) };
}

/** In XML, no declaration means UTF-8. */
const declaredEncoding = (start: string): string =>
  /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1]?.toLowerCase() ?? 'utf-8';

const western = new Set(['iso-8859-1', 'iso8859-1', 'latin1', 'windows-1252', 'cp1252']);

function decoderOf(encoding: string): Decode {
  if (western.has(encoding)) return windows1252;
  if (encoding === 'utf-8' || encoding === 'utf8' || encoding === 'us-ascii') return unicode('utf-8');
  throw new CatalogueError(
    `The encoding ${encoding} is not supported: use UTF-8, ISO-8859-1 or Windows-1252.`,
  );
}

function unicode(encoding: string, fatal = true): Decode {
  const decoder = new TextDecoder(encoding, { fatal });
  return (bytes, isLast) => {
    try {
      return decoder.decode(bytes, { stream: !isLast });
    } catch {
      throw new CatalogueError(`The file is not valid ${encoding.toUpperCase()}.`);
    }
  };
}

/** CSV does not say: the first byte beyond ASCII decides whether it is UTF-8 or Windows-1252. */
function guessing(): Decode {
  let chosen: Decode | undefined;
  return (bytes, isLast) => {
    if (chosen) return chosen(bytes, isLast);
    if (bytes.every((byte) => byte < 0x80)) return bytes.toString('latin1');
    const utf8 = unicode('utf-8');
    try {
      const text = utf8(bytes, isLast);
      chosen = utf8;
      return text;
    } catch {
      chosen = windows1252;
      return windows1252(bytes);
    }
  };
}
