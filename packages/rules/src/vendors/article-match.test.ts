import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ArticlesByNumber, matchArticle } from './article-match.ts';

const several = (...articleIds: number[]) => ({ kind: 'several', articleIds });

describe('the article of a line', () => {
  it.each<[string, ArticlesByNumber, object]>([
    ['the order number', { orderNumber: [1] }, { kind: 'one', articleId: 1, by: 'orderNumber' }],
    ['the GTIN', { gtin: [2] }, { kind: 'one', articleId: 2, by: 'gtin' }],
    ['the PZN', { pzn: [3] }, { kind: 'one', articleId: 3, by: 'pzn' }],
    [
      'the maker’s number',
      { manufacturerNumber: [4] },
      { kind: 'one', articleId: 4, by: 'manufacturerNumber' },
    ],
    ['all that agree', { orderNumber: [1], gtin: [1] }, { kind: 'one', articleId: 1, by: 'orderNumber' }],
    ['what two numbers share', { gtin: [1, 2], pzn: [2, 3] }, { kind: 'one', articleId: 2, by: 'gtin' }],
    [
      'the maker’s number among several',
      { gtin: [1, 2], manufacturerNumber: [2, 9] },
      { kind: 'one', articleId: 2, by: 'gtin' },
    ],
  ])('is found by %s', (_, found, match) => {
    expect(matchArticle(found)).toEqual(match);
  });

  it('is a question where numbers mean different articles, or one number means two', () => {
    expect(matchArticle({ orderNumber: [1], gtin: [2] })).toEqual(several(1, 2));
    expect(matchArticle({ gtin: [1, 2] })).toEqual(several(1, 2));
    expect(matchArticle({ manufacturerNumber: [5, 6, 5] })).toEqual(several(5, 6));
  });

  it('is none where no number is known', () => {
    expect(matchArticle({})).toEqual({ kind: 'none' });
    expect(matchArticle({ gtin: [], manufacturerNumber: [] })).toEqual({ kind: 'none' });
  });

  const ids = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 4 });
  const numbers = fc.record({ orderNumber: ids, gtin: ids, pzn: ids, manufacturerNumber: ids });

  it('never contradicts a number that is known, but the maker’s', () => {
    fc.assert(
      fc.property(numbers, (found) => {
        const match = matchArticle(found);
        if (match.kind !== 'one') return;
        for (const kind of ['orderNumber', 'gtin', 'pzn'] as const)
          if (found[kind].length > 0) expect(found[kind]).toContain(match.articleId);
      }),
    );
  });

  it('names nobody who has none of the numbers, and asks only about different articles', () => {
    fc.assert(
      fc.property(numbers, (found) => {
        const match = matchArticle(found);
        const named =
          match.kind === 'one' ? [match.articleId] : match.kind === 'several' ? match.articleIds : [];
        const known = Object.values(found).flat();
        for (const id of named) expect(known).toContain(id);
        expect(new Set(named).size).toBe(named.length);
        expect(match.kind === 'none').toBe(known.length === 0);
      }),
    );
  });
});
