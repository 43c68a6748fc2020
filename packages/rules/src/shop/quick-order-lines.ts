// Lines of a quick order as people write them: typed with the amount behind, or pasted from a spreadsheet.
import { matchHeadings } from '../shared/column-headings.ts';
import { readTypedNumber } from '../shared/number-text.ts';
import { readPastedRows } from '../shared/pasted-rows.ts';
import { mostOfOne } from '../vendors/pricing-hints.ts';

export interface TextWithAmount {
  readonly text: string;
  /** Null: what stands there as the amount cannot be ordered. */
  readonly amount: number | null;
  readonly amountText: string;
  /** "20 x" or "; 20": nobody calls a product like that, so it can only be an amount. */
  readonly isCertain: boolean;
}

/** Null: no whole number of things that can be ordered. */
export function readAmount(text: string): number | null {
  const typed = readTypedNumber(text);
  if (typed === null || typed.isAmbiguous || typed.decimals > 0) return null;
  return typed.value >= 1 && typed.value <= mostOfOne ? typed.value : null;
}

/** As somebody writes an amount: "0", "-2", "2,5", "1 Pack", "10 Stk.". More digits are the number of an article. */
const amountLike = /^[+\-−–]?\s?\d{1,6}(?:[.,]\d{1,3})*(?:\s?[x×*]|\s?\p{L}{1,12}\.?)?$/iu;
const looksLikeAmount = (text: string): boolean => readAmount(text) !== null || amountLike.test(text);

const number = String.raw`[+\-−–]?\d[\d.,]{0,7}`;
const patterns = [
  {
    pattern: new RegExp(`^(?<amount>${number})\\s*[x×*]\\s+(?<text>\\S.*)$`, 'i'),
    isSeparated: false,
    isSigned: true,
  },
  { pattern: /^(?<text>.*\S)\s*[\t;]\s*(?<amount>[^\t;]*[^\t;\s])$/, isSeparated: true, isSigned: true },
  {
    pattern: new RegExp(`^(?<text>.*\\S)\\s[x×*]\\s*(?<amount>${number})$`, 'i'),
    isSeparated: false,
    isSigned: true,
  },
  {
    pattern: new RegExp(`^(?<text>.*\\S)\\s+(?<amount>${number}(?:\\s?\\p{L}{1,12}\\.?)?)$`, 'iu'),
    isSeparated: false,
    isSigned: false,
  },
];

/**
 * "SN-20451 20", "20 x nitrile S", "masks; 6". Null: there is no amount in it. One that cannot be ordered is certain only behind a
 * separator: "10 x 2,5" may be a size.
 */
export function amountIn(line: string): TextWithAmount | null {
  for (const { pattern, isSeparated, isSigned } of patterns) {
    const { text = '', amount: amountText = '' } = pattern.exec(line.trim())?.groups ?? {};
    const name = text.replace(/[\s;]+$/, '');
    if (name === '' || !looksLikeAmount(amountText)) continue;
    const amount = readAmount(amountText);
    return { text: name, amount, amountText, isCertain: amount === null ? isSeparated : isSigned };
  }
  return null;
}

export interface PastedLine {
  readonly text: string;
  /** Null: the line says nothing that can be ordered; `amountText` is what stands there. */
  readonly quantity: number | null;
  readonly amountText: string;
  /** The amount has a cell of its own, so a number behind the text belongs to it. */
  readonly hasAmountCell: boolean;
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
const headings = matchHeadings<Field>(fields, (field) => names[field]);
/** Fields that identify a product, best first. */
const namingFields: readonly Field[] = ['gtin', 'number', 'pzn', 'name'];
const longestText = 200;

type Row = readonly string[];

/** A line for each row that says anything. Each is read on its own: no other one takes its amount away. */
export function readPastedLines(pasted: string): PastedLine[] {
  const rows = readPastedRows(pasted).filter((row) => row.some((cell) => cell !== ''));
  const [first = []] = rows;
  const isHeaded = first.length > 1 && headings.knownHeadings(first) > 1;
  const readRow = isHeaded ? headedReader(first) : plainReader(rows);
  return (isHeaded ? rows.slice(1) : rows).flatMap((row) => {
    const [typed = ''] = row;
    return (row.length === 1 ? pastedLine(typed) : readRow(row)) ?? [];
  });
}

/** Without a cell for the amount it is one, unless the text holds it like a typed line. Null: there is nothing to look for. */
function pastedLine(text: string | undefined, amountText?: string): PastedLine | null {
  if (text === undefined) return null;
  const hasAmountCell = amountText !== undefined;
  return {
    text: text.slice(0, longestText),
    quantity: hasAmountCell ? readAmount(amountText) : 1,
    amountText: (amountText ?? '').slice(0, longestText),
    hasAmountCell,
  };
}

const isFilled = (cell: string | undefined): cell is string => cell !== undefined && cell !== '';

function headedReader(head: Row): (row: Row) => PastedLine | null {
  const columns = headings.proposeColumns(head);
  const amountColumn = columns.indexOf('quantity');
  const naming = namingFields.flatMap((field) => (columns.includes(field) ? columns.indexOf(field) : []));
  return (row) => {
    const cells = naming.length > 0 ? naming.map((column) => row[column]) : namesBeside(row, amountColumn);
    return pastedLine(cells.find(isFilled), amountColumn < 0 ? undefined : (row[amountColumn] ?? ''));
  };
}

/** Without a header every row says itself which cell is its amount; where it does not, the others show where to look. */
function plainReader(rows: readonly Row[]): (row: Row) => PastedLine | null {
  const usual = usualAmountColumn(rows);
  return (row) => {
    const column = amountColumn(row, usual);
    return pastedLine(namesBeside(row, column)[0], column === null ? undefined : (row[column] ?? ''));
  };
}

const namesBeside = (row: Row, amountColumn: number | null): string[] =>
  row.filter((cell, column) => cell !== '' && column !== amountColumn);

/** Null: nothing in the whole table is an amount. */
function amountColumn(row: Row, usual: number | null): number | null {
  const cell = usual === null ? undefined : row[usual];
  if (cell !== undefined && (cell === '' || looksLikeAmount(cell))) return usual;
  const readable = readableColumn(row);
  if (readable !== null) return readable;
  // Amounts stand at the end of a line or at its beginning; in between "5 ml" is part of the name.
  const unreadable = [row.length - 1, 0].find((column) => looksLikeAmount(row[column] ?? ''));
  return unreadable ?? usual;
}

/**
 * Quantity column: the cell that can be ordered with the fewest digits, as article numbers have more. The last one on a
 * tie.
 */
function readableColumn(row: Row): number | null {
  const columns = row.flatMap((cell, column) =>
    readAmount(cell) !== null && namesBeside(row, column).length > 0 ? column : [],
  );
  const digits = (column: number) => row[column]?.length ?? 0;
  return columns.toSorted((a, b) => digits(a) - digits(b) || b - a)[0] ?? null;
}

/** Where most rows have their amount; of equals where the numbers are shorter. Null: no row has one. */
function usualAmountColumn(rows: readonly Row[]): number | null {
  const lengths = new Map<number, number[]>();
  for (const row of rows) {
    const column = readableColumn(row);
    if (column !== null) lengths.set(column, [...(lengths.get(column) ?? []), row[column]?.length ?? 0]);
  }
  const ranked = [...lengths].toSorted(
    ([a, ofA], [b, ofB]) => ofB.length - ofA.length || Math.max(...ofA) - Math.max(...ofB) || b - a,
  );
  return ranked[0]?.[0] ?? null;
}
