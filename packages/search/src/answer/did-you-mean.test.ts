import { describe, expect, it } from 'vitest';
import { buildIndex } from '../index/builder.ts';
import { product } from '../testing/products.ts';

const index = await buildIndex([
  product('1', 'Nitril Handschuhe puderfrei'),
  product('2', 'Nitril Handschuhe blau'),
  product('8', 'Nitril Handschuhe schwarz'),
  product('3', 'Händedesinfektion 500 ml'),
  product('4', 'Komposit A2 Spritze'),
  product('5', 'Komposit A3 Spritze'),
  product('6', 'Kompresse steril'),
  product('7', 'Spatel steril'),
]);

function found(query: string) {
  const answer = index.searchBatch([{ query }]);
  if ('problem' in answer) throw new Error(answer.problem.message);
  const [result] = answer.results;
  const whole = result?.hits.filter(({ lacks }) => lacks === undefined);
  return { hits: whole?.length, meant: result?.didYouMean };
}

describe('what was meant', () => {
  it('is given in proper spelling where typos were passed over', () => {
    expect(found('händedesinfektoin')).toEqual({ hits: 1, meant: 'händedesinfektion' });
    expect(found('nitril handshuhe')).toEqual({ hits: 3, meant: 'nitril handschuhe' });
  });

  it('is given where there are more typos than are passed over', () => {
    expect(found('kommpossit')).toEqual({ hits: 2, meant: 'komposit' });
    expect(found('kompsti')).toEqual({ hits: 0, meant: 'komposit' });
    expect(found('nitirll hantschue')).toEqual({ hits: 0, meant: 'nitril handschuhe' });
  });

  it('has no unfinished words', () => {
    expect(found('nitirll handsch')).toEqual({ hits: 0, meant: 'nitril handschuhe' });
  });

  it('is the near word that goes with the others', () => {
    expect(found('kompretse stehril')).toEqual({ hits: 1, meant: 'kompresse steril' });
  });

  it('is not guessed at', () => {
    for (const query of ['nitril', 'xqzvwkj', 'steril', 'abc', '12345', '']) {
      expect(found(query).meant, query).toBeUndefined();
    }
  });
});
