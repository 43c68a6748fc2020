import { describe, expect, it } from 'vitest';
import {
  type Categories,
  type CategoryBranch,
  categoryRefinements,
  categoryTree,
  isSelectable,
  shownSubs,
  withSubToggled,
  withTopToggled,
} from './categories.ts';

function named(id: number, de: string, en: string) {
  return { id, slug: de.toLowerCase(), de, en, picture: 'hygiene' };
}

const categories: Categories = [
  {
    ...named(1, 'Hygiene', 'Disinfection'),
    sub: [named(2, 'Flächen', 'Surfaces'), named(3, 'Hände', 'Hands'), named(4, 'Tücher', 'Wipes')],
  },
  { ...named(5, 'Einweg', 'Disposables'), sub: [named(6, 'Masken', 'Masks'), named(7, 'Becher', 'Cups')] },
];
const counts = {
  Hygiene: 12,
  'Hygiene > Flächen': 2,
  'Hygiene > Hände': 10,
  Einweg: 30,
  'Einweg > Masken': 30,
};

function branch(value: string, chosen: readonly string[]): CategoryBranch {
  const found = categoryTree(categories, counts, chosen, 'de').find((top) => top.value === value);
  if (!found) throw new Error(`no branch ${value}`);
  return found;
}

describe('the category tree', () => {
  it('has names of the language, values of the index, and what holds most first', () => {
    const tree = categoryTree(categories, counts, [], 'en');
    expect(tree.map(({ name, value, count }) => [name, value, count])).toEqual([
      ['Disposables', 'Einweg', 30],
      ['Disinfection', 'Hygiene', 12],
    ]);
    expect(tree[1]?.sub.map(({ name, value, count }) => [name, value, count])).toEqual([
      ['Hands', 'Hygiene > Hände', 10],
      ['Surfaces', 'Hygiene > Flächen', 2],
      ['Wipes', 'Hygiene > Tücher', 0],
    ]);
  });

  it('keeps its order while nothing is counted yet', () => {
    const tree = categoryTree(categories, undefined, [], 'de');
    expect(tree.map(({ name }) => name)).toEqual(['Hygiene', 'Einweg']);
    expect(tree.every(isSelectable)).toBe(true);
  });

  it('half-checks a category of which only some sub-categories are chosen', () => {
    expect(branch('Hygiene', ['Hygiene > Hände']).choice).toBe('some');
    expect(branch('Hygiene', ['Hygiene']).choice).toBe('all');
    expect(branch('Hygiene', ['Hygiene']).sub.every(({ choice }) => choice === 'all')).toBe(true);
    expect(branch('Einweg', ['Hygiene > Hände']).choice).toBe('none');
  });

  it('hides what is empty unless it is chosen', () => {
    const isShown = (chosen: string[]) =>
      shownSubs(branch('Hygiene', chosen)).some(({ name }) => name === 'Tücher');
    expect(isShown([])).toBe(false);
    expect(isShown(['Hygiene'])).toBe(false);
    expect(isShown(['Hygiene > Tücher'])).toBe(true);
  });
});

describe('choosing', () => {
  it('takes a whole category, also when some of it was chosen, and lets go of it', () => {
    expect(withTopToggled(['Einweg'], branch('Hygiene', ['Einweg']))).toEqual(['Einweg', 'Hygiene']);
    const some = ['Hygiene > Hände', 'Einweg'];
    expect(withTopToggled(some, branch('Hygiene', some))).toEqual(['Einweg', 'Hygiene']);
    expect(withTopToggled(['Hygiene'], branch('Hygiene', ['Hygiene']))).toEqual([]);
  });

  it('takes a sub-category out of a whole category', () => {
    const left = withSubToggled(['Hygiene'], branch('Hygiene', ['Hygiene']), 'Hygiene > Hände');
    expect(left).toEqual(['Hygiene > Flächen']);
  });

  it('sees that all sub-categories that hold something are the category', () => {
    const almost = ['Hygiene > Hände'];
    expect(withSubToggled(almost, branch('Hygiene', almost), 'Hygiene > Flächen')).toEqual(['Hygiene']);
    expect(withSubToggled(almost, branch('Hygiene', almost), 'Hygiene > Hände')).toEqual([]);
  });
});

describe('the refinements of a choice', () => {
  const top = 'hierarchicalCategories.lvl0';
  const sub = 'hierarchicalCategories.lvl1';

  it('uses one of the two facets, never both', () => {
    expect(categoryRefinements([], categories)).toEqual({});
    expect(categoryRefinements(['Hygiene', 'Einweg'], undefined)).toEqual({ [top]: ['Hygiene', 'Einweg'] });
    expect(categoryRefinements(['Hygiene > Hände'], undefined)).toEqual({ [sub]: ['Hygiene > Hände'] });
    expect(categoryRefinements(['Hygiene > Hände', 'Einweg'], categories)).toEqual({
      [sub]: ['Hygiene > Hände', 'Einweg > Masken', 'Einweg > Becher'],
    });
  });

  it('waits for the tree where it needs it', () => {
    expect(categoryRefinements(['Hygiene > Hände', 'Einweg'], undefined)).toBeNull();
  });
});
