// Reads a catalogue from CSV, record by record.
import { BrokenCsv, type CsvRecord, csvRecords } from '../../../../platform/text/csv.ts';
import { CatalogueError, type Item, type RawArticle } from '../../../vendors/index.ts';
import { type Columns, type Field, findColumns } from './csv-columns.ts';

const batchSize = 500;

export async function* readCsv(text: AsyncGenerator<string>): AsyncGenerator<Item[]> {
  const reader = new CsvReader();
  try {
    let items: Item[] = [];
    for await (const record of csvRecords(refusingBinary(text), { decisiveLines: 1 })) {
      items.push(...reader.read(record));
      if (items.length >= batchSize) {
        yield items;
        items = [];
      }
    }
    if (!reader.hasHeader) throw new CatalogueError('The file has no header line.');
    yield items;
  } catch (error) {
    throw error instanceof BrokenCsv ? new CatalogueError(`The CSV is broken: ${error.message}`) : error;
  }
}

class CsvReader {
  #columns: Columns | undefined;
  readonly #groups = new Set<string>();

  get hasHeader(): boolean {
    return this.#columns !== undefined;
  }

  read({ line, cells }: CsvRecord): Item[] {
    if (this.#columns === undefined) {
      this.#columns = findColumns(cells);
      return [];
    }
    const columns = this.#columns;
    const cell = (field: Field): string => cells[columns.fields.get(field) ?? -1]?.trim() ?? '';
    const article = articleOf(cells, cell, columns, line);
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
    ...featuresOf(cell),
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

/** Features under the names that the product family rule uses. */
function featuresOf(cell: (field: Field) => string): Pick<RawArticle, 'features'> {
  const features = (['family', 'size', 'colour'] as const)
    .map((name) => ({ name, value: cell(name) }))
    .filter(({ value }) => value !== '');
  return features.length > 0 ? { features } : {};
}

async function* refusingBinary(text: AsyncGenerator<string>): AsyncGenerator<string> {
  for await (const piece of text) {
    if (piece.includes('\0')) throw new CatalogueError('The file is no text, or UTF-16 without its mark.');
    yield piece;
  }
}
