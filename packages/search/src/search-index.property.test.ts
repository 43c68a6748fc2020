import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { SearchRequest } from './answer/request.ts';
import type { SearchResult } from './answer/result.ts';
import { buildIndex } from './index/builder.ts';
import type { PracticeView, ProductDocument } from './index/document.ts';
import { facetNames } from './index/facet-names.ts';
import { loadSnapshot, saveSnapshot } from './index/snapshot.ts';
import type { SearchIndex } from './search-index.ts';
import {
  BruteForce,
  countValues,
  lowestPrice,
  type Refinements,
  selectVendors,
} from './testing/brute-force.ts';
import * as random from './testing/catalogues.ts';
import { writtenFilter } from './testing/written-filters.ts';
import { queryWords } from './text/tokens.ts';

// Many random cases on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const everything = { hitsPerPage: 1000, maxValuesPerFacet: 1000 };

function answers(
  index: SearchIndex,
  requests: readonly SearchRequest[],
  view: PracticeView,
): readonly SearchResult[] {
  const answer = index.searchBatch(requests, view);
  if ('problem' in answer) throw new Error(answer.problem.message);
  return answer.results;
}

const groupsOf = (refinements: Refinements): string[][] =>
  Object.entries(refinements).map(([facet, values]) => values.map((value) => `${facet}:${value}`));

const without = (refinements: Refinements, facet: string): Refinements =>
  Object.fromEntries(Object.entries(refinements).filter(([name]) => name !== facet));

const idsOf = (documents: readonly { readonly objectID: string }[]): string[] =>
  documents.map(({ objectID }) => objectID).sort();

/** As the helper sends it: one request with all refinements, and one more for each refined facet without its own. */
function helperBatch(query: string, refinements: Refinements, sort: 'relevance' | 'price'): SearchRequest[] {
  const refined = Object.keys(refinements);
  return [
    { ...everything, query, facets: facetNames, facetFilters: groupsOf(refinements), sort },
    ...refined.map((facet) => ({
      ...everything,
      query,
      facets: facet,
      hitsPerPage: 0,
      facetFilters: groupsOf(without(refinements, facet)),
    })),
  ];
}

const bruteForceOf = (documents: readonly ProductDocument[], index: SearchIndex) =>
  new BruteForce(documents, index.contents().built.compounds, random.synonyms);

describe('brute force agrees with the index', () => {
  it('on hits, counts, facets (conjunctive and disjunctive) and prices', async () => {
    await fc.assert(
      fc.asyncProperty(
        random.catalogue,
        fc.array(fc.tuple(random.query, random.refinements, random.view), { minLength: 1, maxLength: 8 }),
        async (documents, searches) => {
          const index = await buildIndex(documents, { thesaurus: { groups: random.synonyms } });
          const slow = bruteForceOf(documents, index);
          for (const [query, refinements, view] of searches) {
            const [main, ...sides] = answers(index, helperBatch(query, refinements, 'relevance'), view);
            const expected = slow.search(query, refinements, view);
            expect(idsOf(main?.hits ?? []), query).toEqual(idsOf(expected));
            expect(main?.nbHits).toBe(expected.length);
            for (const facet of facetNames)
              expect(main?.facets?.[facet]).toEqual(countValues(expected, facet, view));
            const isChosen = selectVendors(documents, refinements.lieferanten);
            for (const hit of main?.hits ?? []) {
              const document = documents.find(({ objectID }) => objectID === hit.objectID);
              expect(hit.preis).toBe(document && lowestPrice(document, view, isChosen));
            }
            Object.keys(refinements).forEach((facet, i) => {
              const others = slow.search(query, without(refinements, facet), view);
              expect(sides[i]?.nbHits).toBe(others.length);
              expect(sides[i]?.facets).toEqual({ [facet]: countValues(others, facet, view) });
            });
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it('on the order by lowest price and on paging', async () => {
    await fc.assert(
      fc.asyncProperty(
        random.catalogue,
        random.query,
        random.refinements,
        random.view,
        fc.integer({ min: 1, max: 7 }),
        fc.constantFrom('relevance' as const, 'price' as const, 'unitPrice' as const),
        async (documents, query, refinements, view, hitsPerPage, sort) => {
          const index = await buildIndex(documents, { thesaurus: { groups: random.synonyms } });
          const facetFilters = groupsOf(refinements);
          const [whole] = answers(index, [{ ...everything, query, sort, facetFilters }], view);
          const expected = bruteForceOf(documents, index).search(query, refinements, view);
          if (sort !== 'relevance') {
            const isChosen = selectVendors(documents, refinements.lieferanten);
            const known = new Map(documents.map((document) => [document.objectID, document]));
            const piecesOf = (objectID: string) =>
              sort === 'price' ? 1 : (known.get(objectID)?.packung?.size ?? 1);
            const priceIn = (document: ProductDocument) =>
              (lowestPrice(document, view, isChosen) ?? Number.POSITIVE_INFINITY) /
              piecesOf(document.objectID);
            const lacking = new Set(
              whole?.hits.filter(({ lacks }) => lacks !== undefined).map(({ objectID }) => objectID),
            );
            const sorted = (isLacking: boolean) =>
              expected
                .filter(({ objectID }) => lacking.has(objectID) === isLacking)
                .map(priceIn)
                .sort((a, b) => a - b);
            const shown = whole?.hits.map(
              ({ preis, objectID }) => (preis ?? Number.POSITIVE_INFINITY) / piecesOf(objectID),
            );
            expect(shown).toEqual([...sorted(false), ...sorted(true)]);
          }
          const count = Math.ceil(expected.length / hitsPerPage);
          const pages = Array.from({ length: count + 1 }, (_, page) => {
            return { query, sort, page, hitsPerPage, facetFilters };
          });
          const results = answers(index, pages, view);
          expect(results.flatMap(({ hits }) => hits)).toEqual(whole?.hits);
          expect(results[0]?.nbPages).toBe(count);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('on filters written as text', async () => {
    const boughtIds = ['p0', 'p2', 'p3', 'p29', 'gone'];
    const stockedIds = ['p1', 'p2'];
    await fc.assert(
      fc.asyncProperty(
        random.catalogue,
        writtenFilter(boughtIds, stockedIds),
        async (documents, { text, test, chosen }) => {
          const index = await buildIndex(documents);
          const view = { hiddenVendorIds: [], boughtIds, stockedIds };
          const [result] = answers(index, [{ ...everything, filters: text }], view);
          const isChosen = selectVendors(documents, chosen) ?? (() => true);
          const expected = documents.filter((document) => test(document, isChosen));
          expect(idsOf(result?.hits ?? []), text).toEqual(idsOf(expected));
        },
      ),
      { numRuns: 100 },
    );
  });
});

/** Everything an index says, to compare two of them. Which spelling of a word came first may differ. */
function everythingSaid(index: SearchIndex, queries: readonly string[], view: PracticeView): unknown {
  const requests = queries.flatMap((query) => [
    { ...everything, query, facets: '*', getRankingInfo: true },
    { ...everything, query, sort: 'price' as const },
    { ...everything, query, facets: '*', distinct: true, facetingAfterDistinct: true },
  ]);
  return answers(index, requests, view).map(({ didYouMean, understoodAs, ...result }) => ({
    ...result,
    didYouMean: didYouMean !== undefined,
    // How a word is spelled is known from whoever wrote it first, also if that is gone.
    understoodAs: understoodAs === undefined ? undefined : queryWords(understoodAs),
  }));
}

describe('a snapshot', () => {
  it('says the same as the index it was taken of', async () => {
    await fc.assert(
      fc.asyncProperty(
        random.catalogue,
        fc.array(random.query),
        random.view,
        async (documents, queries, view) => {
          const index = await buildIndex(documents, { thesaurus: { groups: random.synonyms } });
          const restored = loadSnapshot(saveSnapshot(index), { groups: random.synonyms });
          expect(everythingSaid(restored, queries, view)).toEqual(everythingSaid(index, queries, view));
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('changes', () => {
  const change = fc.nat(40).chain((number) => {
    const objectID = `p${number}`;
    return fc.oneof(
      random.arbitraryProduct(objectID).map((upsert) => ({ upsert })),
      fc.constant({ remove: objectID }),
      random
        .arbitraryProduct(objectID)
        .map(({ offers, popularity }) => ({ reprice: objectID, offers, popularity })),
    );
  });

  it('give the same as building anew, also after a snapshot', async () => {
    await fc.assert(
      fc.asyncProperty(
        random.catalogue,
        fc.array(fc.array(change, { maxLength: 6 }), { minLength: 1, maxLength: 4 }),
        fc.array(random.query, { minLength: 1, maxLength: 6 }),
        random.view,
        async (documents, batches, queries, view) => {
          // Learned data stays unchanged until the next build.
          const { compounds } = (await buildIndex(documents)).contents().built;
          const learned = { thesaurus: { groups: random.synonyms }, compoundWords: compounds.words };
          const index = await buildIndex(documents, learned);
          const current = new Map(documents.map((document) => [document.objectID, document]));
          for (const batch of batches) {
            const removed = new Set(batch.flatMap((one) => ('remove' in one ? [one.remove] : [])));
            for (const objectID of removed) current.delete(objectID);
            const upserts: ProductDocument[] = [];
            for (const one of batch) {
              if ('upsert' in one) upserts.push(one.upsert);
              if (!('reprice' in one)) continue;
              const before = current.get(one.reprice);
              if (before) upserts.push({ ...before, offers: one.offers, popularity: one.popularity });
            }
            for (const document of upserts) current.set(document.objectID, document);
            index.applyChanges(upserts, [...removed]);
          }
          expect(index.size).toBe(current.size);
          const anew = await buildIndex(current.values(), learned);
          const expected = everythingSaid(anew, queries, view);
          expect(everythingSaid(index, queries, view)).toEqual(expected);
          const restored = loadSnapshot(saveSnapshot(index), { groups: random.synonyms });
          expect(everythingSaid(restored, queries, view)).toEqual(expected);
        },
      ),
      { numRuns: 100 },
    );
  });
});
