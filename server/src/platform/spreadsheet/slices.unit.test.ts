// Long files in slices: counted with slices of no time at all, of which every step is one.
import { describe, expect, it } from 'vitest';
import { Slices } from '../slices.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

const rows = Array.from({ length: 400 }, (_, row) =>
  Array.from({ length: 60 }, (_, column) => `Wert ${row}-${column}`),
);
const sheet = { name: 'Werte', header: rows[0]?.map((_, column) => `Spalte ${column}`) ?? [], rows };

describe('in slices', () => {
  it('a CSV file is written row by row, and read row by row', async () => {
    const writing = new Slices(0);
    const file = await writeCsv(sheet, 'de', writing);
    expect(writing.count).toBeGreaterThan(rows.length);
    const reading = new Slices(0);
    expect(await readSpreadsheet(file, reading)).toHaveLength(rows.length + 1);
    expect(reading.count).toBeGreaterThan(rows.length);
  });

  it('a workbook is written 50 rows at a time, and read 16 KiB at a time', async () => {
    const writing = new Slices(0);
    const file = await writeXlsx([sheet], writing);
    expect(writing.count).toBe(1 + rows.length / 50);
    const reading = new Slices(0);
    const read = await readSpreadsheet(file, reading);
    expect(read.map(({ cells }) => cells)).toEqual([sheet.header, ...rows]);
    const cells = rows.length * (rows[0]?.length ?? 0);
    // A cell takes some 80 bytes of the sheet.
    expect(reading.count).toBeGreaterThan((cells * 80) / (16 * 1024));
  });

  it('nothing waits that is done at once', async () => {
    const slices = new Slices(60_000);
    await readSpreadsheet(await writeXlsx([sheet], slices), slices);
    expect(slices.count).toBe(1);
  });
});
