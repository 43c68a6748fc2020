import { expect, it } from 'vitest';
import { monthWithin, queryOfGroup, toGroupKey } from './groups.ts';

const span = { from: '2026-03-15', to: '2026-05-10' };
const query = { preset: 'last3Months', compare: 'before', groupBy: 'month', sort: 'value', vendorIds: '3,4' };

it('a month is asked for by those of its days that lie in the period', () => {
  expect(monthWithin('2026-03-01', span)).toEqual({ from: '2026-03-15', to: '2026-03-31' });
  expect(monthWithin('2026-04-01', span)).toEqual({ from: '2026-04-01', to: '2026-04-30' });
  expect(monthWithin('2026-05-01', span)).toEqual({ from: '2026-05-01', to: '2026-05-10' });
  expect(monthWithin('2028-02-01', { from: null, to: null }).to).toBe('2028-02-29');
  expect(queryOfGroup({ id: null, month: '2026-04-01' }, 'month', { query, span })).toEqual({
    sort: 'value',
    vendorIds: '3,4',
    from: '2026-04-01',
    to: '2026-04-30',
  });
});

it('any other part is asked for by its number, beside the other filters', () => {
  expect(queryOfGroup({ id: 4, month: null }, 'vendor', { query, span })).toEqual({
    preset: 'last3Months',
    sort: 'value',
    vendorIds: '4',
  });
  expect(queryOfGroup({ id: 9, month: null }, 'storage', { query, span })).toMatchObject({
    vendorIds: '3,4',
    storageIds: '9',
  });
});

it('what belongs to none can be asked for of categories only', () => {
  const none = { id: null, month: null };
  expect(queryOfGroup(none, 'category', { query, span })).toMatchObject({ categoryIds: 'none' });
  expect(queryOfGroup(none, 'costCenter', { query, span })).toBeNull();
});

it('has a name for the address', () => {
  expect(
    [
      { id: 4, month: null },
      { id: null, month: '2026-04-01' },
      { id: null, month: null },
    ].map(toGroupKey),
  ).toEqual(['g:4', 'g:2026-04-01', 'g:none']);
});
