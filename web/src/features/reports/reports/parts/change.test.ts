import { expect, it } from 'vitest';
import { countChange, moneyChange, percentChange, shareText } from './change.ts';

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;

it('says by how much a figure changed, finely where little changed', () => {
  expect(plain(percentChange(10_620, 10_000))).toBe('+ 6,2 %');
  expect(plain(percentChange(7_790, 10_000))).toBe('− 22 %');
  expect(plain(percentChange(10_000, 10_000))).toBe('0 %');
  expect(plain(percentChange(100_001, 100_000))).toBe('0 %');
});

it('compares with nothing where nothing was', () => {
  expect(percentChange(500, 0)).toBeNull();
  expect(percentChange(0, 0)).toBeNull();
  expect(plain(percentChange(0, 500))).toBe('− 100 %');
});

it('tells counts and money with their sign', () => {
  expect([countChange(127, 118), countChange(3, 1_003), countChange(4, 4)].map(plain)).toEqual([
    '+ 9',
    '− 1.000',
    '± 0',
  ]);
  expect([moneyChange(21_460, 36_290), moneyChange(5, 5)].map(plain)).toEqual(['− 148,30 €', '± 0']);
});

it('tells a share of the whole, of which there may be none', () => {
  expect([shareText(403, 1000), shareText(1000, 1000), shareText(0, 0)].map(plain)).toEqual([
    '40,3 %',
    '100,0 %',
    '–',
  ]);
});
