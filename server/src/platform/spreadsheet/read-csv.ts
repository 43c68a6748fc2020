// Reads a CSV file: encoding and delimiter are found out, and the guard against formulas is taken off again.
import { Readable } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';
import { Refusal } from '../errors.ts';
import type { Slices } from '../slices.ts';
import { windows1252 } from '../windows-1252.ts';
import { broken } from './limits.ts';
import { RowCollector, type SheetRow } from './table.ts';

const longestRecord = 1_000_000;
/** Read in one go: so little that it takes a few milliseconds. */
const pieceLength = 16 * 1024;

export async function readCsv(file: Buffer, slices: Slices): Promise<SheetRow[]> {
  const { text, delimiter, skipped } = prepared(decoded(file));
  const parser = parse({
    delimiter,
    info: true,
    max_record_size: longestRecord,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    record_delimiter: ['\r\n', '\n', '\r'],
  });
  const source = Readable.from(pieces(text, slices));
  source.pipe(parser);
  const collector = new RowCollector();
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      await slices.pause();
      // The parser counts up to the record's end.
      const breaks = record.reduce((total, cell) => total + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0);
      collector.add(info.lines - breaks + skipped, record.map(unguarded));
    }
    return collector.rows;
  } catch (error) {
    throw error instanceof CsvError ? broken() : error;
  } finally {
    source.destroy();
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
  const [first, second] = file;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(file);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return windows1252(file);
  }
}

function prepared(whole: string): { text: string; delimiter: string; skipped: number } {
  if (whole.includes('\0') || /^\s*(<|%PDF|\{\\rtf)/.test(whole)) throw new Refusal('IMPORT_FILE_TYPE');
  // Excel's own first line, which says what stands between the cells.
  const [said, given] = /^sep=(.)\r?\n/i.exec(whole) ?? [];
  if (said !== undefined && given !== undefined)
    return { text: whole.slice(said.length), delimiter: given, skipped: 1 };
  return { text: whole, delimiter: delimiterOf(whole), skipped: 0 };
}

/** The mark that parts most of the first lines, outside of quotes. */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, 10);
  const count = (mark: string): number => Math.max(0, ...lines.map((line) => line.split(mark).length - 1));
  const [best = ';'] = [';', '\t', ',', '|'].sort((a, b) => count(b) - count(a));
  return best;
}
