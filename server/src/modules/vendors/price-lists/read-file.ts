// A file with a price list as a draft keeps it: read part by part, its header found, its columns matched as far as they tell.
import { isTable, type TableFormat } from '@praxora/rules/shared/file-formats';
import { priceListHeadings } from '@praxora/rules/vendors/price-list-fields';
import { Refusal } from '../../../platform/errors.ts';
import { headerPlace } from '../../../platform/spreadsheet/header.ts';
import { tooManyRows } from '../../../platform/spreadsheet/limits.ts';
import { spreadsheetParts } from '../../../platform/spreadsheet/reading-thread.ts';
import type { SheetRow } from '../../../platform/spreadsheet/table.ts';
import type { ReadOptions } from '../bmecat/item.ts';
import type { Draft } from './draft.ts';
import { bmecatParts } from './read-bmecat.ts';

/** A full-range dealer lists so many; no practice has more articles. */
export const mostLines = 50_000;

/** So many are handed on together at least, but for the last ones. */
const linesAtOnce = 1000;

const samplesKept = 3;
const longestSample = 80;

type RowParts = AsyncGenerator<readonly SheetRow[]>;

/** Readers of the formats other than tables; every table has the same reader. */
const elementReaders: Readonly<
  Record<Exclude<Draft['format'], TableFormat>, (content: Buffer, options: ReadOptions) => RowParts>
> = { bmecat: bmecatParts };

/** Rows of the file, the header among the first of them. */
export async function* readRows(content: Buffer, format: Draft['format'], options: ReadOptions): RowParts {
  try {
    yield* isTable(format) ? spreadsheetParts(content, mostLines) : elementReaders[format](content, options);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'IMPORT_FILE_TYPE')
      throw new Refusal('PRICE_LIST_FILE_TYPE');
    throw error;
  }
}

/** Hands the lines below the header on, part by part, and tells in the end what the columns are. */
export async function readLines(
  parts: AsyncIterable<readonly SheetRow[]>,
  take: (firstRow: number, rows: readonly SheetRow[]) => Promise<unknown>,
): Promise<Pick<Draft, 'header' | 'samples' | 'mapping'>> {
  const columns = new Columns();
  let count = 0;
  let waiting: SheetRow[] = [];
  const handOn = async (): Promise<void> => {
    if (waiting.length > 0) await take(count, waiting);
    count += waiting.length;
    waiting = [];
  };
  for await (const part of parts) {
    const rows = columns.hasHeader ? part : columns.findHeader(part);
    if (count + waiting.length + rows.length > mostLines) throw tooManyRows(mostLines);
    columns.look(rows);
    waiting.push(...rows);
    if (waiting.length >= linesAtOnce) await handOn();
  }
  await handOn();
  if (count === 0) throw new Refusal('IMPORT_FILE_EMPTY');
  return columns.end();
}

class Columns {
  #header: readonly string[] | undefined;
  #width = 0;
  readonly #samples: Set<string>[] = [];

  get hasHeader(): boolean {
    return this.#header !== undefined;
  }

  /** The rows below it. */
  findHeader(rows: readonly SheetRow[]): readonly SheetRow[] {
    const at = headerPlace(rows, priceListHeadings.knownHeadings);
    this.#header = (rows[at]?.cells ?? []).map((cell) => cell.trim());
    this.#width = this.#header.length;
    return rows.slice(at + 1);
  }

  look(rows: readonly SheetRow[]): void {
    for (const { cells } of rows) {
      this.#width = Math.max(this.#width, cells.length);
      for (const [column, cell] of cells.entries()) {
        this.#samples[column] ??= new Set();
        const samples = this.#samples[column];
        if (samples.size < samplesKept && cell.trim() !== '')
          samples.add(cell.trim().slice(0, longestSample));
      }
    }
  }

  end(): Pick<Draft, 'header' | 'samples' | 'mapping'> {
    const all = Array.from({ length: this.#width }, (_, column) => column);
    const header = all.map((column) => this.#header?.[column] ?? '');
    return {
      header,
      samples: all.map((column) => [...(this.#samples[column] ?? [])]),
      mapping: priceListHeadings.proposeColumns(header),
    };
  }
}
