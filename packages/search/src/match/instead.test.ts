import { describe, expect, it } from 'vitest';
import { buildIndex } from '../index/builder.ts';
import { product } from '../testing/products.ts';

async function titles(names: readonly string[], query: string): Promise<string[]> {
  const index = await buildIndex(names.map((name, i) => product(String(i), name)));
  const answer = index.searchBatch([{ query }]);
  if ('problem' in answer) throw new Error(answer.problem.message);
  const hits = answer.results[0]?.hits ?? [];
  return hits.flatMap(({ titel = '', lacks }) => (lacks === undefined ? titel : [])).sort();
}

describe('a word that occurs nowhere', () => {
  it('is found as the end of longer ones, sooner than with a typo', async () => {
    const names = ['Mundspiegel plan', 'Siegelora Wasser', 'Handspiegel rund'];
    expect(await titles(names, 'spiegel')).toEqual(['Handspiegel rund', 'Mundspiegel plan']);
    expect(await titles(names, 'Spiegel plan')).toEqual(['Mundspiegel plan']);
    expect(await titles(['Siegelora Wasser'], 'spiegel')).toEqual(['Siegelora Wasser']);
  });

  it('is not looked for within others where it does occur, or is short', async () => {
    expect(await titles(['Mundspiegel', 'Spiegel'], 'spiegel')).toContain('Spiegel');
    expect(await titles(['Wassertank', 'Regal'], 'tank')).toEqual([]);
  });

  it('is a measure that others write apart', async () => {
    const names = ['Spritze 5 ml', 'Spritze 10 ml', 'Spritze 5 cm'];
    expect(await titles(names, 'spritze 5ml')).toEqual(['Spritze 5 ml']);
    expect(await titles(['Spritze 5ml', 'Spritze 5 ml'], 'spritze 5ml')).toEqual(['Spritze 5ml']);
  });
});
