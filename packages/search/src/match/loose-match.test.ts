import { describe, expect, it } from 'vitest';
import type { SearchRequest } from '../answer/request.ts';
import type { SearchResult } from '../answer/result.ts';
import { buildIndex } from '../index/builder.ts';
import { buildOffer, product } from '../testing/products.ts';

const index = await buildIndex([
  product('1', 'Nitril Handschuhe puderfrei', { offers: [buildOffer(1, 1000)] }),
  product('2', 'Nitrilhandschuhe blau', { hersteller: 'Bolt', offers: [buildOffer(1, 800)] }),
  product('3', 'Händedesinfektion 500 ml'),
  product('4', 'Kompresse 12345 steril'),
]);

function search(request: SearchRequest): SearchResult {
  const answer = index.searchBatch([request]);
  if ('problem' in answer) throw new Error(answer.problem.message);
  return answer.results[0] as SearchResult;
}

const ids = (query: string) => search({ query }).hits.map(({ objectID }) => objectID);

describe('words that may be missing', () => {
  const lacking = (query: string) => search({ query }).hits.map(({ objectID, lacks }) => [objectID, lacks]);

  it('leave what has all words ahead of what lacks one, which says so', () => {
    expect(lacking('nitril puderfrei')).toEqual([
      ['1', undefined],
      ['2', 'puderfrei'],
    ]);
    expect(lacking('nitril xqzvw')).toEqual([
      ['1', 'xqzvw'],
      ['2', 'xqzvw'],
    ]);
  });

  it('also by price, where what lacks a word may be cheaper', () => {
    const { hits } = search({ query: 'nitril puderfrei', sort: 'price' });
    expect(hits.map(({ objectID }) => objectID)).toEqual(['1', '2']);
  });

  it('leave something that tells what is looked for', () => {
    expect(ids('xqzvw 12345')).toEqual([]);
    expect(ids('xqzvw')).toEqual([]);
  });

  it('count in facets and number as they are listed', () => {
    const { nbHits, facets } = search({ query: 'nitril puderfrei', facets: ['hersteller'] });
    expect(nbHits).toBe(2);
    expect(facets?.hersteller).toMatchObject({ Bolt: 1 });
  });
});

describe('compounds the catalogue does not have', () => {
  it('are taken by the parts it has, and say so', () => {
    const { hits, understoodAs } = search({ query: 'Untersuchungshandschuhe' });
    expect(hits.map(({ objectID }) => objectID).sort()).toEqual(['1', '2']);
    expect(understoodAs).toBe('handschuhe');
    expect(search({ query: 'handschuhkompresse' }).understoodAs).toBe('handschuh kompresse');
    expect(search({ query: 'nitrilhandschuhe' }).understoodAs).toBeUndefined();
  });

  it('are believed less than one typo and more than two', () => {
    expect(search({ query: 'nitrlihandschuhe' }).understoodAs).toBeUndefined();
    expect(search({ query: 'nirtlihandschuhe' }).understoodAs).toBe('handschuhe');
  });

  it('keep the other words of the query', () => {
    const { hits, understoodAs } = search({ query: 'Einmalhandschuhe blau' });
    expect(hits[0]).toMatchObject({ objectID: '2' });
    expect(understoodAs).toBe('handschuhe blau');
  });
});
