// Compounds a practice types that no name has find their kind in the demo catalogue.
import type { SearchResult } from '@praxora/search/answer/result';
import { buildIndex } from '@praxora/search/index/builder';
import { expect, it } from 'vitest';
import { topCategories } from '../../../../seed/taxonomy.ts';
import { demoDocuments } from './demo-documents.fixture.ts';
import { thesaurusOfTheTrade } from './trade/thesaurus.ts';

const index = await buildIndex(demoDocuments, { thesaurus: thesaurusOfTheTrade });

function search(query: string, hitsPerPage = 5): SearchResult {
  const answer = index.searchBatch([{ query, hitsPerPage }]);
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
    topCategories
      .flatMap(({ subCategories }) => subCategories)
      .flatMap((sub) => /([A-ZÄÖÜ]\p{L}{4,})$/u.exec(sub.de)?.[1] ?? [])
      .map((head) => head.toLowerCase()),
  ),
];
const modifiers = ['praxis', 'einmal', 'haushalts', 'qualitäts', 'vorrats', 'alltags', 'spar', 'kinder'];

/** Categories that the thesaurus gives a word for. */
const categoriesCalled = (word: string): string[] =>
  (thesaurusOfTheTrade.categories ?? [])
    .filter(({ all, some }) => [...all, ...some].includes(word))
    .map(({ category }) => category);

const names = demoDocuments.map(({ titel }) => titel.toLowerCase().replaceAll('-', ''));

it('200 more, made of the shelves of the catalogue', () => {
  const made = heads.flatMap((head) => modifiers.map((modifier) => ({ head, query: modifier + head })));
  expect(made.length).toBeGreaterThanOrEqual(200);
  const astray = made.filter(({ head, query }) => {
    // Einmal-Winkelstücke are a thing of their own, on another shelf.
    if (names.some((name) => name.includes(query))) return false;
    const own = new Set([...categoriesOf(search(head, 1000)), ...categoriesCalled(head)]);
    const found = search(query);
    return found.nbHits === 0 || !categoriesOf(found).some((category) => own.has(category));
  });
  expect(astray.map(({ query }) => query)).toEqual([]);
});
