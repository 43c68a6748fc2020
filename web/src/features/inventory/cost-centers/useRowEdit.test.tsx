import { expect, test } from 'vitest';
import { changesOf } from './useRowEdit.tsx';

const seen = { id: 7, number: '1300', name: 'Eigenlabor', isStandard: false };

test('a row that is saved takes back nothing that others changed', () => {
  expect(changesOf(seen, seen)).toEqual({});
  expect(changesOf(seen, { ...seen, name: 'Labor' })).toEqual({ name: 'Labor' });
  expect(changesOf(seen, { ...seen, number: '1301', isStandard: true })).toEqual({
    number: '1301',
    isStandard: true,
  });
});
