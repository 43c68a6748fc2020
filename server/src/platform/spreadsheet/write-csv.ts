// Writes a CSV file as the spreadsheet programs of the language open it, and so that no cell runs as a formula.
import type { Cell, Sheet } from './cell.ts';

export const csvType = 'text/csv; charset=utf-8';

type Language = 'de' | 'en';

/** With the mark that tells Excel it is UTF-8. */
export function writeCsv({ header, rows }: Pick<Sheet, 'header' | 'rows'>, language: Language): Buffer {
  const delimiter = language === 'de' ? ';' : ',';
  const line = (cells: readonly Cell[]) =>
    `${cells.map((cell) => quoted(cellText(cell, language), delimiter)).join(delimiter)}\r\n`;
  return Buffer.from(`\ufeff${[header, ...rows].map(line).join('')}`, 'utf8');
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
