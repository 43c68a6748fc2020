// How many families have each value of a facet: one with several variants of the same value counts once for it.
import type { CatalogValues } from '../index/catalog-values.ts';
import type { Columns } from '../index/columns.ts';
import type { FacetName } from '../index/facet-names.ts';
import type { OfferView } from '../index/offers.ts';
import { noValue } from '../index/value-table.ts';
import { sharedBit } from '../index/vendor-bits.ts';
import { type FacetCounts, valueTable } from './facet-counts.ts';

type Stretches = (visit: (documents: Uint32Array, from: number, to: number) => void) => void;

interface Lender {
  takeClean(): Uint32Array;
  giveBackClean(array: Uint32Array): void;
  lendCounts(size: number): Uint32Array;
}

export function familyCounts(
  facet: FacetName,
  forEachStretch: Stretches,
  columns: Columns,
  values: CatalogValues,
  { hidden }: OfferView,
  lender: Lender,
): FacetCounts {
  const table = valueTable(facet, values);
  const counts = lender.lendCounts(table.names.length);
  if (facet !== 'lieferanten') {
    const { column, meanings } = singleValues(facet, columns, values);
    countSingle(column, meanings, forEachStretch, columns, lender, counts);
    return { table, counts };
  }
  if (counts.length <= sharedBit) countVendorBits(forEachStretch, columns, lender, counts);
  else countManyVendors(forEachStretch, columns, counts);
  for (let vendor = 0; vendor < counts.length; vendor++) if (hidden[vendor] === 1) counts[vendor] = 0;
  return { table, counts };
}

/** Where a document has one value: the column, and what the column's numbers stand for; undefined: the values themselves. */
function singleValues(facet: FacetName, columns: Columns, values: CatalogValues) {
  if (facet === 'hersteller' || facet === 'groesse') return { column: columns[facet], meanings: undefined };
  const levelOf = facet === 'hierarchicalCategories.lvl0' ? values.lvl0Of : values.lvl1Of;
  return { column: columns.kategorie, meanings: Uint32Array.from(levelOf) };
}

const mostValues = 0x10000;

/** Nearly all families have one value, which is noted by family; further ones are kept in a set. */
function countSingle(
  column: Uint16Array,
  meanings: Uint32Array | undefined,
  forEachStretch: Stretches,
  { families: { first } }: Columns,
  lender: Lender,
  counts: Uint32Array,
): void {
  const noted = lender.takeClean();
  const further = new Set<number>();
  forEachStretch((documents, from, to) => {
    for (let i = from; i < to; i++) {
      const document = documents[i] as number;
      const number = column[document] as number;
      const value = meanings ? (meanings[number] as number) : number;
      if (value === noValue) continue;
      const family = first[document] as number;
      const other = noted[family] as number;
      if (other === value) continue;
      if (other === 0) noted[family] = value;
      else {
        const pair = family * mostValues + value;
        if (further.has(pair)) continue;
        further.add(pair);
      }
      counts[value] = (counts[value] as number) + 1;
    }
  });
  giveBack(noted, forEachStretch, first, lender);
}

function countVendorBits(
  forEachStretch: Stretches,
  { families: { first }, offers: { vendorBits } }: Columns,
  lender: Lender,
  counts: Uint32Array,
): void {
  countWord(vendorBits.low, 0);
  if (counts.length > 32) countWord(vendorBits.high, 32);

  function countWord(bits: Uint32Array, firstVendor: number): void {
    const noted = lender.takeClean();
    forEachStretch((documents, from, to) => {
      for (let i = from; i < to; i++) {
        const document = documents[i] as number;
        const family = first[document] as number;
        const before = noted[family] as number;
        let left = (bits[document] as number) & ~before;
        if (left === 0) continue;
        noted[family] = before | left;
        for (; left !== 0; left &= left - 1) {
          const vendor = firstVendor + 31 - Math.clz32(left & -left);
          counts[vendor] = (counts[vendor] as number) + 1;
        }
      }
    });
    giveBack(noted, forEachStretch, first, lender);
  }
}

function countManyVendors(
  forEachStretch: Stretches,
  { families: { first }, offers: { start, size, vendor } }: Columns,
  counts: Uint32Array,
): void {
  const counted = new Set<number>();
  forEachStretch((documents, from, to) => {
    for (let i = from; i < to; i++) {
      const document = documents[i] as number;
      const begin = start[document] as number;
      const end = begin + (size[document] as number);
      for (let j = begin; j < end; j++) {
        const value = vendor[j] as number;
        const pair = (first[document] as number) * mostValues + value;
        if (counted.has(pair)) continue;
        counted.add(pair);
        counts[value] = (counts[value] as number) + 1;
      }
    }
  });
}

function giveBack(noted: Uint32Array, forEachStretch: Stretches, first: Uint32Array, lender: Lender): void {
  forEachStretch((documents, from, to) => {
    for (let i = from; i < to; i++) noted[first[documents[i] as number] as number] = 0;
  });
  lender.giveBackClean(noted);
}
