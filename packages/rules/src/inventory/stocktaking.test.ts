import { describe, expect, it } from 'vitest';
import { isLargeDifference, isSettled } from './stocktaking.ts';

describe('a large difference', () => {
  it.each([
    [{ expected: 100, difference: -1, differenceCents: -2_000 }, true],
    [{ expected: 100, difference: -1, differenceCents: -1_999 }, false],
    [{ expected: 50, difference: 5, differenceCents: null }, true],
    [{ expected: 51, difference: 5, differenceCents: 10 }, false],
    [{ expected: 1, difference: -1, differenceCents: null }, false],
    [{ expected: 0, difference: 100, differenceCents: null }, true],
    [{ expected: 0, difference: 0, differenceCents: 0 }, false],
  ])('%j: %s', (line, isLarge) => expect(isLargeDifference(line)).toBe(isLarge));
});

describe('a recount', () => {
  it('agrees with somebody, or with the books', () => {
    expect(isSettled(6, { earlier: [6], expected: 7 })).toBe(true);
    expect(isSettled(7, { earlier: [6], expected: 7 })).toBe(true);
    expect(isSettled(5, { earlier: [6], expected: 7 })).toBe(false);
  });
  it('stands the third time', () => expect(isSettled(5, { earlier: [6, 8], expected: 7 })).toBe(true));
});
