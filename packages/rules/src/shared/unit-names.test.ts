import { expect, it } from 'vitest';
import { unitName } from './unit-names.ts';
import { weightText } from './weight-text.ts';

const pack = { de: 'Packung', en: 'pack' };

it.each([
  [0, 'Packungen', 'packs'],
  [1, 'Packung', 'pack'],
  [-1, 'Packung', 'pack'],
  [1.5, 'Packungen', 'packs'],
  [4, 'Packungen', 'packs'],
])('%j %s', (count, de, en) => {
  expect([unitName(pack, count, 'de'), unitName(pack, count, 'en')]).toEqual([de, en]);
});

it('a unit that nobody knows keeps its name', () => {
  const own = { de: 'Gebinde', en: 'drum' };
  expect([unitName(own, 4, 'de'), unitName(own, 4, 'en')]).toEqual(['Gebinde', 'drum']);
});

it.each([
  [0, '0 g'],
  [40, '40 g'],
  [999.9, '999,9 g'],
  [999.96, '1 kg'],
  [1000, '1 kg'],
  [12_340, '12,3 kg'],
  [1_250_000, '1.250 kg'],
])('%j grams are %s', (grams, text) => {
  expect(weightText(grams)).toBe(text);
});
