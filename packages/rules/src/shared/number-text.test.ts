import { describe, expect, it } from 'vitest';
import { parseNumber, readTypedNumber } from './number-text.ts';

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
    ['-0', 0],
    ['+3', 3],
    ['- 3', -3],
    [' 12 ', 12],
    ['1 000', 1000],
    ['1\u202f000\u00a0000', 1_000_000],
    ["1'000", 1000],
    ['１２，５', 12.5],
    ['－３', -3],
  ])('reads %s as %d', (text, expected) => {
    expect(parseNumber(text)).toBe(expected);
  });

  it.each([
    '',
    ' ',
    'abc',
    '12a',
    '1,2,3',
    '1.23.4',
    '1.2,3,4',
    '12.34.567,8',
    '-',
    ',',
    '1-2',
    '2 5',
    '1 00',
    '5²',
    '1e3',
    '--3',
  ])('takes "%s" for no number', (text) => {
    expect(parseNumber(text)).toBeNaN();
  });
});

describe('readTypedNumber', () => {
  it('counts the digits behind the separator that say something', () => {
    const decimals = ['12', '12,50', '0,125', '1.234', '2,0', '0,0000001', '2,0000000000000000001'];
    expect(decimals.map((text) => readTypedNumber(text)?.decimals)).toEqual([0, 1, 3, 0, 0, 7, 19]);
  });

  it('knows what two people read differently', () => {
    const ambiguous = (text: string) => readTypedNumber(text)?.isAmbiguous;
    expect(['1,000', '12,500', '1.000', '0,125', '1.000,50', '1,25'].map(ambiguous)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
