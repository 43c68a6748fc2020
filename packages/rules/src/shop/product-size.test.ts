import { expect, test } from 'vitest';
import { compareSizes, sizeIn } from './product-size.ts';

test.each([
  ['m', 'M'],
  ['blau-s', 'S'],
  ['groesse-xl-weiss', 'XL'],
  ['gr-7', '7'],
  ['size-6-5-steril', '6,5'],
  ['groesse-08', '8'],
  ['klein', 'S'],
  ['3xl', 'XXXL'],
  // Litres and metres are no sizes.
  ['5-l', ''],
  ['3-m-blau', ''],
  ['a2', ''],
  ['iso-025', ''],
  ['groesse-2500', ''],
  ['', ''],
])('"%s" is the size "%s"', (variant, size) => {
  expect(sizeIn(variant)).toBe(size);
});

test('sizes stand from small to large, numbers behind the letters', () => {
  expect(['7', 'L', 'XXS', '6,5', 'M', '10', 'S'].sort(compareSizes)).toEqual([
    ...['XXS', 'S', 'M', 'L'],
    ...['6,5', '7', '10'],
  ]);
});
