import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cell } from './cell.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';
import { numberText } from './xlsx-values.ts';

const cellsOf = async (file: Buffer | string) =>
  (await readSpreadsheet(Buffer.from(file as string))).map(({ cells }) => cells);

/** Texts as people and programs put them into cells, with whatever could go wrong on the way. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom(
    '=1+1',
    "'=x",
    "''-1",
    '+49 30',
    '@SUM(A1)',
    '-5',
    "it's",
    'a;b,c\t"d"',
    'zwei\nZeilen',
    ' Rand ',
    '_x000D_',
    'Übergröße €',
    '007',
    'leer\u3164\u200bzeichen',
  ),
);
const day = fc
  .date({ min: new Date('1901-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => ({ day: date.toISOString().slice(0, 10) }));
const cents = fc.integer({ min: 0, max: 100_000_000 }).map((value) => ({ cents: value }));
const cell: fc.Arbitrary<Cell> = fc.oneof(
  text,
  fc.integer({ min: 0, max: 1_000_000 }),
  day,
  cents,
  fc.constant(null),
);

/** Text expected after reading: invisible characters are dropped by every program. */
const seen = (value: string) =>
  value.replace(/(?![\n\r\t])[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu, '');
function inXlsx(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'string') return seen(value);
  if (typeof value === 'number') return String(value);
  return 'day' in value ? value.day : numberText(value.cents / 100);
}
const inCsv = (value: Cell, language: 'de' | 'en'): string => {
  if (value === null || typeof value !== 'object') return inXlsx(value);
  if ('day' in value) return language === 'de' ? value.day.split('-').reverse().join('.') : value.day;
  return (value.cents / 100).toFixed(2).replace('.', language === 'de' ? ',' : '.');
};
const rowsWith = (marked: readonly (readonly Cell[])[], show: (value: Cell) => string) =>
  // The first cell keeps every row from being empty, the last its length.
  [['A', 'B', 'C', 'D', 'E'], ...marked.map((row) => ['#', ...row.map(show), '#'])];
const table = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { maxLength: 12 });
const header = ['A', 'B', 'C', 'D', 'E'];

describe('what was written is read again', () => {
  it('as a workbook', () =>
    fc.assert(
      fc.asyncProperty(table, async (rows) => {
        const file = await writeXlsx([
          { name: 'Übung & "Co"', header, rows: rows.map((row) => ['#', ...row, '#']) },
        ]);
        expect(await cellsOf(file)).toEqual(rowsWith(rows, inXlsx));
      }),
      { numRuns: 60 },
    ));

  it.each(['de', 'en'] as const)('as CSV for %s', (language) =>
    fc.assert(
      fc.asyncProperty(table, async (rows) => {
        const file = await writeCsv({ header, rows: rows.map((row) => ['#', ...row, '#']) }, language);
        expect(await cellsOf(file)).toEqual(rowsWith(rows, (value) => inCsv(value, language)));
      }),
      { numRuns: 60 },
    ),
  );

  it('and no cell of the CSV begins like a formula', () =>
    fc.assert(
      fc.asyncProperty(text, async (value) => {
        const file = await writeCsv({ header: ['A'], rows: [[value]] }, 'de');
        const [, line = ''] = file.toString('utf8').split('\r\n');
        expect(line.replace(/^"/, '')).not.toMatch(/^[=+\-@\t]/);
      }),
    ));
});
