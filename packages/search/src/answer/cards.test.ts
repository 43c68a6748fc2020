import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { buildIndex } from '../index/builder.ts';
import type { PracticeView, ProductDocument } from '../index/document.ts';
import { facetNames } from '../index/facet-names.ts';
import { loadSnapshot, saveSnapshot } from '../index/snapshot.ts';
import type { SearchIndex } from '../search-index.ts';
import { countValues } from '../testing/brute-force.ts';
import * as random from '../testing/catalogues.ts';
import { buildOffer, product } from '../testing/products.ts';
import type { SearchRequest } from './request.ts';

// Many random cases on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

function answersOf(index: SearchIndex, requests: readonly SearchRequest[], view?: PracticeView) {
  const answer = index.searchBatch(requests, view);
  if ('problem' in answer) throw new Error(answer.problem.message);
  return answer.results;
}

const whole = { hitsPerPage: 1000, maxValuesPerFacet: 1000, facets: '*' };
const grouped = { distinct: true, facetingAfterDistinct: true };
const familyOf = ({ familie, objectID }: ProductDocument) => (familie ? `of ${familie}` : objectID);

/** In the order of their first documents. */
function byFamily(documents: readonly ProductDocument[]): ProductDocument[][] {
  const families = new Map<string, ProductDocument[]>();
  for (const document of documents)
    families.set(familyOf(document), [...(families.get(familyOf(document)) ?? []), document]);
  return [...families.values()];
}

/** How many families have a document of each value. */
function familyCounts(documents: readonly ProductDocument[], facet: string, view: PracticeView) {
  const counts: Record<string, number> = {};
  for (const members of byFamily(documents))
    for (const value of Object.keys(countValues(members, facet, view)))
      counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

describe('grouped by family', () => {
  it('shows the best of each in the order of the hits, counted in pages and facets, whatever was changed before', async () => {
    const sort = fc.constantFrom('relevance' as const, 'price' as const);
    await fc.assert(
      fc.asyncProperty(
        random.catalogue,
        random.catalogue,
        fc.array(fc.tuple(random.query, random.refinements, random.view, sort), {
          minLength: 1,
          maxLength: 4,
        }),
        fc.integer({ min: 1, max: 7 }),
        async (before, documents, searches, hitsPerPage) => {
          const index = await buildIndex(before);
          const gone = before.slice(documents.length).map(({ objectID }) => objectID);
          index.applyChanges(documents, gone);
          const known = new Map(documents.map((document) => [document.objectID, document]));
          const documentOf = ({ objectID }: { objectID: string }) => known.get(objectID) as ProductDocument;
          for (const [query, refinements, view, order] of searches) {
            const facetFilters = Object.entries(refinements).map(([facet, values]) =>
              values.map((value) => `${facet}:${value}`),
            );
            const asked = { ...whole, query, facetFilters, sort: order };
            const [plain, cards] = answersOf(index, [asked, { ...asked, ...grouped }], view);
            const all = (plain?.hits ?? []).map(documentOf);
            const best = byFamily(all).map(([first]) => first?.objectID);
            expect(cards?.hits.map(({ objectID }) => objectID)).toEqual(best);
            expect(cards?.nbHits).toBe(best.length);
            for (const facet of facetNames)
              expect(cards?.facets?.[facet]).toEqual(familyCounts(all, facet, view));
            const pages = Array.from({ length: Math.ceil(best.length / hitsPerPage) }, (_, page) => page);
            const paged = answersOf(
              index,
              pages.map((page) => ({
                ...asked,
                ...grouped,
                page,
                hitsPerPage,
                attributesToRetrieve: ['titel'],
              })),
              view,
            );
            expect(paged.flatMap(({ hits }) => hits.map(({ objectID }) => objectID))).toEqual(best);
            expect(paged[0]?.nbPages ?? 0).toBe(pages.length);
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  it('counts beside a value what choosing it leaves', async () => {
    await fc.assert(
      fc.asyncProperty(random.catalogue, random.query, random.view, async (documents, query, view) => {
        const index = await buildIndex(documents);
        const [cards] = answersOf(index, [{ ...whole, ...grouped, query }], view);
        for (const [facet, counts] of Object.entries(cards?.facets ?? {}))
          for (const [value, count] of Object.entries(counts)) {
            const chosen = { ...grouped, query, facetFilters: [`${facet}:${value}`] };
            expect(answersOf(index, [chosen], view)[0]?.nbHits).toBe(count);
          }
      }),
      { numRuns: 50 },
    );
  });
});

const glove = (objectID: string, titel: string, more: Partial<ProductDocument> = {}) =>
  product(objectID, titel, { familie: 'softa', nummern: [`N-${objectID}`], ...more });

const gloves = [
  glove('9', 'Softa Handschuh S'),
  glove('10', 'Softa Handschuh M', { popularity: 5 }),
  glove('11', 'Softa Handschuh L', { offers: [buildOffer(2, 900), buildOffer(3, 700)] }),
  product('12', 'Handschuh ohne Größe'),
];

describe('a card', () => {
  it('brings the variants there are to choose from, also those without the words', async () => {
    const index = await buildIndex(gloves);
    const [one, two] = answersOf(index, [{ query: 'softa handschuh l', distinct: 1 }])[0]?.hits ?? [];
    expect(one).toMatchObject({ objectID: '11', preis: 7 });
    expect(one?.varianten).toEqual([
      {
        objectID: '9',
        titel: 'Softa Handschuh S',
        titelEn: '',
        url: '/inventory/product/9',
        nummer: 'N-9',
        preis: 10,
        angebote: 1,
        lieferbarBei: 1,
        passend: false,
        packung: { de: '', en: '' },
        packungsgroesse: 1,
        inhaltseinheit: { de: '', en: '' },
      },
      expect.objectContaining({ objectID: '10', titel: 'Softa Handschuh M' }),
      expect.objectContaining({ objectID: '11', preis: 7, angebote: 2, lieferbarBei: 2, passend: true }),
    ]);
    expect(two?.varianten).toBeUndefined();
  });

  it('says which variants the query means: all of them, or those of a size or a number that it names', async () => {
    const index = await buildIndex(gloves);
    const meant = (query: string) =>
      answersOf(index, [{ query, distinct: true }])[0]?.hits[0]?.varianten?.flatMap(
        ({ objectID, passend }) => (passend ? objectID : []),
      );
    for (const query of ['', 'softa', 'handschuh softa', 'softa hand']) expect(meant(query)).toHaveLength(3);
    expect(meant('softa m')).toEqual(['10']);
    expect(meant('N-9')).toEqual(['9']);
  });

  it('counts for each variant the vendors in sight that have it in stock', async () => {
    const away = { ...buildOffer(1, 500), inStock: false };
    const index = await buildIndex([
      glove('9', 'Softa Handschuh S', { offers: [away, buildOffer(2, 600)] }),
      glove('10', 'Softa Handschuh M', {
        offers: [buildOffer(1, 500), buildOffer(2, 600), buildOffer(3, 700)],
      }),
    ]);
    const counts = (view?: PracticeView) =>
      answersOf(index, [{ query: 'softa', distinct: true }], view)[0]?.hits[0]?.varianten?.map(
        ({ lieferbarBei }) => lieferbarBei,
      );
    expect(counts()).toEqual([1, 3]);
    expect(counts({ hiddenVendorIds: [2] })).toEqual([0, 2]);
    const ownPrices = new Map([['9', [{ vendorId: 99, cents: 300 }]]]);
    expect(counts({ hiddenVendorIds: [], ownPrices })).toEqual([1, 3]);
  });

  it('leaves out what filters do not allow, what is hidden and what is gone; prices are those of the chosen vendors', async () => {
    const index = loadSnapshot(saveSnapshot(await buildIndex(gloves)));
    const variants = (request: SearchRequest, view?: PracticeView) =>
      answersOf(index, [{ query: 'softa', distinct: true, ...request }], view)[0]?.hits[0]?.varianten?.map(
        ({ objectID, preis }) => [objectID, preis],
      );
    index.applyChanges([glove('13', 'Softa Handschuh XL', { offers: [buildOffer(2, 1100)] })], ['9']);
    expect(variants({})).toEqual([
      ['10', 10],
      ['11', 7],
      ['13', 11],
    ]);
    expect(variants({ facetFilters: ['lieferanten:Marktmed'] })).toEqual([
      ['11', 9],
      ['13', 11],
    ]);
    expect(variants({}, { hiddenVendorIds: [1] })).toEqual([
      ['11', 7],
      ['13', 11],
    ]);
    expect(variants({ attributesToRetrieve: ['titel'] })).toBeUndefined();
    expect(variants({ hitsPerPage: 101 })).toBeUndefined();
    index.applyChanges([], ['11', '13']);
    expect(variants({})).toBeUndefined();
  });

  it('leaves out variants that nobody has in stock where only those are asked for', async () => {
    const back = glove('14', 'Softa Handschuh XL', { offers: [{ ...buildOffer(1, 500), inStock: false }] });
    const index = await buildIndex([...gloves, back]);
    const cheapest = (request: SearchRequest, view?: PracticeView) =>
      answersOf(index, [{ query: 'softa', distinct: true, sort: 'price', ...request }], view)[0]?.hits[0];
    expect(cheapest({})).toMatchObject({ objectID: '14', preis: 5 });
    const inStock = { facetFilters: ['lieferbar:true'] };
    expect(cheapest(inStock)).toMatchObject({ objectID: '11', varianten: { length: 3 } });
    // The practice's own price comes from somebody who has it.
    const ownPrices = new Map([['14', [{ vendorId: 99, cents: 300 }]]]);
    expect(cheapest(inStock, { hiddenVendorIds: [], ownPrices })).toMatchObject({ objectID: '14', preis: 3 });
  });

  it('is grouped only where the request says so, in one way', async () => {
    const index = await buildIndex(gloves);
    for (const distinct of [undefined, false, 0, 'false', '0'])
      expect(answersOf(index, [{ query: 'softa', distinct }])[0]?.nbHits).toBe(3);
    for (const distinct of [true, 1, 'true', '1'])
      expect(answersOf(index, [{ query: 'softa', distinct }])[0]?.nbHits).toBe(1);
    expect(index.searchBatch([{ distinct: 2 }])).toEqual({
      problem: { message: 'distinct: expected a whole number from 0 to 1', request: 0 },
    });
  });

  it('counts facets by document without facetingAfterDistinct, also inside a facet', async () => {
    const index = await buildIndex(gloves);
    const counts = (request: SearchRequest) =>
      answersOf(index, [{ facets: ['lieferanten', 'preis'], distinct: true, ...request }])[0];
    expect(counts({})?.facets).toEqual({ lieferanten: { Depotia: 3, Marktmed: 1, Linea: 1 } });
    expect(counts({ facetingAfterDistinct: true })?.facets).toEqual({
      lieferanten: { Depotia: 2, Linea: 1, Marktmed: 1 },
    });
    expect(counts({ facetingAfterDistinct: true })?.facets_stats?.preis).toMatchObject({ sum: 20 });
    expect(index.searchFacetValues({ facet: 'lieferanten', facetQuery: 'dep', ...grouped })).toMatchObject({
      facetHits: [{ value: 'Depotia', count: 2 }],
    });
  });

  it('counts any number of vendors', async () => {
    const many = Array.from({ length: 140 }, (_, i) =>
      product(`${i}`, 'Sonde', {
        familie: `f${i % 7}`,
        offers: [buildOffer(1 + i, 100), buildOffer(1 + (i % 3), 90)],
      }),
    );
    const [result] = answersOf(await buildIndex(many), [{ ...whole, ...grouped }]);
    expect(result?.facets?.lieferanten).toEqual(familyCounts(many, 'lieferanten', { hiddenVendorIds: [] }));
  });
});
