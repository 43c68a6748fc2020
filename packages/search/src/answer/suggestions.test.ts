import { describe, expect, it } from 'vitest';
import { SuggestionIndex, type SuggestionResult } from './suggestions.ts';

const index = await SuggestionIndex.build([
  { query: 'nitril handschuhe', weight: 900, languages: ['de'] },
  { query: 'handschuhe', weight: 100, languages: ['de'] },
  { query: 'handschuhe latex', weight: 300, languages: ['de'] },
  { query: 'händedesinfektion', weight: 500, languages: ['de'] },
  { query: 'kanülen', weight: 50, languages: ['de'] },
  { query: 'latex', weight: 20, languages: ['de', 'en'] },
  { query: 'latex gloves', weight: 40, languages: ['en'] },
]);

function suggestions(query: string, more = {}): SuggestionResult {
  const answer = index.search({ query, ...more });
  if ('problem' in answer) throw new Error(answer.problem.message);
  return answer;
}

const queries = (query: string, more = {}) => suggestions(query, more).hits.map((hit) => hit.query);

describe('suggestions', () => {
  it('puts what begins as typed first, then the weightier', () => {
    expect(queries('hands')).toEqual(['handschuhe latex', 'handschuhe', 'nitril handschuhe']);
  });

  it('shows those of the languages asked for, and of any where none is asked for', () => {
    expect(queries('latex')).toEqual(['latex gloves', 'latex', 'handschuhe latex']);
    expect(queries('latex', { queryLanguages: ['de'] })).toEqual(['latex', 'handschuhe latex']);
    expect(queries('latex', { queryLanguages: '["en"]' })).toEqual(['latex gloves', 'latex']);
    expect(suggestions('latex', { queryLanguages: ['fr'] })).toMatchObject({ hits: [], nbHits: 0 });
    expect(index.search({ query: 'latex', queryLanguages: [7] })).toMatchObject({ problem: { request: 0 } });
  });

  it('takes umlauts in any spelling', () => {
    expect(queries('haende')).toEqual(['händedesinfektion']);
    expect(queries('hände')).toEqual(['händedesinfektion']);
  });

  it('forgives typos', () => {
    expect(queries('kanlen')).toEqual(['kanülen']);
  });

  it('shows the weightiest for nothing typed', () => {
    expect(queries('', { hitsPerPage: 2 })).toEqual(['nitril handschuhe', 'händedesinfektion']);
  });

  it('pages, and marks what was typed', () => {
    const { hits, nbHits, nbPages } = suggestions('hands', {
      hitsPerPage: 1,
      page: 1,
      highlightPreTag: '[',
      highlightPostTag: ']',
    });
    expect([nbHits, nbPages]).toEqual([3, 3]);
    expect(hits.map((hit) => hit._highlightResult.query.value)).toEqual(['[hands]chuhe']);
  });

  it('says what is wrong with a request', () => {
    expect(index.search({ query: 'x', page: -1 })).toEqual({
      problem: { message: 'page: expected a whole number from 0 to 1000000', request: 0 },
    });
  });
});
