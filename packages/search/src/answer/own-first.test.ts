import { beforeAll, describe, expect, it } from 'vitest';
import { buildIndex } from '../index/builder.ts';
import type { SearchIndex } from '../search-index.ts';
import { product } from '../testing/products.ts';

const gloves = { lvl0: 'Einweg', lvl1: 'Einweg > Handschuhe' };
const care = { lvl0: 'Hygiene', lvl1: 'Hygiene > Pflege' };
let index: SearchIndex;
let described: SearchIndex;

beforeAll(async () => {
  index = await buildIndex([
    product('1', 'Handschuhe Alpha', { kategorien: gloves, popularity: 90 }),
    product('2', 'Handschuhe Beta', { kategorien: gloves, popularity: 50, familie: 'b' }),
    product('3', 'Handschuhe Gamma', { kategorien: gloves, popularity: 10 }),
    product('4', 'Creme für Handschuhe', { kategorien: care, popularity: 99 }),
    product('5', 'Handschuhe Beta XL', { kategorien: gloves, popularity: 1, familie: 'b' }),
  ]);
  described = await buildIndex([
    product('1', 'Handschuhe Alpha', { kategorien: gloves }),
    product('2', 'Nitrila', { kategorien: gloves, text: 'Handschuhe' }),
    product('3', 'Creme', { kategorien: care, text: 'nach Handschuhen' }),
    product('4', 'Salbe', { kategorien: care, text: 'nach Handschuhen' }),
  ]);
});

function found(ownIds: readonly string[], more: object = {}, among = index) {
  const answer = among.searchBatch([{ query: 'handschuhe', ...more }], { hiddenVendorIds: [], ownIds });
  if ('problem' in answer) throw new Error(answer.problem.message);
  return answer.results[0]?.hits.map(({ objectID, eigen }) => objectID + (eigen ? '!' : '')) ?? [];
}

describe('own products', () => {
  it('stand before the others in their usual order', () => {
    const usual = found([]);
    expect(found(['3'])).toEqual(['3!', ...usual.filter((id) => id !== '3')]);
    const [ahead, behind] = usual.filter((id) => id === '2' || id === '3');
    expect(found(['3', '2']).slice(0, 2)).toEqual([`${ahead}!`, `${behind}!`]);
  });

  it('do not rise where they are of another kind, or lack a word', () => {
    expect(found(['4'])).toEqual(found([]));
    expect(found(['3'], { query: 'handschuhe alpha' })[0]).toBe('1');
  });

  it('rise by their descriptions too, which tell no kind', () => {
    const [first] = found(['2', '3', '4'], {}, described);
    expect(first).toBe('2!');
    expect(found(['3', '4'], {}, described)).toEqual(found([], {}, described));
    expect(found(['3'], { query: 'nach' }, described)[0]).toBe('3!');
  });

  it('stay where they are without personalization, sorted by price, or without words', () => {
    const plain = found([], {});
    for (const enablePersonalization of [false, 'false'])
      expect(found(['3'], { enablePersonalization })).toEqual(plain);
    expect(found(['3'], { sort: 'price' })).toEqual(found([], { sort: 'price' }));
    expect(found(['3'], { query: '' })).toEqual(found([], { query: '' }));
  });

  it('are on one page each, also where variants are grouped', () => {
    const paged = [0, 1, 2, 3, 4].flatMap((page) => found(['3', '5'], { page, hitsPerPage: 1 }));
    expect(paged).toEqual(found(['3', '5']));
    const cards = found(['5'], { distinct: true });
    expect(cards).toHaveLength(4);
    expect(cards[0]).toMatch(/^[25]!$/);
    expect([0, 1, 2, 3].flatMap((page) => found(['5'], { distinct: true, page, hitsPerPage: 1 }))).toEqual(
      cards,
    );
  });

  it('keep to the filters', () => {
    expect(found(['3'], { facetFilters: ['hierarchicalCategories.lvl1:Hygiene > Pflege'] })).toEqual(['4']);
  });
});
