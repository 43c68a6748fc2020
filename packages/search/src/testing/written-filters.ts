// For tests: filters as somebody writes them, each with what it means.
import fc from 'fast-check';
import type { ProductDocument } from '../index/document.ts';
import { lowestPrice } from './brute-force.ts';
import * as random from './catalogues.ts';

type IsChosen = (vendorId: number) => boolean;
type Test = (document: ProductDocument, isChosen: IsChosen) => boolean;

/** A filter as text, and what it means where prices and stock are those of the chosen vendors. */
export interface WrittenFilter {
  readonly text: string;
  readonly test: Test;
  /** The vendors it lets one choose from, if it is nothing but a choice of them. */
  readonly choice?: readonly string[] | undefined;
  /** Vendors whose prices count. */
  readonly chosen?: readonly string[] | undefined;
}

/** Any filter, up to some depth. */
export function writtenFilter(
  boughtIds: readonly string[],
  stockedIds: readonly string[],
): fc.Arbitrary<WrittenFilter> {
  const flags: readonly { flag: string; test: Test }[] = [
    {
      flag: 'lieferbar',
      test: (d, isChosen) => d.offers.some(({ vendor, inStock }) => inStock && isChosen(vendor.id)),
    },
    { flag: 'gefahrgut', test: (d) => d.gefahrgut === true },
    { flag: 'gekauft', test: (d) => boughtIds.includes(d.objectID) },
    { flag: 'imBestand', test: (d) => stockedIds.includes(d.objectID) },
  ];
  const condition: fc.Arbitrary<WrittenFilter> = fc.oneof(
    fc.tuple(fc.constantFrom(...flags), fc.boolean()).map(([{ flag, test }, value]) => ({
      text: `${flag}:${value}`,
      test: (d: ProductDocument, isChosen: IsChosen) => test(d, isChosen) === value,
    })),
    fc.constantFrom(...random.vendorNames).map((name) => ({
      text: `lieferanten:"${name}"`,
      test: (d: ProductDocument) => d.offers.some(({ vendor }) => vendor.name === name),
      ...{ choice: [name], chosen: [name] },
    })),
    fc.constantFrom('Acme', 'Dentalis').map((name) => ({
      text: `hersteller:${name}`,
      test: (d: ProductDocument) => d.hersteller === name,
    })),
    fc.constantFrom('S', '7,5').map((size) => ({
      text: `groesse:"${size}"`,
      test: (d: ProductDocument) => d.groesse === size,
    })),
    fc.integer({ min: 1, max: 15 }).map((euros) => ({
      text: `preis <= ${euros}`,
      test: (d: ProductDocument, isChosen: IsChosen) =>
        (lowestPrice(d, { hiddenVendorIds: [] }, isChosen) ?? Number.NaN) <= euros,
    })),
  );
  const { filter } = fc.letrec<{ filter: WrittenFilter }>((tie) => ({
    filter: fc.oneof(
      { maxDepth: 3 },
      condition,
      fc.tuple(tie('filter'), tie('filter')).map(([a, b]) => ({
        text: `(${a.text} AND ${b.text})`,
        test: (d: ProductDocument, isChosen: IsChosen) => a.test(d, isChosen) && b.test(d, isChosen),
        chosen:
          a.chosen && b.chosen ? a.chosen.filter((name) => b.chosen?.includes(name)) : (a.chosen ?? b.chosen),
      })),
      fc.tuple(tie('filter'), tie('filter')).map(([a, b]) => {
        const choice = a.choice && b.choice && [...a.choice, ...b.choice];
        return {
          text: `(${a.text} OR ${b.text})`,
          test: (d: ProductDocument, isChosen: IsChosen) => a.test(d, isChosen) || b.test(d, isChosen),
          ...{ choice, chosen: choice },
        };
      }),
      tie('filter').map((a) => ({
        text: `NOT ${a.text}`,
        test: (d: ProductDocument, isChosen: IsChosen) => !a.test(d, isChosen),
      })),
    ),
  }));
  return filter;
}
