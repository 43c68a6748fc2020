import { describe, expect, it } from 'vitest';
import { decimalsOf, parseNumber } from './number-text.ts';

describe('parseNumber', () => {
  it.each([
    ['12', 12],
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['12.50', 12.5],
    [',5', 0.5],
    ['5,', 5],
    ['0.125', 0.125],
    ['1.234', 1234],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1.234.567', 1234567],
    ['1 234,5', 1234.5],
    ['-3', -3],
    ['−3,5', -3.5],
    ['0', 0],
  ])('reads %s as %d', (text, expected) => {
    expect(parseNumber(text)).toBe(expected);
  });

  it.each(['', ' ', 'abc', '12a', '1,2,3', '1.23.4', '1.2,3,4', '12.34.567,8', '-', ',', '1-2'])(
    'takes "%s" for no number',
    (text) => {
      expect(parseNumber(text)).toBeNaN();
    },
  );
});

describe('decimalsOf', () => {
  it('counts the digits behind the separator', () => {
    expect([decimalsOf(12), decimalsOf(12.5), decimalsOf(0.125)]).toEqual([0, 1, 3]);
  });
});
