// Search queries of the benches.
/** Facets that the search page counts. */
export const facets = [
  'lieferanten',
  'hersteller',
  'hierarchicalCategories.lvl0',
  'hierarchicalCategories.lvl1',
];
const words = [
  'handschuhe',
  'maske',
  'kanüle',
  'komposit',
  'bohrer',
  'tupfer',
  'spritze',
  'zement',
  'spiegel',
];
export const pickWord = (index: number): string => words[index % words.length] ?? '';

/** Every query another one, so that none shares another's work. */
export const queries = (count: number, hitsPerPage: number, more: object = {}): object[] =>
  Array.from({ length: count }, (_, index) => ({
    indexName: index % 2 === 0 ? 'products' : 'products_price_asc',
    query: pickWord(index).slice(0, 3 + (index % 5)),
    hitsPerPage,
    facets,
    maxValuesPerFacet: 1000,
    getRankingInfo: true,
    ...more,
  }));

/** Ten long words each, all of them written wrong. */
export const typoRich = (count: number): object[] =>
  queries(count, 20).map((query, index) => ({
    ...query,
    query: Array.from({ length: 10 }, (_, word) => misspelt(`${pickWord(index + word)}praxis`, index)).join(
      ' ',
    ),
  }));

const misspelt = (word: string, seed: number): string => {
  const at = 2 + (seed % 4);
  return `${word.slice(0, at)}x${word.slice(at + 1)}`;
};
