// Opens a file as text: finds out its format and its encoding.
import { createReadStream } from 'node:fs';
import { detectFormat, type FormatFor } from '@praxora/rules/shared/file-formats';
import { fileStart } from '../../../../platform/spreadsheet/read-spreadsheet.ts';
import {
  type Decode,
  guessedEncoding,
  markedEncoding,
  unicode,
  WrongEncoding,
} from '../../../../platform/text/decode.ts';
import { CatalogueError, xmlEncoding } from '../../../vendors/index.ts';

type CatalogueFormat = FormatFor<'catalogues'>;

/** How each format tells its encoding, by its first bytes. */
const encodings: Readonly<Record<CatalogueFormat, (start: Buffer) => Decode>> = {
  bmecat: xmlEncoding,
  csv: (start) => {
    const marked = markedEncoding(start);
    return marked ? unicode(marked) : guessedEncoding();
  },
};

export interface TextFile {
  readonly format: CatalogueFormat;
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
  const format = detectFormat(fileStart(first), 'catalogues');
  return { format, text: decoded(first, next, encodings[format](first), () => void chunks.return?.()) };
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
