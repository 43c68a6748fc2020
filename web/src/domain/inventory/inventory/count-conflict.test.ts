import { expect, test } from 'vitest';
import { otherCount, otherCountInRefusal } from './count-conflict.ts';

const at = '2026-11-17T09:12:00.000Z';
const byAnna = { counted: 9, countedBy: { name: 'Anna Muster', at, isOwn: false } };

test('a different number of somebody else is asked about', () => {
  expect(otherCount(byAnna, 4)).toEqual({ name: 'Anna Muster', at, counted: 9 });
  expect(otherCount(byAnna, null)).toMatchObject({ counted: 9 });
});

test.each([
  ['the same number', byAnna, 9],
  ['a line nobody counted', { counted: null, countedBy: null }, 4],
  ['one of my own', { counted: 9, countedBy: { name: 'Toni', at, isOwn: true } }, 4],
])('%s is not', (_, line, mine) => {
  expect(otherCount(line, mine)).toBeNull();
});

test('a refusal tells the same', () => {
  expect(otherCountInRefusal({ who: 'Anna Muster', when: at, counted: 9 })).toEqual(otherCount(byAnna, 4));
  expect(otherCountInRefusal({})).toBeNull();
});
