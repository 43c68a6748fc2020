// Reads a CSV file: encoding and delimiter are found out, and the guard against formulas is taken off again.
import { Refusal } from '../errors.ts';
import type { Slices } from '../slices.ts';
import { BrokenCsv, csvRecords } from '../text/csv.ts';
import { guessedEncoding, markedEncoding, unicode } from '../text/decode.ts';
import { broken } from './limits.ts';
import { RowCollector, type SheetRow } from './table.ts';

/** Read in one go: so little that it takes a few milliseconds. */
const pieceLength = 16 * 1024;
/** A title may stand above the header. */
const decisiveLines = 10;

export async function readCsv(file: Buffer, slices: Slices): Promise<SheetRow[]> {
  const text = decoded(file);
  if (text.includes('\0') || /^\s*(<|%PDF|\{\\rtf)/.test(text)) throw new Refusal('IMPORT_FILE_TYPE');
  const collector = new RowCollector();
  try {
    for await (const { line, cells } of csvRecords(pieces(text, slices), { decisiveLines })) {
      await slices.pause();
      collector.add(line, cells.map(unguarded));
    }
    return collector.rows;
  } catch (error) {
    throw error instanceof BrokenCsv ? broken() : error;
  }
}

/** Our own files put an apostrophe before what a spreadsheet would take for a formula. */
const unguarded = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

async function* pieces(text: string, slices: Slices): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += pieceLength) {
    yield text.slice(at, at + pieceLength);
    await slices.pause();
  }
}

function decoded(file: Buffer): string {
  const marked = markedEncoding(file);
  const decode = marked === 'utf-16le' || marked === 'utf-16be' ? unicode(marked, false) : guessedEncoding();
  return decode(file, true);
}
