import { describe, expect, it } from 'vitest';
import { readSpreadsheet } from './read-spreadsheet.ts';
import { openSpreadsheet, rowsAtOnce } from './reading-thread.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

const sheet = {
  name: 'Werte',
  header: Array.from({ length: 30 }, (_, column) => `Spalte ${column}`),
  rows: Array.from({ length: 950 }, (_, row) =>
    Array.from({ length: 30 }, (_, column) => `Größe ${(row * 7919 + column * 104_729) % 99_991}`),
  ),
};

describe('a long file, read in a thread of its own', () => {
  it.each([
    ['workbook', () => writeXlsx([sheet])],
    ['CSV file', () => writeCsv(sheet, 'de')],
  ])('gives the rows of a %s as they stand in it, while others get their turns', async (_, write) => {
    const file = await write();
    expect(file.length).toBeGreaterThan(100_000);
    let turns = 0;
    const counting = setInterval(() => {
      turns += 1;
    }, 0);
    const rows = await openSpreadsheet(file);
    clearInterval(counting);
    expect(rows).toEqual(await readSpreadsheet(file));
    expect(rows).toHaveLength(951);
    expect(turns).toBeGreaterThanOrEqual(Math.floor(951 / rowsAtOnce));
  });

  it('refuses what cannot be read with the same words', async () => {
    const cut = (await writeXlsx([sheet])).subarray(0, 90_000);
    const refusal = await readSpreadsheet(cut).catch((error: unknown) => error);
    await expect(openSpreadsheet(cut)).rejects.toEqual(refusal);
    const tooMany = Buffer.from(`a;b\n${'1;2\n'.repeat(20_000)}`);
    await expect(openSpreadsheet(tooMany)).rejects.toMatchObject({
      code: 'IMPORT_TOO_MANY_ROWS',
      status: 422,
    });
  });
});
