import { expect, it } from 'vitest';
import { offeredValues } from './facet-values.ts';

const values = [
  { value: 'Marktmed', count: 90 },
  { value: 'Depotia', count: 70 },
  { value: 'Havelmed', count: 70 },
  { value: 'Linea', count: 5 },
  { value: 'Leer', count: 0 },
];
const names = (chosen: string[], favourites: string[] = []) =>
  offeredValues(values, chosen, new Set(favourites)).map(({ value }) => value);

it('offers what has products, most first, then by name', () => {
  expect(names([])).toEqual(['Marktmed', 'Depotia', 'Havelmed', 'Linea']);
});

it('puts chosen values first, then favourites', () => {
  expect(names(['Linea'], ['Havelmed'])).toEqual(['Linea', 'Havelmed', 'Marktmed', 'Depotia']);
});

it('keeps a chosen value that has no products, so that it can be let go', () => {
  expect(names(['Leer', 'Unbekannt']).slice(0, 2)).toEqual(['Leer', 'Unbekannt']);
  expect(offeredValues(values, ['Unbekannt'])[0]).toEqual({ value: 'Unbekannt', count: 0 });
});
