import { describe, expect, it } from 'vitest';
import { listPages, rowsInSight } from './row-window.ts';

const screen = { viewHeight: 960, rowHeight: 48, total: 10_000 };

describe('the rows in sight', () => {
  it('are the first ones and a few more while nothing is scrolled', () => {
    expect(rowsInSight({ ...screen, top: 300 })).toEqual({ first: 0, end: 25 });
  });

  it('move along, and stay few in the middle of ten thousand', () => {
    const range = rowsInSight({ ...screen, top: -240_000 });
    expect(range).toEqual({ first: 4990, end: 5035 });
  });

  it('stay the same until five rows were scrolled, and always hold what is seen', () => {
    const tops = Array.from({ length: 480 }, (_, pixel) => -240_000 - pixel);
    const ranges = tops.map((top) => rowsInSight({ ...screen, top }));
    expect(new Set(ranges.map(({ first, end }) => `${first} ${end}`)).size).toBe(2);
    for (const [index, { first, end }] of ranges.entries()) {
      const scrolled = -(tops[index] ?? 0);
      expect(first * screen.rowHeight).toBeLessThanOrEqual(scrolled);
      expect(end * screen.rowHeight).toBeGreaterThanOrEqual(scrolled + screen.viewHeight);
    }
  });

  it('end with the list', () => {
    expect(rowsInSight({ ...screen, top: -479_520 })).toEqual({ first: 9980, end: 10_000 });
    expect(rowsInSight({ ...screen, total: 0, top: 300 })).toEqual({ first: 0, end: 0 });
  });

  it('are fetched page by page, the first page always', () => {
    expect(listPages({ first: 0, end: 24 }, 100)).toEqual([0]);
    expect(listPages({ first: 190, end: 230 }, 100)).toEqual([0, 1, 2]);
    expect(listPages({ first: 0, end: 0 }, 100)).toEqual([0]);
  });
});
