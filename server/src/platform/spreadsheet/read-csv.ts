// Reads a CSV file: encoding and delimiter are found out, and the guard against formulas is taken off again.
import { Refusal } from '../errors.ts';
import type { Slices } from '../slices.ts';
import { BrokenCsv, csvRecords } from '../text/csv.ts';
import { type Decode, markedEncoding, unicode, WrongEncoding } from '../text/decode.ts';
import { windows1252 } from '../text/windows-1252.ts';
import { broken } from './limits.ts';
import { RowCollector, type SheetRow } from './table.ts';

/** Read in one go: so little that it takes a few milliseconds. */
const pieceLength = 16 * 1024;
/** A title may stand above the header. */
const decisiveLines = 10;

export async function readCsv(file: Buffer, slices: Slices, mostRows: number): Promise<SheetRow[]> {
  const decode = await decoderOf(file, slices);
  const collector = new RowCollector(mostRows);
  try {
    for await (const { line, cells } of csvRecords(pieces(file, decode, slices), { decisiveLines })) {
      await slices.pause();
      collector.add(line, cells.map(unguarded));
    }
    return collector.rows;
  } catch (error) {
    throw error instanceof BrokenCsv ? broken() : error;
  }
}

/** Our own files put an apostrophe before what a spreadsheet would take for a formula. */
export const unguarded = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

async function* pieces(file: Buffer, decode: Decode, slices: Slices): AsyncGenerator<string> {
  for (let at = 0; at < file.length; at += pieceLength) {
    yield decode(file.subarray(at, at + pieceLength), at + pieceLength >= file.length);
    await slices.pause();
  }
}

/**
 * Decoder by the file's byte order mark; else UTF-8 if all of the file is valid UTF-8. The file is scanned once before
 * it is parsed, since it may be another kind of file.
 */
async function decoderOf(file: Buffer, slices: Slices): Promise<Decode> {
  const marked = markedEncoding(file);
  const isWide = marked === 'utf-16le' || marked === 'utf-16be';
  let decode: Decode = isWide ? unicode(marked, false) : unicode('utf-8');
  let isFirst = true;
  const look = (text: string): void => {
    if (text.includes('\0') || (isFirst && /^\s*(<|%PDF|\{\\rtf)/.test(text)))
      throw new Refusal('IMPORT_FILE_TYPE');
    isFirst = false;
  };
  for (let at = 0; at < file.length; at += pieceLength) {
    const bytes = file.subarray(at, at + pieceLength);
    try {
      look(decode(bytes, at + pieceLength >= file.length));
    } catch (error) {
      if (!(error instanceof WrongEncoding)) throw error;
      decode = windows1252;
      look(windows1252(bytes));
    }
    await slices.pause();
  }
  if (decode === windows1252) return windows1252;
  return isWide ? unicode(marked, false) : unicode('utf-8');
}
