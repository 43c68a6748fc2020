// Words of the trade against the demo catalogue: the first ten cards lie in the categories that the list names. Kept apart from
// the words that are said about categories, since the list itself measures what they are good for.
import { readFileSync } from 'node:fs';
import type { SearchRequest } from '@praxora/search/answer/request';
import { buildIndex } from '@praxora/search/index/builder';
import type { SearchIndex } from '@praxora/search/search-index';
import { Synonyms } from '@praxora/search/text/synonyms';
import { describe, expect, it } from 'vitest';
import { demoDocuments } from '../demo-documents.fixture.ts';
import { readCategoryWords, thesaurusOfTheTrade } from './thesaurus.ts';

const list = readFileSync(new URL('./trade-words.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [query = '', categories = ''] = line.split('\t');
    return { query, categories: categories.split('; ') };
  });

function measure(index: SearchIndex): { precision: number; firstRight: number } {
  let [precision, firstRight] = [0, 0];
  for (const { query, categories } of list) {
    const [hits = []] = found(index, { query, hitsPerPage: 10, distinct: true }, []);
    const right = hits.map(({ hierarchicalCategories }) =>
      categories.includes(hierarchicalCategories?.lvl1 ?? ''),
    );
    precision += right.filter(Boolean).length / Math.max(1, right.length);
    firstRight += right[0] ? 1 : 0;
  }
  return { precision: precision / list.length, firstRight: firstRight / list.length };
}

function found(index: SearchIndex, request: SearchRequest, ownIds: readonly string[]) {
  const answer = index.searchBatch([request], { hiddenVendorIds: [], ownIds });
  if ('problem' in answer) throw new Error(answer.problem.message);
  return answer.results.map(({ hits }) => hits);
}

describe('words of the trade', () => {
  it('find their categories, which needs the thesaurus', async () => {
    const measured = measure(await buildIndex(demoDocuments, { thesaurus: thesaurusOfTheTrade }));
    expect(measured.precision).toBeGreaterThanOrEqual(0.95);
    expect(measured.firstRight).toBeGreaterThanOrEqual(0.95);
    expect(measure(await buildIndex(demoDocuments)).precision).toBeLessThan(0.7);
  });

  it('find own products of another name by their descriptions, and those first', async () => {
    const index = await buildIndex(demoDocuments, { thesaurus: thesaurusOfTheTrade });
    const own = demoDocuments
      .filter(({ titel }) => titel === 'Nitrila Blau M')
      .map(({ objectID }) => objectID);
    const [nitril] = found(index, { query: 'nitril', hitsPerPage: 2 }, own);
    expect(nitril).toMatchObject([{ titel: 'Nitrila Blau M', eigen: true }, {}]);
    const [others] = found(index, { query: 'nitril', hitsPerPage: 2 }, []);
    expect(others?.map(({ titel }) => titel)).not.toContain('Nitrila Blau M');
  });

  it('find the rolls of the sterilisation in spite of a typo', async () => {
    const index = await buildIndex(demoDocuments, { thesaurus: thesaurusOfTheTrade });
    const [rolls] = found(index, { query: 'steri rols', hitsPerPage: 10, distinct: true }, []);
    const categories = new Set(rolls?.map(({ hierarchicalCategories }) => hierarchicalCategories?.lvl1));
    expect([...categories]).toEqual(['Desinfektion & Hygiene > Sterilisation']);
  });

  it('are said about categories of the demo catalogue, each of them', () => {
    const known = new Set(demoDocuments.map(({ kategorien }) => kategorien.lvl1));
    const named = thesaurusOfTheTrade.categories?.map(({ category }) => category) ?? [];
    expect(named.toSorted()).toEqual([...known].toSorted());
  });

  it('are read from text files', () => {
    const text = '# A > B\nall: one, two,\n  three\nsome: four\n\n# A > C\nall: five\n';
    expect(readCategoryWords(text)).toEqual([
      { category: 'A > B', all: ['one', 'two', 'three'], some: ['four'] },
      { category: 'A > C', all: ['five'], some: [] },
    ]);
  });

  it('say something about a compound nobody has written down', () => {
    const categories = [
      { category: 'A > Löffel', all: ['Abformlöffel', 'Einmallöffel'], some: [] },
      { category: 'A > Pulver', all: ['Abformpulver', 'Mischpulver'], some: [] },
    ];
    const synonyms = new Synonyms({ groups: [], categories });
    expect(synonyms.categoriesForCompound('mischloffel')).toEqual([]);
    expect(synonyms.categoriesForCompound('einmalloffel')).toEqual([
      { term: '>a>loffel>', isWhole: true, names: [] },
    ]);
    expect(synonyms.categoriesForCompound('abformmischpulver')).toEqual([
      { term: '>a>pulver>', isWhole: true, names: [] },
    ]);
    expect(synonyms.categoriesForCompound('abformwas')).toEqual([]);
  });
});
