import { describe, expect, it } from 'vitest';
import { product } from '../testing/products.ts';
import { buildIndex } from './builder.ts';

describe('article numbers made of words', () => {
  it('count as a whole only: a word within one does not make its product the first', async () => {
    const index = await buildIndex([
      product('stand', 'Ständer universal', { nummern: ['UNIVERSAL-NOTEBOOK-STAND'] }),
      product('own', 'Notebook 15 Zoll'),
      product('case', 'Notebook Tasche universal'),
      product('post', 'Stand Notebook'),
    ]);
    const answer = index.searchBatch([{ query: 'notebook' }]);
    const found = 'results' in answer ? answer.results[0]?.hits.map(({ objectID }) => objectID) : [];
    expect(found).toHaveLength(4);
    expect(found?.at(-1)).toBe('stand');
  });
});
