// Opens a file as text: tells XML from CSV, and finds out the encoding.
import { createReadStream } from 'node:fs';
import {
  type Decode,
  guessedEncoding,
  markedEncoding,
  unicode,
  WrongEncoding,
} from '../../../../platform/text/decode.ts';
import { CatalogueError, xmlEncoding } from '../../../vendors/index.ts';

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
  const marked = markedEncoding(first);
  const head = first.subarray(0, 1024);
  const start = marked ? unicode(marked, false)(head, false) : head.toString('latin1');
  const format = start.trimStart().startsWith('<') ? 'xml' : 'csv';
  const decode = format === 'xml' ? xmlEncoding(first) : marked ? unicode(marked) : guessedEncoding();
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
  } catch (error) {
    throw error instanceof WrongEncoding ? new CatalogueError(error.message) : error;
  } finally {
    close();
  }
}

function refuseArchive(start: Buffer): void {
  const isZip = start.subarray(0, 2).toString('latin1') === 'PK';
  const isGzip = start[0] === 0x1f && start[1] === 0x8b;
  if (isZip || isGzip) throw new CatalogueError('The file is compressed: unpack it first.');
}
