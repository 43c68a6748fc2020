// Writes a CSV file as the spreadsheet programs of the language open it, and so that no cell runs as a formula.
import { mapInSlices, Slices } from '../slices.ts';
import type { Cell, Sheet } from './cell.ts';

export const csvType = 'text/csv; charset=utf-8';

type Language = 'de' | 'en';

/** Tells Excel that it is UTF-8. */
const mark = Buffer.from('\ufeff', 'utf8');

export async function writeCsv(
  { header, rows }: Pick<Sheet, 'header' | 'rows'>,
  language: Language,
  slices = new Slices(),
): Promise<Buffer> {
  const line = (cells: readonly Cell[]) => Buffer.from(csvLine(cells, language), 'utf8');
  return Buffer.concat([mark, line(header), ...(await mapInSlices(rows, line, slices))]);
}

/** Parts of a CSV file that is streamed: its start, and every line. */
export const csvStart = (
  header: readonly string[],
  language: Language,
  delimiter = delimiters[language],
): string => `\ufeff${csvLine(header, language, delimiter)}`;

/** As programs of the language expect it. */
const delimiters: Readonly<Record<Language, string>> = { de: ';', en: ',' };

export function csvLine(
  cells: readonly Cell[],
  language: Language,
  delimiter = delimiters[language],
): string {
  return `${cells.map((cell) => quoted(cellText(cell, language), delimiter)).join(delimiter)}\r\n`;
}

function cellText(cell: Cell, language: Language): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return guarded(cell);
  if (typeof cell === 'number') return String(cell);
  if ('day' in cell) return language === 'de' ? cell.day.split('-').reverse().join('.') : cell.day;
  const money = (cell.cents / 100).toFixed(2);
  return language === 'de' ? money.replace('.', ',') : money;
}

/** An apostrophe before what would be a formula; reading takes it off again. */
const guarded = (text: string): string => (/^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const quoted = (text: string, delimiter: string): string =>
  text.includes(delimiter) || /["\r\n]/.test(text) || text !== text.trim()
    ? `"${text.replaceAll('"', '""')}"`
    : text;
