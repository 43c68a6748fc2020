import { describe, expect, it } from 'vitest';
import { allowance, QueryAllowance, requestCost } from './query-allowance.ts';
import { SearchProblem } from './search-problem.ts';

const refusal = (work: () => void): SearchProblem | null => {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof SearchProblem) return error;
    throw error;
  }
};
const query = (params: object = {}) => ({ indexName: 'products', params: { ...params } });

describe('what a session may search', () => {
  it('is so much at once, then as much as time gives back', () => {
    const own = new QueryAllowance();
    own.spend('session 1', allowance.atOnce, 0);
    expect(refusal(() => own.spend('session 1', 1, 0))).toMatchObject({ status: 429, retryAfterSeconds: 1 });
    expect(refusal(() => own.spend('session 1', allowance.perSecond * 3, 0))).toMatchObject({
      retryAfterSeconds: 3,
    });
    // Another session has its own allowance.
    own.spend('session 2', allowance.atOnce, 0);
    own.spend('session 1', allowance.perSecond, 1000);
    expect(refusal(() => own.spend('session 1', 1, 1000))).toMatchObject({ status: 429 });
    // After the time it was told, it is served; and never has more than at first.
    own.spend('session 1', allowance.atOnce, 3_600_000);
    expect(refusal(() => own.spend('session 1', 1, 3_600_000))).not.toBeNull();
  });

  it('is not lost when a clock goes back', () => {
    const own = new QueryAllowance();
    own.spend('session 1', allowance.atOnce - 5, 10_000);
    own.spend('session 1', 5, 0);
    expect(refusal(() => own.spend('session 1', 1, 0))).not.toBeNull();
  });

  it('counts queries, and many hits as several', () => {
    expect(requestCost([])).toBe(1);
    expect(requestCost([query(), query({ hitsPerPage: 0 }), { ...query(), facet: 'hersteller' }])).toBe(3);
    expect(requestCost([query({ hitsPerPage: '41' })])).toBe(2);
    expect(requestCost([query({ hitsPerPage: 1000 })])).toBe(25);
  });

  it('remembers those who have spent, however many come', () => {
    const own = new QueryAllowance();
    own.spend('session 0', allowance.atOnce, 0);
    for (let session = 1; session < 30_000; session += 1) own.spend(`session ${session}`, 1, 0);
    expect(refusal(() => own.spend('session 0', 1, 0))).not.toBeNull();
  });
});
