// Lines of a quick order as people write them: typed with the amount behind, or pasted from a spreadsheet.
import { headingsOf } from './column-headings.ts';
import { readTypedNumber } from './number-text.ts';
import { mostOfOne } from './pricing-hints.ts';

export interface TextWithAmount {
  readonly text: string;
  readonly amount: number;
  /** "20 x": nobody calls a product like that, so it can only be an amount. */
  readonly isCertain: boolean;
}

/** Null: no whole number of things that can be ordered. */
export function readAmount(text: string): number | null {
  const typed = readTypedNumber(text);
  if (typed === null || typed.isAmbiguous || typed.decimals > 0) return null;
  return typed.value >= 1 && typed.value <= mostOfOne ? typed.value : null;
}

const before = /^(\d[\d.,]{0,7})\s*[x×*]\s+(\S.*)$/i;
const behindSign = /^(.*\S)\s*(?:[\t;]|\s[x×*])\s*(\d[\d.,]{0,7})$/i;
const behind = /^(.*\S)\s+(\d[\d.,]{0,7})$/;

/** "SN-20451 20", "20 x nitrile S", "masks; 6". Null: there is no amount in it. */
export function amountIn(line: string): TextWithAmount | null {
  const [text, amount, isCertain] = partsOf(line.trim());
  const read = amount === undefined ? null : readAmount(amount);
  const name = text?.replace(/[\s;]+$/, '') ?? '';
  return read === null || name === '' ? null : { text: name, amount: read, isCertain };
}

function partsOf(line: string): [text: string | undefined, amount: string | undefined, isCertain: boolean] {
  const first = before.exec(line);
  if (first) return [first[2], first[1], true];
  const signed = behindSign.exec(line);
  if (signed) return [signed[1], signed[2], true];
  const last = behind.exec(line);
  return [last?.[1], last?.[2], false];
}

export interface PastedLine {
  readonly text: string;
  /** Null: the table says nothing that can be ordered; `amountText` is what stands there. */
  readonly quantity: number | null;
  readonly amountText: string;
  /** The amount has a column of its own, so a number behind the text belongs to it. */
  readonly hasAmountColumn: boolean;
}

const fields = ['gtin', 'pzn', 'number', 'name', 'quantity'] as const;
type Field = (typeof fields)[number];
const names: Readonly<Record<Field, readonly string[]>> = {
  gtin: ['GTIN', 'EAN', 'GTIN/EAN', 'EAN-Code', 'Barcode'],
  pzn: ['PZN', 'Pharmazentralnummer'],
  number: [
    'Artikelnummer',
    'Item number',
    'Art.-Nr.',
    'Artikel-Nr.',
    'Bestellnummer',
    'Bestell-Nr.',
    'Herstellernummer',
    'Lieferantennummer',
    'Nummer',
    'Nr.',
    'Number',
    'No.',
    'Article number',
    'Order number',
    'Manufacturer number',
    'SKU',
    'REF',
  ],
  name: [
    'Name',
    'Artikel',
    'Bezeichnung',
    'Artikelbezeichnung',
    'Produkt',
    'Beschreibung',
    'Item',
    'Product',
    'Description',
    'Title',
  ],
  quantity: [
    'Menge',
    'Quantity',
    'Anzahl',
    'Amount',
    'Qty',
    'Bestellmenge',
    'Stück',
    'Stk.',
    'Pieces',
    'Pcs',
  ],
};
const headings = headingsOf<Field>(fields, (field) => names[field]);
/** What names a product best comes first. */
const namingFields: readonly Field[] = ['gtin', 'number', 'pzn', 'name'];
const longestText = 200;

/** A line for each row that says anything. */
export function readPastedLines(pasted: string): PastedLine[] {
  const separator = separatorOf(pasted);
  const rows = cellsOf(pasted, separator).filter((row) => row.some((cell) => cell !== ''));
  const [first = []] = rows;
  const isHeaded = first.length > 1 && headings.knownHeadings(first) > 1;
  const fieldsOfColumns = isHeaded ? headings.proposeColumns(first) : [];
  const body = isHeaded ? rows.slice(1) : rows;
  const width = Math.max(0, ...body.map((row) => row.length));
  const headed = fieldsOfColumns.indexOf('quantity');
  const amountColumn = headed >= 0 ? headed : isHeaded ? -1 : wholeColumn(body, width);
  const columns = namingColumns(fieldsOfColumns, width, amountColumn);
  return body.flatMap((row) => {
    const text = columns.map((column) => row[column] ?? '').find((cell) => cell !== '');
    if (text === undefined) return [];
    const amountText = row[amountColumn] ?? '';
    const quantity = amountColumn < 0 ? 1 : readAmount(amountText);
    return { text: text.slice(0, longestText), quantity, amountText, hasAmountColumn: amountColumn >= 0 };
  });
}

/** Spreadsheets paste tabs; files have semicolons. */
const separatorOf = (pasted: string): string | null =>
  ['\t', ';'].find((separator) => pasted.includes(separator)) ?? null;

function namingColumns(found: readonly (Field | null)[], width: number, amountColumn: number): number[] {
  const named = namingFields.flatMap((field) => (found.includes(field) ? found.indexOf(field) : []));
  if (named.length > 0) return named;
  return Array.from({ length: width }, (_, column) => column).filter((column) => column !== amountColumn);
}

/** Of the columns that hold whole numbers only, the one of the smallest: numbers of articles have more digits. The last of equals. */
function wholeColumn(rows: readonly (readonly string[])[], width: number): number {
  if (width < 2) return -1;
  let best = -1;
  let bestDigits = Number.POSITIVE_INFINITY;
  for (let column = 0; column < width; column += 1) {
    const cells = rows.map((row) => row[column] ?? '').filter((cell) => cell !== '');
    if (cells.length === 0 || cells.some((cell) => readAmount(cell) === null)) continue;
    const digits = Math.max(...cells.map((cell) => cell.length));
    if (digits <= bestDigits) [best, bestDigits] = [column, digits];
  }
  return best;
}

/** Cells in quotes may hold separators and line ends. */
function cellsOf(text: string, separator: string | null): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    row.push(cell.replace(/\s+/g, ' ').trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charAt(index);
    if (isQuoted && sign === '"' && text.charAt(index + 1) === '"') {
      cell += '"';
      index += 1;
    } else if (sign === '"' && (isQuoted || (separator !== null && cell.trim() === ''))) isQuoted = !isQuoted;
    else if (isQuoted) cell += sign;
    else if (sign === separator) endCell();
    else if (sign === '\n') endRow();
    else if (sign !== '\r') cell += sign;
  }
  endRow();
  return rows;
}
