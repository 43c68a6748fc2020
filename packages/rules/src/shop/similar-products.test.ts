import { expect, test } from 'vitest';
import { similarProducts } from './similar-products.ts';

const similarTo = similarProducts([
  { productId: 1, names: ['SteriBeutel 90 × 230', 'SteriBag 90 × 230'] },
  { productId: 2, names: ['SteriRolle 75 mm', 'SteriRoll 75 mm'] },
  { productId: 3, names: ['SteriRolle 100 mm', 'SteriRoll 100 mm'] },
  { productId: 4, names: ['Nitrila Blau M', 'Nitrila Blue M'] },
  { productId: 5, names: ['Händegel', 'Hand gel'] },
]);

test('a misspelt name finds the nearest first, of equals the one that stands first', () => {
  expect(similarTo('steri rols', 3)).toEqual([2, 3, 1]);
  expect(similarTo('steri rols', 1)).toEqual([2]);
});

test('case, spaces, umlauts and the language of the name do not matter', () => {
  expect(similarTo('NITRILABLEU', 3)).toEqual([4]);
  expect(similarTo('haendegehl', 3)).toEqual([5]);
});

test('what shares next to nothing, or has no letters at all, finds nothing', () => {
  for (const text of ['zement', '', '--', 'ab', '%_\\', '🦷']) expect(similarTo(text, 3)).toEqual([]);
});
