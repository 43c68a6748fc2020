import { describe, expect, it } from 'vitest';
import { buildIndex } from '../index/builder.ts';
import type { PracticeView } from '../index/document.ts';
import { buildOffer, product } from '../testing/products.ts';

const gloves = { kategorien: { lvl0: 'Schutz', lvl1: 'Schutz > Handschuhe' } };
const index = await buildIndex([
  product('1', 'Nitril Handschuhe blau', gloves),
  product('2', 'Latex Handschuhe weiß', gloves),
  product('3', 'Halter für Handschuhe', { kategorien: { lvl0: 'Möbel' }, offers: [buildOffer(2, 500)] }),
  product('4', 'Spatel steril', { kategorien: {} }),
]);

function parts(query: string, view?: PracticeView) {
  const answer = index.searchBatch([{ query }], view);
  if ('problem' in answer) throw new Error(answer.problem.message);
  const [result] = answer.results;
  return result?.nbHits === 0 ? (result.partsFound ?? []) : 'found';
}

const handschuhe = { query: 'handschuhe', nbHits: 3, category: 'Schutz > Handschuhe' };

describe('parts of a query that finds nothing', () => {
  it('are those that find something, with their number and category', () => {
    expect(parts('Qqqqxyz Handschuhe vvvvwww')).toEqual([handschuhe]);
    expect(parts('qqqqxyz spatel vvvvwww')).toEqual([{ query: 'spatel', nbHits: 1 }]);
  });

  it('may be the beginning of a word', () => {
    expect(parts('qqqqxyz handschuhxqzvwq vvvvwww')).toEqual([{ ...handschuhe, query: 'handschuh' }]);
  });

  it('count what the practice can see', () => {
    expect(parts('qqqqxyz handschuhe vvvvwww', { hiddenVendorIds: [2] })).toEqual([
      { ...handschuhe, nbHits: 2 },
    ]);
  });

  it('are none where nothing is known, and not told where something is found', () => {
    expect(parts('xqzvwq')).toEqual([]);
    expect(parts('12')).toEqual([]);
    expect(parts('handschuhe')).toBe('found');
  });
});
