import { describe, expect, it } from 'vitest';
import type { SearchRequest } from './answer/request.ts';
import type { SearchResult } from './answer/result.ts';
import { buildIndex } from './index/builder.ts';
import type { PracticeView, ProductDocument } from './index/document.ts';
import type { SearchIndex } from './search-index.ts';
import { buildOffer, product } from './testing/products.ts';

const products: ProductDocument[] = [
  product('1', 'Nitril Handschuhe puderfrei', { nummern: ['AB-12.345', '4012345678901'], popularity: 50 }),
  product('2', 'Nitrilhandschuhe blau', {
    nummern: ['AB12346'],
    hersteller: 'Bolt',
    offers: [buildOffer(1, 1200), buildOffer(2, 800)],
  }),
  product('3', 'Händedesinfektion 500 ml', {
    hersteller: 'Bolt',
    kategorien: { lvl0: 'Hygiene', lvl1: 'Hygiene > Hände' },
    kategorienEn: ['Hand disinfection'],
    offers: [buildOffer(2, 500)],
  }),
  product('4', 'Kompresse 12345 steril', { offers: [] }),
  product('5', 'OP-Maske Typ II', { hersteller: 'Celsius', offers: [buildOffer(3, 300, false)] }),
  product('6', 'Mundschutz einfach', { titelEn: 'Face mask', popularity: 9 }),
];
const index = await buildIndex(products, { thesaurus: { groups: [['OP-Maske', 'Mundschutz']] } });

function search(request: SearchRequest, view?: PracticeView, of: SearchIndex = index): SearchResult {
  const answer = of.searchBatch([request], view);
  if ('problem' in answer) throw new Error(answer.problem.message);
  return answer.results[0] as SearchResult;
}

const ids = (query: string, view?: PracticeView) =>
  search({ query }, view).hits.map(({ objectID }) => objectID);

const withAllWords = (query: string) =>
  search({ query })
    .hits.filter(({ lacks }) => lacks === undefined)
    .map(({ objectID }) => objectID);

describe('words', () => {
  it('are found in compounds and compounds in words', () => {
    expect(ids('nitrilhandschuhe').sort()).toEqual(['1', '2']);
    expect(ids('nitril handschuhe').sort()).toEqual(['1', '2']);
    expect(ids('nitrilhands').sort()).toEqual(['1', '2']);
  });

  it('are found with umlauts in any spelling', () => {
    for (const query of ['Händedesinfektion', 'haendedesinfektion', 'handedesinfektion', 'hände']) {
      expect(ids(query)).toEqual(['3']);
    }
  });

  it('are found in English, too', () => {
    expect(ids('disinfection')).toEqual(['3']);
    expect(ids('face')).toEqual(['6']);
  });

  it('are found by the beginning of the last one only', () => {
    expect(ids('puder')).toEqual(['1']);
    expect(withAllWords('puder nitril')).toEqual([]);
  });

  it('are found by synonyms, which highlights leave as they are written', () => {
    const { hits } = search({ query: 'Mundschutz' });
    expect(hits.map(({ objectID }) => objectID)).toEqual(['6', '5']);
    expect(hits.map(({ _highlightResult }) => _highlightResult?.titel)).toMatchObject([
      { value: '<em>Mundschutz</em> einfach', matchLevel: 'full', matchedWords: ['mundschutz'] },
      { value: '<em>OP</em>-<em>Maske</em> Typ II', matchLevel: 'full' },
    ]);
    for (const form of ['op maske', 'op masken']) expect(ids(form).sort()).toEqual(['5', '6']);
  });
});

describe('article numbers', () => {
  it('are found with and without separators', () => {
    for (const query of ['AB-12.345', 'AB12345', 'ab 12 345', 'ab12 345']) expect(ids(query)[0]).toBe('1');
    expect(ids('AB-123').sort()).toEqual(['1', '2']);
  });

  it('come first when they match exactly', async () => {
    const two = await buildIndex([
      product('a', '12345 12345', { popularity: 999 }),
      product('b', 'Sonde', { nummern: ['123-45'] }),
    ]);
    expect(search({ query: '12345' }, undefined, two).hits.map(({ objectID }) => objectID)).toEqual([
      'b',
      'a',
    ]);
  });

  it('have no typos', () => {
    expect(ids('4012345678902')).toEqual([]);
  });
});

describe('typos', () => {
  it('are forgiven by length, also in a word still being typed', () => {
    expect(ids('puderfrie')).toEqual(['1']);
    expect(ids('pudrefr')).toEqual(['1']);
    expect(ids('komprse')).toEqual(['4']);
    expect(ids('blu')).toEqual([]);
  });

  it('are not looked for when the word is known, and not at all if not wanted', () => {
    expect(search({ query: 'puderfrie', typoTolerance: false }).nbHits).toBe(0);
  });
});

describe('a hit', () => {
  it('has the fields of the protocol', () => {
    const [hit] = search({ query: 'ab12346', getRankingInfo: true }).hits;
    expect(hit).toMatchObject({
      objectID: '2',
      titel: 'Nitrilhandschuhe blau',
      url: '/inventory/product/2',
      preis: 8,
      bild: '/pictures/einweg.svg',
      hersteller: 'Bolt',
      nummern: ['AB12346'],
      lieferanten: ['Depotia', 'Marktmed'],
      hierarchicalCategories: { lvl0: 'Einweg', lvl1: 'Einweg > Schutz' },
      _highlightResult: {
        nummern: [{ value: '<em>AB12346</em>', matchLevel: 'full', fullyHighlighted: true }],
      },
      _rankingInfo: { nbTypos: 0, nbExactWords: 1, words: 1 },
    });
  });

  it('has what was asked for', () => {
    const [hit] = search({ query: 'blau', attributesToRetrieve: ['titel'], attributesToHighlight: [] }).hits;
    expect(hit).toEqual({ objectID: '2', titel: 'Nitrilhandschuhe blau' });
    const [other] = search({
      query: 'hände',
      attributesToRetrieve: 'preis',
      attributesToHighlight: 'titel',
      highlightPreTag: '[',
      highlightPostTag: ']',
    }).hits;
    expect(other).toMatchObject({
      preis: 5,
      _highlightResult: { titel: { value: '[Hände]desinfektion 500 ml' } },
    });
  });

  it('marks parts of compounds and typos', () => {
    const marked = (query: string) =>
      search({ query, highlightPreTag: '[', highlightPostTag: ']' }).hits.map(
        ({ _highlightResult }) => _highlightResult?.titel,
      );
    expect(marked('handschuhe')).toMatchObject([
      { value: 'Nitril [Handschuhe] puderfrei' },
      { value: 'Nitril[handschuhe] blau' },
    ]);
    expect(marked('komprsse')).toMatchObject([{ value: '[Kompresse] 12345 steril' }]);
    expect(marked('opmaske typ')[0]).toMatchObject({ value: '[OP-Maske] [Typ] II', matchLevel: 'full' });
  });

  it('has no price when nobody sells it, and then is last by price', () => {
    const { hits } = search({ sort: 'price' });
    expect(hits.map(({ preis }) => preis)).toEqual([3, 5, 8, 10, 10, null]);
  });
});

describe("a practice's view", () => {
  it('leaves out hidden vendors: their products, prices and facet values', () => {
    const view = { hiddenVendorIds: [2] };
    expect(ids('händedesinfektion', view)).toEqual([]);
    const { hits, facets } = search({ query: 'blau', facets: ['lieferanten'] }, view);
    expect(hits[0]).toMatchObject({ preis: 12, lieferanten: ['Depotia'] });
    expect(facets).toEqual({ lieferanten: { Depotia: 1 } });
    expect(search({ facetFilters: ['lieferanten:Marktmed'] }, view).nbHits).toBe(0);
  });

  it('takes off own discounts, half a cent up, where they apply', () => {
    const discounts = new Map([
      [1, 12.5],
      [3, 50],
    ]);
    const view = { hiddenVendorIds: [], discounts };
    expect(search({ query: 'puderfrei' }, view).hits[0]?.preis).toBe(8.75);
    expect(search({ query: 'Typ' }, view).hits[0]?.preis).toBe(3);
    expect(search({ numericFilters: ['preis<9'], query: 'nitril' }, view).nbHits).toBe(2);
  });
});

describe('facets', () => {
  it('are counted, limited, and described for the price', () => {
    const { facets, facets_stats } = search({ query: '', facets: '*', maxValuesPerFacet: 2 });
    expect(facets).toMatchObject({
      hersteller: { Acme: 3, Bolt: 2 },
      lieferanten: { Depotia: 3, Marktmed: 2 },
    });
    expect(facets_stats?.preis).toEqual({ min: 3, max: 10, avg: 7.2, sum: 36 });
  });

  it('are searched by words of their values, under the request', () => {
    expect(
      index.searchFacetValues({ facet: 'hierarchicalCategories.lvl1', facetQuery: 'schu' }),
    ).toMatchObject({
      facetHits: [{ value: 'Einweg > Schutz', highlighted: 'Einweg > <em>Schu</em>tz', count: 5 }],
    });
    expect(
      index.searchFacetValues({ facet: 'hersteller', facetQuery: '', query: 'nitril', maxFacetHits: 1 }),
    ).toMatchObject({ facetHits: [{ value: 'Acme', count: 1 }] });
    expect(index.searchFacetValues({ facet: 'hersteller', facetQuery: 'celsuis' })).toMatchObject({
      facetHits: [{ value: 'Celsius', count: 1 }],
    });
    expect(
      index.searchFacetValues({ facet: 'lieferanten', facetQuery: 'mark' }, { hiddenVendorIds: [2] }),
    ).toMatchObject({
      facetHits: [],
    });
  });
});

describe('a request that cannot be answered', () => {
  const cases: [SearchRequest, string][] = [
    [{ page: -1 }, 'page: expected a whole number from 0 to 1000000'],
    [{ hitsPerPage: 2000 }, 'hitsPerPage: expected a whole number from 0 to 1000'],
    [{ filters: 'preis <' }, 'filters: a number is missing at the end'],
    [{ query: 7 }, 'query: expected a text'],
    [{ attributesToRetrieve: ['titel', 7] }, 'attributesToRetrieve: expected a text'],
    [{ facets: '[' }, 'facets: not valid JSON'],
  ];
  it.each(cases)('%j is refused', (request, message) => {
    expect(index.searchBatch([{}, request])).toEqual({ problem: { message, request: 1 } });
  });

  it('is also a facet that there is not', () => {
    expect(index.searchFacetValues({ facet: 'farbe' })).toMatchObject({ problem: { request: 0 } });
  });
});

describe('a batch', () => {
  it('answers in the order of the requests, whatever their queries', () => {
    const answer = index.searchBatch([
      { query: 'blau' },
      { query: 'hände' },
      { query: 'blau', hitsPerPage: 0 },
    ]);
    expect(answer).toMatchObject({
      results: [
        { nbHits: 1, query: 'blau' },
        { nbHits: 1, query: 'hände' },
        { nbHits: 1, hits: [], nbPages: 0 },
      ],
    });
  });

  it('answers more different filters than fit together', () => {
    const requests = Array.from({ length: 40 }, (_, i) => ({
      numericFilters: [`preis<=${i / 2}`, `preis>${i / 4}`],
    }));
    const answer = index.searchBatch(requests);
    const counts = 'results' in answer ? answer.results.map(({ nbHits }) => nbHits) : [];
    const expected = requests.map(
      (_, i) => [3, 5, 8, 10, 10].filter((preis) => preis <= i / 2 && preis > i / 4).length,
    );
    expect(counts).toEqual(expected);
  });
});

describe('changes', () => {
  it('show at once: prices, texts, new and removed products', async () => {
    const changing = await buildIndex(products);
    const [first, second] = products as [ProductDocument, ProductDocument];
    changing.applyChanges(
      [
        { ...first, offers: [buildOffer(1, 700), buildOffer(2, 650), buildOffer(3, 900)] },
        { ...second, titel: 'Vinylhandschuhe grün' },
        product('7', 'Sonde'),
      ],
      ['3', 'unknown'],
    );
    const found = (query: string) =>
      search({ query }, undefined, changing).hits.map(({ objectID, preis }) => [objectID, preis]);
    expect(found('puderfrei')).toEqual([['1', 6.5]]);
    expect(found('vinylhandschuhe')).toEqual([['2', 8]]);
    expect(found('blau')).toEqual([]);
    expect(found('sonde')).toEqual([['7', 10]]);
    expect(found('händedesinfektion')).toEqual([]);
    expect(changing.size).toBe(6);
    expect(changing.changedSize).toBe(2);
  });

  it('keep the last of two products with one id', async () => {
    const twice = await buildIndex([product('1', 'Sonde'), product('1', 'Spiegel')]);
    expect(twice.size).toBe(1);
    expect(search({}, undefined, twice).hits.map(({ titel }) => titel)).toEqual(['Spiegel']);
  });
});
