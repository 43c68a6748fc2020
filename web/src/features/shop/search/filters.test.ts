import { describe, expect, it } from 'vitest';
import { emptyAddress } from './address.ts';
import { type Categories, categoryTree } from './categories.ts';
import { activeFilters, toggled } from './filters.ts';

const named = (id: number, de: string, en: string) => ({ id, slug: de, de, en, picture: 'hygiene' });
const categories: Categories = [
  {
    ...named(1, 'Hygiene', 'Disinfection'),
    sub: [named(2, 'Flächen', 'Surfaces'), named(3, 'Hände', 'Hands'), named(4, 'Tücher', 'Wipes')],
  },
];

function chipsOf(chosen: readonly string[]) {
  const address = { ...emptyAddress, categories: chosen };
  return activeFilters(address, categoryTree(categories, undefined, chosen, 'en')).map(
    ({ name, parts, removal }) => ({ name, parts, left: removal(address).categories }),
  );
}

describe('the chips', () => {
  it('name a category in the language, with the number of its chosen parts', () => {
    expect(chipsOf(['Hygiene'])).toEqual([{ name: 'Disinfection', parts: null, left: [] }]);
    expect(chipsOf(['Hygiene > Hände'])).toEqual([{ name: 'Hands', parts: null, left: [] }]);
    expect(chipsOf(['Hygiene > Hände', 'Hygiene > Tücher'])).toEqual([
      { name: 'Disinfection', parts: 2, left: [] },
    ]);
  });

  it('show what the tree does not know, so that it can be removed', () => {
    expect(chipsOf(['Früher > Einmal', 'Hygiene'])).toEqual([
      { name: 'Disinfection', parts: null, left: ['Früher > Einmal'] },
      { name: 'Einmal', parts: null, left: ['Hygiene'] },
    ]);
  });

  it('remove what only is shown one by one', () => {
    const address = { ...emptyAddress, only: ['inStock', 'bought'] } as const;
    expect(
      activeFilters(address, []).map(({ kind, name, removal }) => [kind, name, removal(address)]),
    ).toEqual([
      ['only', 'inStock', { only: ['bought'] }],
      ['only', 'bought', { only: ['inStock'] }],
    ]);
  });

  it('remove one vendor, manufacturer or size each', () => {
    const address = { ...emptyAddress, vendors: ['A', 'B'], manufacturers: ['C'], sizes: ['M'] };
    expect(
      activeFilters(address, []).map(({ kind, name, removal }) => [kind, name, removal(address)]),
    ).toEqual([
      ['vendor', 'A', { vendors: ['B'] }],
      ['vendor', 'B', { vendors: ['A'] }],
      ['manufacturer', 'C', { manufacturers: [] }],
      ['size', 'M', { sizes: [] }],
    ]);
  });
});

it('a value is toggled', () => {
  expect(toggled(['A'], 'B')).toEqual(['A', 'B']);
  expect(toggled(['A', 'B'], 'A')).toEqual(['B']);
});
