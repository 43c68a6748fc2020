// Reads a catalogue from CSV, record by record.
import { Readable } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';
import { CatalogueError } from '../problem.ts';
import { type Columns, columnsOf, type Field } from './csv-columns.ts';
import type { Item, RawArticle } from './item.ts';

const batchSize = 500;
const longestRecord = 1_000_000;

interface CsvRecord {
  readonly record: string[];
  readonly info: Info;
}

export async function* readCsv(text: AsyncGenerator<string>): AsyncGenerator<Item[]> {
  const lines = evenLines(text);
  const { delimiter, start } = await findDelimiter(lines);
  const parser = parse({
    delimiter,
    info: true,
    max_record_size: longestRecord,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  const source = Readable.from(prepend(start, lines));
  // A fault of the source ends the parser, and with it the loop below.
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  const reader = new CsvReader();
  try {
    let items: Item[] = [];
    for await (const entry of parser as AsyncIterable<CsvRecord>) {
      items.push(...reader.read(entry));
      if (items.length >= batchSize) {
        yield items;
        items = [];
      }
    }
    if (!reader.hasHeader) throw new CatalogueError('The file has no header line.');
    yield items;
  } catch (error) {
    throw error instanceof CsvError ? new CatalogueError(`The CSV is broken: ${error.message}`) : error;
  } finally {
    source.destroy();
  }
}

class CsvReader {
  #columns: Columns | undefined;
  readonly #groups = new Set<string>();

  get hasHeader(): boolean {
    return this.#columns !== undefined;
  }

  read({ record, info }: CsvRecord): Item[] {
    if (this.#columns === undefined) {
      this.#columns = columnsOf(record);
      return [];
    }
    const columns = this.#columns;
    const cell = (field: Field): string => record[columns.fields.get(field) ?? -1]?.trim() ?? '';
    // The parser counts up to the record's end.
    const breaks = record.reduce((total, value) => total + value.split('\n').length - 1, 0);
    const article = articleOf(record, cell, columns, info.lines - breaks);
    const category = cell('category');
    if (category === '' || article.orderNumber === '') return [{ kind: 'article', article }];
    return [
      { kind: 'article', article },
      ...this.#newGroups(category),
      { kind: 'assignment', orderNumber: article.orderNumber, groupId: category },
    ];
  }

  /** A category may be written with its parents: `Endodontie > Handinstrumente`. */
  #newGroups(path: string): Item[] {
    if (this.#groups.has(path)) return [];
    this.#groups.add(path);
    const cut = path.lastIndexOf('>');
    const parentId = cut < 0 ? '' : path.slice(0, cut).trim();
    const group: Item = { kind: 'group', id: path, name: path.slice(cut + 1).trim(), parentId };
    return parentId === '' ? [group] : [group, ...this.#newGroups(parentId)];
  }
}

function articleOf(
  record: readonly string[],
  cell: (field: Field) => string,
  columns: Columns,
  line: number,
): RawArticle {
  const [currency, tax] = [cell('currency') || 'EUR', cell('tax')];
  const at = (index: number): string => record[index]?.trim() ?? '';
  const prices = [
    { amount: cell('price'), from: '' },
    ...columns.tiers.map(({ quantity, price }) => ({ amount: at(price), from: at(quantity) })),
  ];
  return {
    line,
    orderNumber: cell('orderNumber'),
    name: { de: cell('name'), en: cell('nameEn') },
    description: { de: cell('description'), en: cell('descriptionEn') },
    manufacturer: cell('manufacturer'),
    manufacturerNumber: cell('manufacturerNumber'),
    gtin: cell('gtin'),
    pzn: cell('pzn'),
    orderUnit: cell('orderUnit'),
    contentUnit: cell('contentUnit'),
    contentCount: cell('contentCount'),
    minimumQuantity: cell('minimumQuantity'),
    orderStep: cell('orderStep'),
    priceQuantity: cell('priceQuantity'),
    deliveryDays: cell('deliveryDays'),
    keywords: cell('keywords')
      .split(/[|,]/)
      .map((keyword) => keyword.trim())
      .filter((keyword) => keyword !== ''),
    prices: prices
      .filter(({ amount, from }) => amount !== '' || from !== '')
      .map((price) => ({ ...price, factor: '', currency, tax })),
    decimalComma: true,
    problems:
      record.length === columns.count
        ? []
        : [`${record.length} columns where the header has ${columns.count}`],
  };
}

/** Windows and old Mac line ends become plain ones, so that lines can be counted. */
async function* evenLines(text: AsyncGenerator<string>): AsyncGenerator<string> {
  let held = '';
  for await (const chunk of text) {
    const whole = held + chunk;
    held = whole.endsWith('\r') ? '\r' : '';
    if (whole.includes('\0')) throw new CatalogueError('The file is no text, or UTF-16 without its mark.');
    yield whole.slice(0, whole.length - held.length).replace(/\r\n?/g, '\n');
  }
  if (held !== '') yield '\n';
}

async function findDelimiter(lines: AsyncGenerator<string>): Promise<{ delimiter: string; start: string }> {
  let start = '';
  while (!start.trimStart().includes('\n') && start.length < longestRecord) {
    const { value, done } = await lines.next();
    if (done) break;
    start += value;
  }
  const header =
    start
      .trimStart()
      .split('\n', 1)[0]
      ?.replace(/"[^"]*"/g, '') ?? '';
  const count = (mark: string): number => header.split(mark).length - 1;
  const [delimiter = ';'] = [';', ',', '\t'].sort((a, b) => count(b) - count(a));
  return { delimiter, start };
}

async function* prepend(start: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield start;
  yield* rest;
}
