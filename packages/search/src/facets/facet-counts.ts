// How many documents have each value of a facet.
import type { CatalogValues } from '../index/catalog-values.ts';
import type { Columns } from '../index/columns.ts';
import type { FacetName } from '../index/facet-names.ts';
import type { OfferView } from '../index/offers.ts';
import { noValue, type ValueTable } from '../index/value-table.ts';

/** Counts by value of one facet, from the counts of its column. */
export interface FacetCounts {
  readonly table: ValueTable;
  readonly counts: Uint32Array;
  /** The values that occur, where they are known. */
  readonly found?: readonly number[];
}

/** The counts are the caller's to change; `lend` gives room for others. */
export function countFacets(
  facet: FacetName,
  counts: Uint32Array,
  values: CatalogValues,
  view: OfferView,
  lend: (size: number) => Uint32Array,
): FacetCounts {
  switch (facet) {
    case 'lieferanten':
      if (view.hidesSome) {
        for (let number = 0; number < counts.length; number++)
          if (view.hidden[number] === 1) counts[number] = 0;
      }
      return { table: values.lieferanten, counts };
    case 'hersteller':
    case 'groesse':
      return { table: values[facet], counts };
    case 'hierarchicalCategories.lvl0':
      return { table: values.lvl0, counts: summed(values.lvl0Of, counts, lend(values.lvl0.names.length)) };
    case 'hierarchicalCategories.lvl1':
      return { table: values.lvl1, counts: summed(values.lvl1Of, counts, lend(values.lvl1.names.length)) };
  }
}

/** Adds one document to the counts of a facet, and values met for the first time to the list. */
export function countOne(
  facet: FacetName,
  document: number,
  { offers, hersteller, groesse, kategorie }: Columns,
  { lvl0Of, lvl1Of }: CatalogValues,
  { hidden }: OfferView,
  counts: Uint32Array,
  found: number[],
): void {
  const add = (value: number) => {
    if (value === noValue) return;
    if (counts[value] === 0) found.push(value);
    counts[value] = (counts[value] as number) + 1;
  };
  if (facet === 'hersteller') add(hersteller[document] as number);
  else if (facet === 'groesse') add(groesse[document] as number);
  else if (facet === 'hierarchicalCategories.lvl0') add(lvl0Of[kategorie[document] as number] as number);
  else if (facet === 'hierarchicalCategories.lvl1') add(lvl1Of[kategorie[document] as number] as number);
  else {
    const first = offers.start[document] as number;
    const end = first + (offers.size[document] as number);
    for (let i = first; i < end; i++) {
      const vendor = offers.vendor[i] as number;
      if (hidden[vendor] !== 1) add(vendor);
    }
  }
}

export function valueTable(facet: FacetName, values: CatalogValues): ValueTable {
  if (facet === 'lieferanten' || facet === 'hersteller' || facet === 'groesse') return values[facet];
  return facet === 'hierarchicalCategories.lvl0' ? values.lvl0 : values.lvl1;
}

function summed(valueByCategory: readonly number[], counts: Uint32Array, sums: Uint32Array): Uint32Array {
  for (let category = 0; category < counts.length; category++) {
    const value = valueByCategory[category] as number;
    sums[value] = (sums[value] as number) + (counts[category] as number);
  }
  return sums;
}

let keys = new Float64Array(256);
let numberOfRank = new Uint32Array(256);

const fewKeys = 24;

function sortKeys(used: number): void {
  if (used > fewKeys) {
    keys.subarray(0, used).sort();
    return;
  }
  for (let i = 1; i < used; i++) {
    const key = keys[i] as number;
    let j = i;
    for (; j > 0 && (keys[j - 1] as number) > key; j--) keys[j] = keys[j - 1] as number;
    keys[j] = key;
  }
}

/** The numbers of the values that occur, most frequent first, equal ones by name. */
export function frequentValues({ table, counts, found }: FacetCounts): number[] {
  const ranks = table.ranks();
  const size = ranks.length;
  if (keys.length < size) {
    keys = new Float64Array(size * 2);
    numberOfRank = new Uint32Array(size * 2);
  }
  // Count and name in one number: a plain numeric sort is many times quicker than one by comparison.
  let used = 0;
  const end = found ? found.length : size;
  for (let i = found ? 0 : noValue + 1; i < end; i++) {
    const number = found ? (found[i] as number) : i;
    const count = counts[number] as number;
    if (count === 0) continue;
    const rank = ranks[number] as number;
    numberOfRank[rank] = number;
    keys[used++] = count * size + (size - 1 - rank);
  }
  sortKeys(used);
  const numbers = new Array<number>(used);
  for (let i = 0; i < used; i++) {
    const key = keys[used - 1 - i] as number;
    numbers[i] = numberOfRank[size - 1 - (key % size)] as number;
  }
  return numbers;
}

export function topValues(facet: FacetCounts, most: number): Record<string, number> {
  // Without prototype: values may be called anything, and adding many different keys is quicker.
  const shown: Record<string, number> = Object.create(null);
  const numbers = frequentValues(facet);
  const size = Math.min(most, numbers.length);
  for (let i = 0; i < size; i++) {
    const number = numbers[i] as number;
    shown[facet.table.names[number] as string] = facet.counts[number] as number;
  }
  return shown;
}
