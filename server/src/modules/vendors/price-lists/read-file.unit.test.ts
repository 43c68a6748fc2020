import { describe, expect, it } from 'vitest';
import type { SheetRow } from '../../../platform/spreadsheet/table.ts';
import { mostLines, readLines } from './read-file.ts';

/** Parts of a hundred rows, as the reader of spreadsheets hands them over. */
async function* parts(header: readonly string[], count: number): AsyncGenerator<SheetRow[]> {
  yield [{ line: 1, cells: header }];
  for (let at = 0; at < count; at += 100)
    yield Array.from({ length: Math.min(100, count - at) }, (_, place) => ({
      line: at + place + 2,
      cells: [`K-${at + place}`, '1,00'],
    }));
}

describe('lines of a price list', () => {
  it('are handed on in parts, each row once, and no more wait than one part', async () => {
    const taken: [firstRow: number, count: number][] = [];
    const columns = await readLines(parts(['Bestellnummer', 'Preis'], 3230), async (firstRow, rows) => {
      taken.push([firstRow, rows.length]);
    });
    expect(taken).toEqual([
      [0, 1000],
      [1000, 1000],
      [2000, 1000],
      [3000, 230],
    ]);
    expect(columns).toEqual({
      header: ['Bestellnummer', 'Preis'],
      samples: [['K-0', 'K-1', 'K-2'], ['1,00']],
      mapping: ['orderNumber', 'price'],
    });
  });

  it('may be wider than the header', async () => {
    async function* wide(): AsyncGenerator<SheetRow[]> {
      yield [
        { line: 1, cells: ['Bestellnummer', 'Preis'] },
        { line: 2, cells: ['K-1', '1,00', '', 'neu'] },
      ];
    }
    expect(await readLines(wide(), async () => undefined)).toEqual({
      header: ['Bestellnummer', 'Preis', '', ''],
      samples: [['K-1'], ['1,00'], [], ['neu']],
      mapping: ['orderNumber', 'price', null, null],
    });
  });

  it('are as many as we take, and not one more', async () => {
    let count = 0;
    const take = async (_: number, rows: readonly SheetRow[]) => {
      count += rows.length;
    };
    await readLines(parts(['Preis', 'GTIN'], mostLines), take);
    expect(count).toBe(mostLines);
    await expect(readLines(parts(['Preis', 'GTIN'], mostLines + 1), take)).rejects.toMatchObject({
      code: 'IMPORT_TOO_MANY_ROWS',
      params: { rows: mostLines },
    });
  });
});
