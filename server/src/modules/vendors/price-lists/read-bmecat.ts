// A price list in BMEcat, in the form of a table: a column per element we know. Only what is read now lies in memory.
import { type Decimal, one, readDecimal, written } from '@praxora/rules/shared/exact-decimal';
import { Refusal } from '../../../platform/errors.ts';
import { Slices } from '../../../platform/slices.ts';
import { broken } from '../../../platform/spreadsheet/limits.ts';
import { cleaned, type SheetRow } from '../../../platform/spreadsheet/table.ts';
import { WrongEncoding } from '../../../platform/text/decode.ts';
import { readBmecat } from '../bmecat/bmecat.ts';
import { CatalogueError, UnsupportedCatalogue } from '../bmecat/catalogue-error.ts';
import type { Item, RawArticle, RawPrice, RawPrices, ReadOptions } from '../bmecat/item.ts';
import { xmlEncoding } from '../bmecat/xml-encoding.ts';

const header = [
  'SUPPLIER_AID',
  'DESCRIPTION_SHORT',
  'EAN',
  'PZN',
  'MANUFACTURER_NAME',
  'MANUFACTURER_AID',
  'PRICE_AMOUNT',
  'PRICE_QUANTITY',
  'PRICE_CURRENCY',
  'QUANTITY_MIN',
  'VALID_START_DATE',
  'VALID_END_DATE',
] as const;

/** Read in one go: so little that it takes a few milliseconds. */
const pieceLength = 16 * 1024;

/** Rows with the header first, as a spreadsheet has them. */
export async function* bmecatParts(
  content: Buffer,
  options: ReadOptions,
): AsyncGenerator<readonly SheetRow[]> {
  if (!namesBmecat(content)) throw new Refusal('PRICE_LIST_FILE_TYPE');
  yield [{ line: 1, cells: header }];
  try {
    for await (const items of readBmecat(textOf(content), options)) {
      const rows = items.flatMap(rowOf);
      if (rows.length > 0) yield rows;
    }
  } catch (error) {
    if (error instanceof UnsupportedCatalogue) throw new Refusal('PRICE_LIST_FILE_TYPE');
    throw error instanceof CatalogueError || error instanceof WrongEncoding ? broken() : error;
  }
}

/** A page of the web need not even be XML: it is told by what it does not say. UTF-16 has zeros between the letters. */
const namesBmecat = (content: Buffer): boolean =>
  content
    .subarray(0, 64 * 1024)
    .toString('latin1')
    .replaceAll('\0', '')
    .includes('BMECAT');

async function* textOf(content: Buffer): AsyncGenerator<string> {
  const slices = new Slices();
  const decode = xmlEncoding(content);
  for (let at = 0; at < content.length; at += pieceLength) {
    yield decode(content.subarray(at, at + pieceLength), at + pieceLength >= content.length);
    await slices.pause();
  }
}

/** Deleted articles, groups and suppliers have no price. */
function rowOf(item: Item): SheetRow[] {
  if (item.kind === 'prices') return [rowOfPrices(item.prices)];
  return item.kind === 'article' ? [rowOfPrices(item.article, item.article)] : [];
}

function rowOfPrices(raw: RawPrices, article?: RawArticle): SheetRow {
  const price = priceOf(raw);
  const cells: Record<(typeof header)[number], string> = {
    SUPPLIER_AID: raw.orderNumber,
    DESCRIPTION_SHORT: article?.name.de || (article?.name.en ?? ''),
    EAN: article?.gtin ?? '',
    PZN: article?.pzn ?? '',
    MANUFACTURER_NAME: article?.manufacturer ?? '',
    MANUFACTURER_AID: article?.manufacturerNumber ?? '',
    PRICE_AMOUNT: price ? amountOf(price) : '',
    PRICE_QUANTITY: raw.priceQuantity,
    PRICE_CURRENCY: price?.currency ?? '',
    QUANTITY_MIN: minimumOf(article?.minimumQuantity ?? '', price?.from ?? ''),
    VALID_START_DATE: raw.outdated?.from ?? '',
    VALID_END_DATE: raw.outdated?.until ?? '',
  };
  return { line: raw.line, cells: header.map((name) => cleaned(cells[name])) };
}

/** The one for the smallest quantity; none where the file has two of them, or one that is no price per order unit. */
function priceOf({ prices, outdated, problems }: RawPrices): RawPrice | null {
  if (outdated === undefined && problems.length > 0) return null;
  const all = outdated?.prices ?? prices;
  const from = ({ from: bound }: RawPrice) => Number(bound || 1);
  const [first, second] = [...all].sort((a, b) => from(a) - from(b));
  if (first === undefined) return null;
  const isTwice =
    second !== undefined && from(second) === from(first) && amountOf(second) !== amountOf(first);
  return isTwice ? null : first;
}

/** With its factor, written so that it can be read in one way only: BMEcat knows no commas. */
function amountOf({ amount, factor }: RawPrice): string {
  const value = readDecimal(amount, false);
  const times = factor === '' ? one : readDecimal(factor, false);
  if (value === null || times === null) return amount;
  const text = signed({ units: value.units * times.units, scale: value.scale + times.scale });
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}

const signed = ({ units, scale }: Decimal): string =>
  units < 0n ? `-${written({ units: -units, scale }, '.')}` : written({ units, scale }, '.');

/** Minimum order quantity; at least the bound of the first price tier. */
function minimumOf(minimum: string, bound: string): string {
  const [least, from] = [Number(minimum || 1), Number(bound || 1)];
  return from > least ? bound : minimum;
}
