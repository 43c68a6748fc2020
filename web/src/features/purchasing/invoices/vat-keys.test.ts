import { expect, it } from 'vitest';
import { readVatKeys, writeVatKeys } from './vat-keys.ts';

it.each([
  [
    '19: 9, 7: 8',
    [
      { percent: 19, key: '9' },
      { percent: 7, key: '8' },
    ],
  ],
  [
    ' 19 % = 401; 5,5: 12 ',
    [
      { percent: 19, key: '401' },
      { percent: 5.5, key: '12' },
    ],
  ],
  ['', []],
])('reads %j', (text, keys) => {
  expect(readVatKeys(text)).toEqual(keys);
  expect(readVatKeys(writeVatKeys(keys))).toEqual(keys);
});

it.each(['neunzehn', '19', '19: neun', '19: 9, 7'])('makes nothing valid of %j', (text) => {
  expect(readVatKeys(text).some(({ percent, key }) => percent < 0 || key === '')).toBe(true);
});
