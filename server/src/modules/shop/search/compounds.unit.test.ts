// Compounds a practice types that no name has find their kind in the demo catalogue.
import type { SearchResult } from '@praxora/search/answer/result';
import { buildIndex } from '@praxora/search/index/builder';
import type { ProductDocument } from '@praxora/search/index/document';
import { expect, it } from 'vitest';
import { catalogue } from '../../../../seed/catalog.fixture.ts';
import { topCategories } from '../../../../seed/taxonomy.ts';
import synonyms from './synonyms.json' with { type: 'json' };

const shelves = new Map(
  topCategories.flatMap((top) => top.subCategories.map((sub) => [sub.id, { top, sub }])),
);

const documents = catalogue.map(({ product }): ProductDocument => {
  const { top, sub } = shelves.get(product.categoryId) ?? {
    top: { de: '', en: '' },
    sub: { de: '', en: '' },
  };
  return {
    objectID: String(product.id),
    titel: product.name.de,
    titelEn: product.name.en,
    hersteller: '',
    nummern: [product.manufacturerNumber],
    kategorien: { lvl0: top.de, lvl1: `${top.de} > ${sub.de}` },
    kategorienEn: [top.en, sub.en],
    popularity: 0,
    url: '',
    bild: '',
    offers: [],
  };
});
const index = await buildIndex(documents, { synonyms });

function search(query: string): SearchResult {
  const answer = index.searchBatch([{ query, hitsPerPage: 5 }]);
  if ('problem' in answer) throw new Error(answer.problem.message);
  return answer.results[0] as SearchResult;
}

const categoriesOf = ({ hits }: SearchResult) =>
  hits.map(({ hierarchicalCategories }) => hierarchicalCategories?.lvl1 ?? '');

it.each([
  ['einmalhandschuhe', /Handschuh/],
  ['untersuchungshandschuhe', /Handschuh/],
  ['abformmaterial', /Abform|Alginat|Silikon|Polyether/],
  ['wurzelkanalfeile', /Endo|Wurzel|Feile/],
  ['füllungskomposit', /Komposit|Füllung/],
  // It ends in a word that nothing is called by.
  ['handschuhbox', /Handschuh/],
])('%s', (query, kind) => {
  const found = search(query);
  expect(found.nbHits).toBeGreaterThan(0);
  expect(`${categoriesOf(found)[0]} ${found.hits[0]?.titel}`).toMatch(kind);
});

it('says what a compound with an unknown end is understood as', () => {
  expect(search('handschuhbox').understoodAs).toBe('handschuh');
});

/** The nouns shelves end with, and what practices put before them. */
const heads = [
  ...new Set(
    [...shelves.values()]
      .flatMap(({ sub }) => /([A-ZÄÖÜ]\p{L}{4,})$/u.exec(sub.de)?.[1] ?? [])
      .map((head) => head.toLowerCase()),
  ),
];
const modifiers = ['praxis', 'einmal', 'haushalts', 'qualitäts', 'vorrats', 'alltags', 'spar', 'kinder'];

it('200 more, made of the shelves of the catalogue', () => {
  const made = heads.flatMap((head) => modifiers.map((modifier) => ({ head, query: modifier + head })));
  expect(made.length).toBeGreaterThanOrEqual(200);
  const astray = made.filter(({ head, query }) => {
    const own = new Set(categoriesOf(search(head)));
    const found = search(query);
    return found.nbHits === 0 || !categoriesOf(found).some((category) => own.has(category));
  });
  expect(astray.map(({ query }) => query)).toEqual([]);
});
