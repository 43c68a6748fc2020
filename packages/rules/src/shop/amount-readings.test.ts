import { expect, test } from 'vitest';
import { amountReadings } from './amount-readings.ts';

test.each([
  ['1 Pack', [1]],
  ['10 Stk.', [10]],
  ['-2', [2]],
  ['2,5', [2, 3]],
  ['2,0', [2]],
  ['0,5', [1]],
  ['1.500', [1500, 1]],
  ['0', []],
  ['many', []],
  ['', []],
  ['9999999', []],
])('"%s" may mean %j', (text, readings) => {
  expect(amountReadings(text)).toEqual(readings);
});
