import { describe, expect, it } from 'vitest';
import { buildOffer, product } from '../testing/products.ts';
import { buildIndex } from './builder.ts';
import type { ProductDocument } from './document.ts';

async function titles(documents: readonly ProductDocument[], query: string): Promise<string[]> {
  const answer = (await buildIndex(documents)).searchBatch([{ query }]);
  if ('problem' in answer) throw new Error(answer.problem.message);
  return (answer.results[0]?.hits ?? []).map(({ titel = '' }) => titel);
}

const numbered = (count: number, make: (i: number) => ProductDocument): ProductDocument[] =>
  Array.from({ length: count }, (_, i) => make(i));

describe('a kind of thing comes before what belongs to it', () => {
  it('where a name says "for" or "für"', async () => {
    const documents = [
      product('1', 'Schlauch für Scaler'),
      product('2', 'Turbo Scaler piezoelektrisch lang blau'),
      product('3', 'Scaler Halter', { titelEn: 'Holder for Curette' }),
      product('4', 'Kürette', { titelEn: 'Universal Steel Curette Long Blue' }),
    ];
    expect((await titles(documents, 'scaler')).at(-1)).toBe('Schlauch für Scaler');
    expect(await titles(documents, 'curette')).toEqual(['Kürette', 'Scaler Halter']);
  });

  it('where the word is the beginning of a compound', async () => {
    const names = ['Scalerhalter lang', 'Turboscaler lang und schmal blau', 'Scaler Halter Turbo lang'];
    const documents = names.map((name, i) => product(String(i), name));
    expect((await titles(documents, 'scaler lang')).at(-1)).toBe('Scalerhalter lang');
  });

  it('where an English name ends in another noun, once there are enough; qualities on either side do not count', async () => {
    const mice = ['Acme USB Mouse with long cable', 'Acme Mouse USB with long cable'];
    const catalogue = (count: number) => [
      product('pad', 'Mouse Pad'),
      ...numbered(count, (i) => product(String(i), mice[i % 2] as string)),
    ];
    expect((await titles(catalogue(10), 'mouse'))[0]).toBe('Mouse Pad');
    expect((await titles(catalogue(11), 'mouse')).at(-1)).toBe('Mouse Pad');
  });

  it('where a quality or a letter follows what it is', async () => {
    const black = Array.from({ length: 20 }, () => 'black').join(' ');
    for (const name of ['Turbo Scaler Black with long cable', 'Turbo Scaler Type A with long cable']) {
      const scalers = numbered(12, (i) => product(String(i), name, { text: black }));
      expect((await titles([product('holder', 'Scaler Holder'), ...scalers], 'scaler')).at(-1)).toBe(
        'Scaler Holder',
      );
    }
  });

  it('where what it is stands before it as well', async () => {
    const documents = [
      ...numbered(12, (i) => product(String(i), 'Turbo Scaler with long blue cable and a light')),
      ...numbered(2, (i) => product(`case ${i}`, 'Case Scaler Case')),
    ];
    expect((await titles(documents, 'scaler')).slice(-2)).toEqual(['Case Scaler Case', 'Case Scaler Case']);
  });

  it('where a category is called so', async () => {
    const documents = [
      product('1', 'Scaler Spitze', { kategorien: { lvl0: 'Spitzen' } }),
      product('2', 'Scaler Turbo', { kategorien: { lvl0: 'Scaler' } }),
    ];
    expect(await titles(documents, 'scaler')).toEqual(['Scaler Turbo', 'Scaler Spitze']);
  });

  it('where most of that name lie in one category, once there are enough', async () => {
    const inside = (count: number) =>
      numbered(count, (i) =>
        product(`in ${i}`, 'Scaler Turbo lang', { kategorien: { lvl0: 'Instrumente' } }),
      );
    const outside = product('out', 'Scaler Ring', { kategorien: { lvl0: 'Kleinteile' } });
    expect((await titles([outside, ...inside(10)], 'scaler'))[0]).toBe('Scaler Ring');
    expect((await titles([outside, ...inside(11)], 'scaler')).at(-1)).toBe('Scaler Ring');
  });

  it('where things of that name cost much more, once there are enough', async () => {
    const dear = (count: number) =>
      numbered(count, (i) => product(`dear ${i}`, 'Scaler Turbo lang', { offers: [buildOffer(1, 90_000)] }));
    const cheap = product('cheap', 'Scaler Ring', { offers: [buildOffer(1, 900)] });
    expect((await titles([cheap, ...dear(10)], 'scaler'))[0]).toBe('Scaler Ring');
    expect((await titles([cheap, ...dear(11)], 'scaler')).at(-1)).toBe('Scaler Ring');
  });

  it('where people chose it after that search, whatever its name says', async () => {
    const named = [product('1', 'Scaler rund'), product('2', 'Spitze für Scaler')];
    expect(await titles(named, 'scaler')).toEqual(['Scaler rund', 'Spitze für Scaler']);
    const chosen = [named[0], { ...named[1], chosenFor: ['scaler'] }] as ProductDocument[];
    expect(await titles(chosen, 'scaler')).toEqual(['Spitze für Scaler', 'Scaler rund']);
  });

  it('and hides nothing', async () => {
    const names = ['Mouse Pad', 'Pad for Mouse', 'Mouse'];
    const documents = names.map((name, i) => product(String(i), name));
    expect((await titles(documents, 'mouse')).sort()).toEqual([...names].sort());
  });
});
