// A long import in slices: counted with slices of no time at all, of which every row is one.
import { expect, it } from 'vitest';
import { Slices } from '../../../platform/slices.ts';
import { checkRows } from './check/check-rows.ts';
import type { ReferenceData } from './check/reference-data.ts';
import { allValues, type Draft, readRows, writtenRows } from './draft.ts';

const rows = Array.from({ length: 300 }, (_, row) => ({
  line: row + 2,
  cells: [`Artikel ${row}`, row % 3 === 0 ? '1'.repeat(30_000) : '5', 'zwei\nZeilen\u2028'],
}));
const draft: Draft = {
  id: 'an-import',
  fileName: 'liste.csv',
  createdAt: new Date('2026-11-15T12:00:00Z'),
  header: ['Artikelname', 'Mindestbestand', 'Bemerkung'],
  rows,
  mapping: ['name', 'minimumStock', null],
  corrections: { 1: { name: 'Anders' } },
  leftOut: [],
  createStorages: false,
  skipExisting: false,
  updateExisting: false,
  defaultStorageId: null,
};
const nothing: ReferenceData = {
  today: '2026-11-15',
  units: new Map(),
  manufacturers: new Map(),
  costCenters: new Map(),
  storages: new Map(),
  productsBySlug: new Map(),
  productsByCode: new Map(),
  articlesByKey: new Map(),
  articlesByProduct: new Map(),
  articlesByNumber: new Map(),
  names: { manufacturers: new Map(), units: new Map(), costCenters: new Map(), storages: new Map() },
};

it('is kept, read and checked row by row, and says the same as in one go', async () => {
  const slices = {
    writing: new Slices(0),
    reading: new Slices(0),
    values: new Slices(0),
    checking: new Slices(0),
  };
  const kept = await writtenRows(rows, slices.writing);
  expect(await readRows(kept, slices.reading)).toEqual(rows);
  const values = await allValues(draft, slices.values);
  expect(values[0]).toEqual({ name: 'Artikel 0', minimumStock: rows[0]?.cells[1] });
  expect(values[1]).toEqual({ name: 'Anders', minimumStock: '5' });
  const checked = await checkRows(draft, values, nothing, slices.checking);
  expect(checked).toEqual(await checkRows(draft, values, nothing, new Slices(60_000)));
  for (const { count } of Object.values(slices)) expect(count).toBeGreaterThan(rows.length);
  // Too long to be a number: told at its field, and not pondered over.
  expect(checked.rows[0]).toMatchObject({ problems: [{ field: 'minimumStock', code: 'INCORRECT_VALUE' }] });
  expect(checked.rows[2]).toMatchObject({ status: 'ready', problems: [] });
});
