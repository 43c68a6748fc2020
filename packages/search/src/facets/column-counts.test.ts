import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CatalogValues } from '../index/catalog-values.ts';
import { Columns } from '../index/columns.ts';
import { buildOffer, product } from '../testing/products.ts';
import { addCounts, countsSize } from './column-counts.ts';

/** Long enough to be counted the way long lists are. */
const documents = 6000;

/** Columns, the documents to count, and how often each value occurs in them. */
function filled(vendors: number, seed: number) {
  const values = new CatalogValues();
  const columns = new Columns(documents);
  const expected = { hersteller: new Map<string, number>(), lieferanten: new Map<string, number>() };
  const chosen: number[] = [];
  const add = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  for (let i = 0; i < documents; i++) {
    const offers = Array.from({ length: i % 5 }, (_, j) => buildOffer(1 + ((i + j * seed) % vendors), 100));
    const hersteller = `Maker ${(i * seed) % 7}`;
    columns.append(product(`${i}`, 'Sonde', { offers, hersteller }), 1, values);
    if (i % 3 === 1) continue;
    chosen.push(i);
    add(expected.hersteller, hersteller);
    for (const name of new Set(offers.map(({ vendor }) => vendor.name))) add(expected.lieferanten, name);
  }
  return { values, columns, chosen: Uint32Array.from(chosen), expected };
}

describe('counts of long lists', () => {
  it.each([3, 31, 32, 40, 43, 62, 63, 90])('are right with %i vendors', (vendors) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), fc.nat(9), (seed, from) => {
        const { values, columns, chosen, expected } = filled(vendors, seed);
        for (const [column, facet] of [
          ['vendors', 'lieferanten'],
          ['hersteller', 'hersteller'],
        ] as const) {
          const counts = new Uint32Array(countsSize(column, values));
          // In two pieces: counts are added to what is there.
          addCounts(column, columns, chosen, 0, from, counts);
          addCounts(column, columns, chosen, from, chosen.length, counts);
          const named = values[facet].names.map((name, i) => [name, counts[i]] as const);
          expect(new Map(named.filter(([, count]) => count))).toEqual(expected[facet]);
        }
      }),
      { numRuns: 3 },
    );
  });
});
