import { describe, expect, it } from 'vitest';
import { buildIndex } from '../index/builder.ts';
import type { SearchIndex } from '../search-index.ts';
import { product } from '../testing/products.ts';

const thesaurus = {
  groups: [['Speichelsauger', 'saliva ejector']],
  categories: [
    { category: 'Hygiene > Sterilisation', all: ['Sterirolle'], some: [] },
    { category: 'Einmal > Servietten', all: ['Lätzchen'], some: [] },
  ],
};

const inCategory = (lvl0: string, lvl1: string) => ({ kategorien: { lvl0, lvl1: `${lvl0} > ${lvl1}` } });

const catalogue = (): Promise<SearchIndex> =>
  buildIndex(
    [
      product('1', 'Klarsichtschlauch', inCategory('Hygiene', 'Sterilisation')),
      product('2', 'Mulltupfer steril Rolle', inCategory('Einmal', 'Tupfer')),
      product('3', 'Servio Blau', inCategory('Einmal', 'Servietten')),
      product('4', 'Speichelsauger'),
    ],
    { thesaurus },
  );

async function answer(query: string) {
  const answered = (await catalogue()).searchBatch([{ query }]);
  if ('problem' in answered) throw new Error(answered.problem.message);
  const [result] = answered.results;
  const ids = result?.hits.flatMap(({ objectID, lacks }) => (lacks === undefined ? objectID : []));
  return { ids, understoodAs: result?.understoodAs };
}

describe('a word of the trade that the catalogue does not have', () => {
  it('is found with a typo, and named as it is spelled', async () => {
    expect(await answer('lätzchn')).toEqual({ ids: ['3'], understoodAs: 'Lätzchen' });
    expect(await answer('lxtzchn')).toEqual({ ids: [], understoodAs: undefined });
  });

  it('is found with a typo where it is written as two, sooner than words of the catalogue with typos', async () => {
    expect(await answer('steri rols')).toEqual({ ids: ['1'], understoodAs: 'Sterirolle' });
    expect(await answer('steril rolle')).toEqual({ ids: ['2'], understoodAs: undefined });
  });

  it('is found with a typo in a phrase', async () => {
    expect(await answer('saliva ejektor')).toEqual({ ids: ['4'], understoodAs: 'saliva ejector' });
  });
});
