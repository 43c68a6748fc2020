// Counts the values of a column over a list of documents.
import type { CatalogValues } from '../index/catalog-values.ts';
import type { Columns } from '../index/columns.ts';
import type { FacetName } from '../index/facet-names.ts';
import type { Offers } from '../index/offers.ts';
import { countBits, sharedBit } from '../index/vendor-bits.ts';

/** Columns that are counted; both category levels come from one column. */
export type CountedColumn = 'hersteller' | 'groesse' | 'kategorie' | 'vendors';

export function countedColumn(facet: FacetName): CountedColumn {
  if (facet === 'lieferanten') return 'vendors';
  return facet === 'hersteller' || facet === 'groesse' ? facet : 'kategorie';
}

/** How many counts a column needs. */
export function countsSize(column: CountedColumn, values: CatalogValues): number {
  if (column === 'kategorie') return values.lvl0Of.length;
  return (column === 'vendors' ? values.lieferanten : values[column]).names.length;
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
  const first = to - from < worthLanes ? from : countInLanes(column, documents, from, to, counts);
  for (let i = first; i < to; i++) {
    const value = column[documents[i] as number] as number;
    counts[value] = (counts[value] as number) + 1;
  }
}

/** From so many documents on, neighbours are counted apart: adding to one count twice in a row makes the processor wait. */
const worthLanes = 2000;
let lanes = new Uint32Array(0);

/** Counts documents by the four; returns the place of the first that is left over. */
function countInLanes(
  column: Uint16Array,
  documents: Uint32Array,
  from: number,
  to: number,
  counts: Uint32Array,
): number {
  const size = counts.length;
  if (lanes.length < 4 * size) lanes = new Uint32Array(8 * size);
  else lanes.fill(0, 0, 4 * size);
  let i = from;
  for (; i + 3 < to; i += 4) {
    const a = column[documents[i] as number] as number;
    const b = size + (column[documents[i + 1] as number] as number);
    const c = 2 * size + (column[documents[i + 2] as number] as number);
    const d = 3 * size + (column[documents[i + 3] as number] as number);
    lanes[a] = (lanes[a] as number) + 1;
    lanes[b] = (lanes[b] as number) + 1;
    lanes[c] = (lanes[c] as number) + 1;
    lanes[d] = (lanes[d] as number) + 1;
  }
  for (let at = 0; at < 4 * size; at++) {
    const value = at % size;
    counts[value] = (counts[value] as number) + (lanes[at] as number);
  }
  return i;
}

/** For fewer documents it does not pay to count by bits. */
const worthBits = 2000;

function countVendors(
  { offers }: Columns,
  documents: Uint32Array,
  from: number,
  to: number,
  counts: Uint32Array,
): void {
  if (to - from < worthBits || counts.length > sharedBit) countOffers(offers, documents, from, to, counts);
  else countBits(offers.vendorBits, documents, from, to, counts);
}

function countOffers(
  { start, size, vendor }: Offers,
  documents: Uint32Array,
  from: number,
  to: number,
  counts: Uint32Array,
): void {
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
