import { expect, it } from 'vitest';
import { isFiltered, plainView, type ReorderView, readView, sortedBy, writeView } from './address.ts';

const full: ReorderView = {
  section: 'leftOut',
  search: 'nitril',
  storageId: 4,
  vendorId: 5,
  favoritesFirst: true,
  sort: 'total',
  descending: true,
  addressId: 6,
};

it('what is shown comes back from the address as it went in; what is usual leaves no trace', () => {
  expect(readView(writeView(full))).toEqual(full);
  expect(writeView(plainView).toString()).toBe('');
  expect(readView(new URLSearchParams())).toEqual(plainView);
});

it('nonsense in the address is what is usual', () => {
  const nonsense = 'show=all&storage=-1&vendor=x&favoritesFirst=1&sort=price&descending=yes&address=2.5';
  expect(readView(new URLSearchParams(nonsense))).toEqual(plainView);
});

it('address and order are no filters', () => {
  expect(isFiltered({ ...plainView, addressId: 3, sort: 'name', section: 'snoozed' })).toBe(false);
  expect(isFiltered({ ...plainView, favoritesFirst: true })).toBe(true);
});

it('a column sorts, turns round, and lets go', () => {
  const first = { ...plainView, ...sortedBy('name')(plainView) };
  const second = { ...first, ...sortedBy('name')(first) };
  const third = { ...second, ...sortedBy('name')(second) };
  expect([first, second, third].map(({ sort, descending }) => [sort, descending])).toEqual([
    ['name', false],
    ['name', true],
    ['urgency', false],
  ]);
});
