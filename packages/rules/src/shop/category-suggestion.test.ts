import { expect, test } from 'vitest';
import { suggestCategory } from './category-suggestion.ts';

const categories = [
  { slug: 'einweg-handschuhe', names: ['Handschuhe', 'Gloves'], topNames: ['Einwegartikel', 'Disposables'] },
  { slug: 'endo-handinstrumente', names: ['Handinstrumente', 'Hand instruments'], topNames: ['Endodontie'] },
  {
    slug: 'paro-handinstrumente',
    names: ['Handinstrumente', 'Hand instruments'],
    topNames: ['Parodontologie'],
  },
  { slug: 'fuellung-komposite', names: ['Komposite', 'Composites'], topNames: ['Füllung'] },
];

test.each([
  [['Untersuchungshandschuhe'], 'einweg-handschuhe'],
  [['Handschuhe, unsteril'], 'einweg-handschuhe'],
  [['Komposit-Materialien'], 'fuellung-komposite'],
  [['Composite'], 'fuellung-komposite'],
  [['Instrumente für die Hand', 'Endodontie allgemein'], 'endo-handinstrumente'],
  [['Handinstrumente', 'Parodontologie und Prophylaxe'], 'paro-handinstrumente'],
  [['Gartenmöbel'], null],
  [['Gartenmöbel', 'Einwegartikel'], null],
  [['A'], null],
  [[''], null],
  [[], null],
])('%j means %s', (path, slug) => {
  expect(suggestCategory(path, categories)).toBe(slug);
});
