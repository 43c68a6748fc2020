import { expect, test } from 'vitest';
import { changedFields } from './useRowEdit.tsx';

const seen = { id: 7, number: '1300', name: 'Eigenlabor', isStandard: false };

test('a row that is saved takes back nothing that others changed', () => {
  expect(changedFields(seen, seen)).toEqual({});
  expect(changedFields(seen, { ...seen, name: 'Labor' })).toEqual({ name: 'Labor' });
  expect(changedFields(seen, { ...seen, number: '1301', isStandard: true })).toEqual({
    number: '1301',
    isStandard: true,
  });
});
