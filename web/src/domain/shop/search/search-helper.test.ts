// Every request, and what is made of every answer, as with the provider's own helper.
import algoliasearchHelper from 'algoliasearch-helper';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSearchHelper, type FacetedSearch } from './search-helper.ts';

const defaults = {
  highlightPreTag: '<b>',
  disjunctiveFacets: ['vendor', 'maker', 'category.lvl0'],
  hitsPerPage: 40,
  clickAnalytics: true,
};

/** Facet counts of the index for each request in turn. */
const counts = fc.dictionary(fc.constantFrom('A', 'B', '-C', 'D > E'), fc.nat(50));
const tables = fc.array(fc.record({ vendor: counts, maker: counts, isGreen: counts }, { requiredKeys: [] }), {
  minLength: 4,
  maxLength: 4,
});

const values = fc.uniqueArray(fc.constantFrom('B', 'A', 'D > E', 'Ä "ö"'));
const search: fc.Arbitrary<FacetedSearch> = fc.record(
  {
    query: fc.string(),
    index: fc.constantFrom('products', 'products_by_price'),
    page: fc.nat(9),
    hitsPerPage: fc.constantFrom(0, 3),
    facets: fc.constantFrom([], ['isGreen', 'isAtHand']),
    facetsRefinements: fc.constantFrom({}, { isGreen: ['true'] }, { isGreen: ['true'], isAtHand: ['true'] }),
    disjunctiveFacets: fc.constantFrom(['vendor', 'maker'], ['maker', 'vendor', 'category.lvl0']),
    disjunctiveFacetsRefinements: fc.record({ vendor: values, maker: values }, { requiredKeys: [] }),
    numericRefinements: fc.constantFrom({}, { price: { '>=': [0.5], '<=': [20] } }, { price: { '<=': [7] } }),
    distinct: fc.boolean(),
    queryLanguages: fc.constant(['de']),
  },
  { requiredKeys: ['query', 'facets', 'facetsRefinements'] },
);

interface SentSearch {
  readonly params: { readonly facets?: string | readonly string[] };
}

/** A client that keeps what it is asked, and answers with the counts of the facets asked for. */
function clientWith(answers: readonly Readonly<Record<string, unknown>>[]) {
  const asked: string[] = [];
  const search = async (requests: readonly SentSearch[]) => {
    asked.push(JSON.stringify(requests));
    const results = requests.map(({ params }, place) => ({
      hits: [{ objectID: '1' }],
      nbHits: 3 + place,
      nbPages: 1,
      page: 0,
      facets: Object.fromEntries(
        Object.entries(structuredClone(answers[place] ?? {})).filter(([facet]) =>
          params.facets?.includes(facet),
        ),
      ),
    }));
    return { results };
  };
  return { asked, client: { search } as never };
}

it('asks for a search as the helper does, and counts alike', async () => {
  await fc.assert(
    fc.asyncProperty(search, tables, async (given, answers) => {
      const own = clientWith(answers);
      const theirs = clientWith(answers);
      const ownAnswer = await createSearchHelper(own.client, 'products', defaults).search(given);
      const { content } = await algoliasearchHelper(theirs.client, 'products', defaults).searchOnce(
        given as never,
      );
      expect(own.asked).toEqual(theirs.asked);
      const theirCounts = [...content.disjunctiveFacets, ...content.facets].filter(Boolean);
      for (const { name, data } of theirCounts) expect(ownAnswer.counts[name]).toEqual(data);
      expect(ownAnswer).toMatchObject({ hits: content.hits, nbHits: content.nbHits, page: content.page });
    }),
  );
});

it('asks for the values of a facet as the helper does', async () => {
  await fc.assert(
    fc.asyncProperty(search, fc.string(), async (given, text) => {
      const asked: string[] = [];
      const answer = { facetHits: [{ value: 'A', highlighted: 'A', count: 3 }] };
      const client = {
        search: async (requests: unknown) => {
          asked.push(JSON.stringify(requests));
          return { results: [structuredClone(answer)] };
        },
      } as never;
      const own = createSearchHelper(client, 'products', defaults);
      expect(await own.searchFacet('vendor', text, 20, given)).toEqual(answer.facetHits);
      const theirs = algoliasearchHelper(client, 'products', defaults);
      await theirs.searchForFacetValues('vendor', text, 20, given as never);
      expect(asked[0]).toBe(asked[1]);
    }),
  );
});
