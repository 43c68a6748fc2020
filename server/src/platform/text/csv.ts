// Opens CSV: finds the delimiter, and answers record by record with the line each begins in.
import { Readable } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';

export interface CsvRecord {
  /** From 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A text that is no CSV; the message is the parser's. */
export class BrokenCsv extends Error {
  override readonly name = 'BrokenCsv';
}

interface CsvOptions {
  /** So many lines at the beginning decide what stands between the cells: one where it is the header for certain. */
  readonly decisiveLines: number;
}

const longestRecord = 1_000_000;
/** So many characters of the beginning are looked at; a header is shorter. */
const mostLookedAt = 20_000;

/** Line ends inside of cells become plain ones too. */
export async function* csvRecords(
  written: AsyncGenerator<string>,
  { decisiveLines }: CsvOptions,
): AsyncGenerator<CsvRecord> {
  const text = evenLines(written);
  const beginning = await readBeginning(text, decisiveLines);
  const { start, delimiter, skippedLines } = openBeginning(beginning, decisiveLines);
  const parser = parse({
    delimiter,
    info: true,
    max_record_size: longestRecord,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  const source = Readable.from(prepend(start, text));
  // A fault of the source ends the parser, and with it the loop below.
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      // The parser counts up to the record's end.
      const breaks = record.reduce((total, cell) => total + cell.split('\n').length - 1, 0);
      yield { line: info.lines - breaks + skippedLines, cells: record };
    }
  } catch (error) {
    throw error instanceof CsvError ? new BrokenCsv(error.message) : error;
  } finally {
    source.destroy();
  }
}

/** Windows and old Mac line ends become plain ones: the parser counts one of Windows twice inside of a cell. */
async function* evenLines(text: AsyncGenerator<string>): AsyncGenerator<string> {
  let held = '';
  for await (const piece of text) {
    const whole = held + piece;
    held = whole.endsWith('\r') ? '\r' : '';
    yield whole.slice(0, whole.length - held.length).replace(/\r\n?/g, '\n');
  }
  if (held !== '') yield '\n';
}

async function readBeginning(text: AsyncGenerator<string>, lines: number): Promise<string> {
  let beginning = '';
  while (beginning.length < mostLookedAt && linesOf(beginning).length <= lines) {
    const { value, done } = await text.next();
    if (done) break;
    beginning += value;
  }
  return beginning;
}

/** Without what is quoted, and without empty lines. */
const linesOf = (text: string): string[] =>
  text
    .slice(0, mostLookedAt)
    .replace(/"[^"]*"/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');

interface Beginning {
  readonly start: string;
  readonly delimiter: string;
  readonly skippedLines: number;
}

function openBeginning(beginning: string, decisiveLines: number): Beginning {
  // Excel's own first line, which says what stands between the cells.
  const [excelLine, named] = /^sep=(.)\n/i.exec(beginning) ?? [];
  if (excelLine !== undefined && named !== undefined)
    return { start: beginning.slice(excelLine.length), delimiter: named, skippedLines: 1 };
  return { start: beginning, delimiter: delimiterOf(beginning, decisiveLines), skippedLines: 0 };
}

/** The mark that parts most of the first lines. */
function delimiterOf(beginning: string, decisiveLines: number): string {
  const lines = linesOf(beginning).slice(0, decisiveLines);
  const count = (mark: string): number => Math.max(0, ...lines.map((line) => line.split(mark).length - 1));
  const [best = ';'] = [';', '\t', ',', '|'].sort((a, b) => count(b) - count(a));
  return best;
}

async function* prepend(start: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield start;
  yield* rest;
}
