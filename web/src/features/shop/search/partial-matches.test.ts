import { expect, it } from 'vitest';
import { categoryTree } from './categories.ts';
import { namedCategories, namedLike } from './partial-matches.ts';

const categories = [
  {
    id: 1,
    de: 'Schutz',
    en: 'Protection',
    picture: 'handschuhe',
    sub: [{ id: 2, de: 'Handschuhe', en: 'Gloves', picture: 'handschuhe' }],
  },
] as unknown as Parameters<typeof categoryTree>[0];

it('names the categories of parts once, in the language of the interface', () => {
  const tree = categoryTree(categories, {}, [], 'en');
  const part = (query: string, category: string) => ({ query, nbHits: 1, category });
  expect(
    namedCategories(
      [part('a', 'Schutz > Handschuhe'), part('b', 'Schutz > Handschuhe'), part('c', 'Gone')],
      tree,
    ),
  ).toEqual([{ value: 'Schutz > Handschuhe', name: 'Gloves' }]);
});

it('finds what has one of the words in its name, but not by short ones', () => {
  const vendors = [
    { id: 1, name: 'Weserkontor Dental' },
    { id: 2, name: 'Depotia' },
  ];
  expect(namedLike(vendors, 'xyz WESER').map(({ id }) => id)).toEqual([1]);
  expect(namedLike(vendors, 'de, po')).toEqual([]);
});
