// How many documents have each value of a facet.
import type { CatalogValues } from './catalogValues.ts';
import type { Columns } from './columns.ts';
import type { FacetName } from './facetNames.ts';
import { noValue, type ValueTable } from './valueTable.ts';

/** Both levels of the category come from one column. */
export type CountedColumn = 'hersteller' | 'kategorie' | 'vendors';

export function columnOf(facet: FacetName): CountedColumn {
  if (facet === 'lieferanten') return 'vendors';
  return facet === 'hersteller' ? 'hersteller' : 'kategorie';
}

export function newCounts(column: CountedColumn, values: CatalogValues): Uint32Array {
  if (column === 'kategorie') return new Uint32Array(values.lvl0Of.length);
  return new Uint32Array((column === 'hersteller' ? values.hersteller : values.lieferanten).names.length);
}

/** Counts the documents in the list from one place up to another. */
export function addCounts(
  column: CountedColumn,
  columns: Columns,
  documents: Uint32Array,
  from: number,
  to: number,
  counts: Uint32Array,
): void {
  if (column === 'vendors') countVendors(columns, documents, from, to, counts);
  else countValues(columns[column], documents, from, to, counts);
}

function countValues(
  column: Uint16Array,
  documents: Uint32Array,
  from: number,
  to: number,
  counts: Uint32Array,
): void {
  for (let i = from; i < to; i++) {
    const value = column[documents[i] as number] as number;
    counts[value] = (counts[value] as number) + 1;
  }
}

function countVendors(
  { offers }: Columns,
  documents: Uint32Array,
  from: number,
  to: number,
  counts: Uint32Array,
): void {
  const { start, size, vendor } = offers;
  for (let i = from; i < to; i++) {
    const document = documents[i] as number;
    const first = start[document] as number;
    const end = first + (size[document] as number);
    for (let j = first; j < end; j++) {
      const value = vendor[j] as number;
      counts[value] = (counts[value] as number) + 1;
    }
  }
}

/** Counts by value of one facet, from the counts of its column. */
export interface FacetCounts {
  readonly table: ValueTable;
  readonly counts: Uint32Array;
}

export function facetCountsOf(
  facet: FacetName,
  counts: Uint32Array,
  values: CatalogValues,
  hiddenVendors: Uint8Array,
): FacetCounts {
  switch (facet) {
    case 'lieferanten': {
      const table = values.lieferanten;
      for (let number = 0; number < counts.length; number++)
        if (hiddenVendors[number] === 1) counts[number] = 0;
      return { table, counts };
    }
    case 'hersteller':
      return { table: values.hersteller, counts };
    case 'hierarchicalCategories.lvl0':
      return { table: values.lvl0, counts: summed(values.lvl0, values.lvl0Of, counts) };
    case 'hierarchicalCategories.lvl1':
      return { table: values.lvl1, counts: summed(values.lvl1, values.lvl1Of, counts) };
  }
}

function summed(table: ValueTable, valueByCategory: readonly number[], counts: Uint32Array): Uint32Array {
  const sums = new Uint32Array(table.names.length);
  for (let category = 0; category < counts.length; category++) {
    const value = valueByCategory[category] as number;
    sums[value] = (sums[value] as number) + (counts[category] as number);
  }
  return sums;
}

let keys = new Float64Array(256);
let numberOfRank = new Uint32Array(256);

/** The numbers of the values that occur, most frequent first, equal ones by name. */
export function frequentValues({ table, counts }: FacetCounts): number[] {
  const ranks = table.ranks();
  const size = ranks.length;
  if (keys.length < size) {
    keys = new Float64Array(size * 2);
    numberOfRank = new Uint32Array(size * 2);
  }
  // Count and name in one number: a plain numeric sort is many times quicker than one by comparison.
  let used = 0;
  for (let number = noValue + 1; number < size; number++) {
    const count = counts[number] as number;
    if (count === 0) continue;
    const rank = ranks[number] as number;
    numberOfRank[rank] = number;
    keys[used++] = count * size + (size - 1 - rank);
  }
  if (used > 1) keys.subarray(0, used).sort();
  const numbers = new Array<number>(used);
  for (let i = 0; i < used; i++) {
    const key = keys[used - 1 - i] as number;
    numbers[i] = numberOfRank[size - 1 - (key % size)] as number;
  }
  return numbers;
}

export function topValues(facet: FacetCounts, most: number): Record<string, number> {
  const shown: Record<string, number> = {};
  const numbers = frequentValues(facet);
  const size = Math.min(most, numbers.length);
  for (let i = 0; i < size; i++) {
    const number = numbers[i] as number;
    shown[facet.table.names[number] as string] = facet.counts[number] as number;
  }
  return shown;
}
